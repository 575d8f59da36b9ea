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
import { PrinterIcon } from '../../ui/icons/icons.tsx';
import { Notice } from '../../ui/page/Notice.tsx';
import { SelectionSheet } from '../../ui/lists/SelectionSheet.tsx';
import { ReferenceText } from '../../ui/text/ReferenceText.tsx';
import { usePrintJob } from './usePrintJob.ts';
import type { FailedReceipt, PrintJob } from './usePrintJob.ts';
import type { ReceiptSelection } from './useReceiptSelection.ts';

/** The receipts for the printer alone; beside the page, whose boxes would hold their sheets together. */
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

/** What could not be printed, by reference, and the way to try only that again. */
function FailedReceipts({
  failed,
  onRetry,
}: {
  failed: readonly FailedReceipt[];
  onRetry: () => void;
}) {
  return (
    <Notice
      severity="error"
      role="alert"
      title={`No pudimos imprimir ${countOf(failed.length, 'comprobante')}`}
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

/** On a phone a button takes its line. */
const wide = { flex: { xs: 'auto', sm: 'none' } };

function wordsOf(job: PrintJob | undefined, count: number): string {
  if (job?.status === 'busy') return `Preparando el comprobante ${job.done + 1} de ${job.count}…`;
  if (job && job.printed > 0)
    return `Preparamos ${countOf(job.printed, 'comprobante')} para imprimir.`;
  return count === 0
    ? 'Selecciona los comprobantes que quieras imprimir juntos.'
    : `${countOf(count, 'comprobante')} para imprimir, uno por hoja`;
}

/**
 * The selected receipts: how many, and the button that fetches and prints them. They may stand on
 * several pages of the list.
 */
export function ReceiptPrinting({ selection }: { selection: ReceiptSelection }) {
  const { payments } = selection;
  const print = usePrintJob();
  const [asked, setAsked] = useState(payments);
  // What became of another selection says nothing of this one.
  const job = print.job?.status === 'busy' || asked === payments ? print.job : undefined;
  const isBusy = job?.status === 'busy';
  const isActive = payments.length > 0;
  return (
    <>
      {job?.status === 'done' && job.failed.length > 0 && (
        <FailedReceipts
          failed={job.failed}
          onRetry={() => print.start(job.failed.map(({ payment }) => payment))}
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
            <Button variant="text" onClick={print.cancel} sx={wide}>
              Cancelar
            </Button>
          )}
          {!isBusy && isActive && (
            <Button variant="text" onClick={selection.clear} sx={wide}>
              Quitar selección
            </Button>
          )}
          <LoadingButton
            variant={isActive ? 'contained' : 'outlined'}
            startIcon={<PrinterIcon size={20} />}
            loading={isBusy}
            disabled={!isActive}
            sx={wide}
            onClick={() => {
              setAsked(payments);
              print.start(payments);
            }}
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
