import { styled } from '@mui/material/styles';
import { formatDay } from '../../lib/dates.ts';
import { unreadPaymentsText } from '../../lib/unread.ts';
import type { Period } from '../../lib/dates.ts';
import { palette, theme } from '../../theme/theme.ts';
import { LoadingButton } from '../../ui/buttons/LoadingButton.tsx';
import { DownloadIcon } from '../../ui/icons/icons.tsx';
import { Notice } from '../../ui/page/Notice.tsx';
import { usualMonths } from './statement.ts';
import type { StatementFormat } from './statement.ts';
import { useStatementDownload } from './useStatementDownload.ts';
import type { StatementDownload } from './useStatementDownload.ts';

const Frame = styled('section')({
  marginTop: 48,
  paddingTop: 32,
  borderTop: `1px solid ${palette.divider}`,
  '& h2': theme.typography.h2,
  '& > p': { maxWidth: '60ch', margin: '8px 0 20px', color: palette.text.secondary },
  '& > [role=alert]': { marginTop: 16 },
});
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });
const Progress = styled('output')({
  display: 'block',
  marginTop: 16,
  color: palette.text.secondary,
  '&:empty': { display: 'none' },
});

const formats: readonly { format: StatementFormat; label: string }[] = [
  { format: 'csv', label: 'Descargar CSV' },
  { format: 'pdf', label: 'Descargar PDF' },
];

function progressOf(download: StatementDownload): string {
  const { status, format, file } = download;
  if (status === 'busy') return `Preparando tu cartola en ${format.toUpperCase()}…`;
  return status === 'done' ? `Listo: descargamos ${file}.` : '';
}

/** The statement of a period as a file; `isUsual` for the default period. */
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
    <Frame aria-labelledby="cartola">
      <h2 id="cartola">Tu cartola</h2>
      <p>
        <span>{`Incluye todos tus pagos del ${formatDay(period.from)} al ${formatDay(period.to)}${
          isUsual ? `, los últimos ${usualMonths} meses` : ''
        }, de todas las empresas y en cualquier estado.`}</span>
        {isUsual && <span> Filtra por fechas para descargar otro período.</span>}
      </p>
      <Buttons>
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
      </Buttons>
      <Progress>{download && progressOf(download)}</Progress>
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
    </Frame>
  );
}
