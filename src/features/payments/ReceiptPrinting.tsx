import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { ReceiptPaper } from '../../components/receipt/ReceiptPaper.tsx';
import { countOf } from '../../lib/counts.ts';
import type { ReceiptContent } from '../../store/device/extra.ts';
import { LoadingButton } from '../../ui/buttons/LoadingButton.tsx';
import type { LoadingButtonProps } from '../../ui/buttons/LoadingButton.tsx';
import { DownloadIcon, PrinterIcon } from '../../ui/icons/icons.tsx';
import { Notice } from '../../ui/page/Notice.tsx';
import { SelectionSheet } from '../../ui/lists/SelectionSheet.tsx';
import { ReferenceText } from '../../ui/text/ReferenceText.tsx';
import { useReceiptJob } from './useReceiptJob.ts';
import type { FailedReceipt, ReceiptJob, ReceiptWay } from './useReceiptJob.ts';
import type { ReceiptSelection } from './useReceiptSelection.ts';

/**
 * The receipts for the printer. They are rendered into `body`, because the elements of the page
 * layout would prevent page breaks.
 */
function PrintedReceipts({ receipts }: { receipts: readonly ReceiptContent[] }) {
  return createPortal(
    <Box sx={{ display: 'none', displayPrint: 'block' }}>
      {receipts.map((receipt) => (
        <ReceiptPaper key={receipt.payment.reference} {...receipt} />
      ))}
    </Box>,
    document.body,
  );
}

/**
 * The receipts that could not be printed or saved, each with the reason, and a button that retries
 * only those.
 */
function FailedReceipts({
  way,
  failed,
  onRetry,
}: {
  way: ReceiptWay;
  failed: readonly FailedReceipt[];
  onRetry: () => void;
}) {
  return (
    <Notice
      severity="error"
      role="alert"
      title={`No pudimos ${way === 'print' ? 'imprimir' : 'guardar'} ${countOf(failed.length, 'comprobante')}`}
      action={
        <Button variant="outlined" size="small" onClick={onRetry}>
          Reintentar
        </Button>
      }
      sx={{ mt: 3, '@media print': { display: 'none' } }}
    >
      <List disablePadding>
        {failed.map(({ payment: { reference }, problem }) => (
          <ListItem key={reference} disableGutters sx={{ display: 'block', py: 0.25 }}>
            <ReferenceText>{reference}</ReferenceText>
            <span>{`: ${problem}`}</span>
          </ListItem>
        ))}
      </List>
    </Notice>
  );
}

/** On a phone the buttons grow to fill their line. */
const wide = { flex: { xs: 'auto', sm: 'none' } };

function wordsOf(job: ReceiptJob | undefined, count: number): string {
  if (job?.status === 'busy') return `Preparando el comprobante ${job.done + 1} de ${job.count}…`;
  if (job && job.handed > 0) {
    const handed = countOf(job.handed, 'comprobante');
    return job.way === 'print'
      ? `Preparamos ${handed} para imprimir.`
      : `Descargamos ${handed} en un PDF.`;
  }
  return count === 0
    ? 'Selecciona los comprobantes que quieras imprimir o guardar juntos.'
    : `${countOf(count, 'comprobante')} ${count === 1 ? 'seleccionado' : 'seleccionados'}`;
}

/** A bar that prints or saves the selected receipts, also those on other pages of the list. */
export function ReceiptPrinting({ selection }: { selection: ReceiptSelection }) {
  const { payments } = selection;
  const jobs = useReceiptJob();
  const [asked, setAsked] = useState(payments);
  // The result of an earlier selection is not shown for the current one.
  const job = jobs.job?.status === 'busy' || asked === payments ? jobs.job : undefined;
  const isBusy = job?.status === 'busy';
  const isActive = payments.length > 0;
  const button = (way: ReceiptWay): LoadingButtonProps => ({
    loading: isBusy && job.way === way,
    'aria-disabled': isBusy || undefined,
    disabled: !isActive,
    sx: wide,
    onClick: () => {
      if (isBusy) return;
      setAsked(payments);
      jobs.start(way, payments);
    },
  });
  return (
    <>
      {job?.status === 'done' && job.failed.length > 0 && (
        <FailedReceipts
          way={job.way}
          failed={job.failed}
          onRetry={() =>
            jobs.start(
              job.way,
              job.failed.map(({ payment }) => payment),
            )
          }
        />
      )}
      <SelectionSheet isActive={isActive}>
        <Typography component="output" color={isActive ? 'textPrimary' : 'textSecondary'}>
          <span>{wordsOf(job, payments.length)}</span>
        </Typography>
        <Stack
          direction="row"
          sx={{ flex: { xs: 1, sm: 'none' }, flexWrap: 'wrap', gap: 1.5, ml: 'auto' }}
        >
          {isBusy && (
            <Button variant="text" onClick={jobs.cancel} sx={wide}>
              Cancelar
            </Button>
          )}
          {!isBusy && isActive && (
            <Button variant="text" onClick={selection.clear} sx={wide}>
              Quitar selección
            </Button>
          )}
          <LoadingButton
            variant="outlined"
            startIcon={<DownloadIcon size={20} />}
            {...button('save')}
          >
            Guardar PDF
          </LoadingButton>
          <LoadingButton
            variant={isActive ? 'contained' : 'outlined'}
            startIcon={<PrinterIcon size={20} />}
            {...button('print')}
          >
            Imprimir seleccionados
          </LoadingButton>
        </Stack>
      </SelectionSheet>
      {job?.status === 'done' && job.receipts.length > 0 && (
        <PrintedReceipts receipts={job.receipts} />
      )}
    </>
  );
}
