import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatDay } from '../../lib/dates/dates.ts';
import { unreadPaymentsText } from '../../lib/unread.ts';
import type { Period } from '../../lib/dates/dates.ts';
import { LoadingButton } from '../../ui/buttons/LoadingButton.tsx';
import { DownloadIcon } from '../../ui/icons/icons.tsx';
import { Notice } from '../../ui/page/Notice.tsx';
import { statementMonths } from './statement.ts';
import type { StatementFormat } from './statement.ts';
import { useStatementDownload } from './useStatementDownload.ts';
import type { StatementDownload } from './useStatementDownload.ts';

const formats: readonly { format: StatementFormat; label: string }[] = [
  { format: 'csv', label: 'Descargar CSV' },
  { format: 'pdf', label: 'Descargar PDF' },
];

function progressOf(download: StatementDownload): string {
  const { status, format, file } = download;
  if (status === 'busy') return `Preparando tu cartola en ${format.toUpperCase()}…`;
  return status === 'done' ? `Listo: descargamos ${file}.` : '';
}

/** `isUsual`: `period` is the default, the last `statementMonths` months. */
export function StatementDownloads({
  userId,
  period,
  isUsual,
}: {
  userId: string;
  period: Period;
  isUsual: boolean;
}) {
  const { download, start } = useStatementDownload();
  const isBusy = download?.status === 'busy';
  return (
    <Stack
      component="section"
      aria-labelledby="cartola"
      spacing={2}
      sx={{ mt: 6, displayPrint: 'none' }}
    >
      <Divider sx={{ mb: 2 }} />
      <Typography variant="h2" id="cartola">
        Tu cartola
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: '60ch' }}>
        <span>{`Incluye todos tus pagos del ${formatDay(period.from)} al ${formatDay(period.to)}${
          isUsual ? `, los últimos ${statementMonths} meses` : ''
        }, de todas las empresas y en cualquier estado.`}</span>
        {isUsual && <span> Filtra por fechas para descargar otro período.</span>}
      </Typography>
      <Stack direction="row" spacing={1.5} sx={{ flexWrap: 'wrap' }}>
        {formats.map(({ format, label }) => (
          <LoadingButton
            key={format}
            variant="outlined"
            startIcon={<DownloadIcon size={20} />}
            loading={isBusy && download.format === format}
            aria-disabled={isBusy || undefined}
            onClick={() => start(format, { userId, from: period.from, to: period.to })}
          >
            {label}
          </LoadingButton>
        ))}
      </Stack>
      <Typography component="output" color="textSecondary">
        {download && progressOf(download)}
      </Typography>
      {download?.status === 'done' && download.leftOut > 0 && (
        <Notice severity="warning" role="alert" title="Tu cartola está incompleta">
          {unreadPaymentsText(download.leftOut)}
        </Notice>
      )}
      {download?.status === 'failed' && (
        <Notice severity="error" role="alert" title="No pudimos descargar tu cartola">
          {download.problem}
        </Notice>
      )}
    </Stack>
  );
}
