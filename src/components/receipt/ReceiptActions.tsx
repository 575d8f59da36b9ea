import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { saveFile } from '../../lib/files/saveFile.ts';
import type { ReceiptContent } from '../../store/device/extra.ts';
import { LoadingButton } from '../../ui/buttons/LoadingButton.tsx';
import { RetryButton } from '../../ui/buttons/RetryButton.tsx';
import { FormActions } from '../../ui/forms/Form.tsx';
import { DownloadIcon, PrinterIcon, ShareIcon } from '../../ui/icons/icons.tsx';
import { Notice } from '../../ui/page/Notice.tsx';
import { receiptFile } from './receiptFile.ts';

const ways = {
  save: { label: 'Guardar PDF', icon: <DownloadIcon size={20} /> },
  share: { label: 'Compartir', icon: <ShareIcon size={20} /> },
};

type Way = keyof typeof ways;

/** Whether the browser can open the system's share sheet for a PDF (Web Share API). */
function canShareFiles(): boolean {
  if (!('canShare' in navigator)) return false;
  const sample = new File([], 'comprobante.pdf', { type: 'application/pdf' });
  return navigator.canShare({ files: [sample] });
}

const failedShare =
  'El comprobante está listo: presiona «Compartir» de nuevo, o guárdalo con «Guardar PDF».';

/** Opens the system's share sheet; returns a message, '' if the payer closed the sheet. */
async function share(file: File): Promise<string> {
  try {
    await navigator.share({ files: [file] });
    return 'Compartiste el comprobante.';
  } catch (error) {
    // An `AbortError` means that the payer closed the sheet. Any other error is a failure, such as
    // a press too long ago for the browser to open the sheet.
    return error instanceof DOMException && error.name === 'AbortError' ? '' : failedShare;
  }
}

function save(file: File): string {
  saveFile(URL.createObjectURL(file), file.name);
  return 'Descargamos el comprobante en PDF.';
}

/** The last press and its progress; `text` is the message about the result. */
type Use = { way: Way } & ({ state: 'busy' | 'failed' } | { state: 'done'; text: string });

/**
 * Returns the last press with its progress, and a handler that saves or shares the receipt's file.
 * Keeps the file while the receipt stays the same: creating it may take so long that the browser no
 * longer opens the share sheet; a second press then shares it at once.
 */
function useReceiptFile(receipt: ReceiptContent) {
  const [use, setUse] = useState<Use>();
  const made = useRef<ReceiptContent & { file: File }>(undefined);
  // Counts unmounts: a file that becomes ready after an unmount is neither saved nor shared,
  // because the session may have ended.
  const unmounts = useRef(0);
  useEffect(
    () => () => {
      unmounts.current += 1;
    },
    [],
  );
  const fileOf = async ({ payment, lines }: ReceiptContent): Promise<File> => {
    const known = made.current;
    if (known?.payment === payment && known.lines === lines) return known.file;
    const file = await receiptFile([{ payment, lines }]);
    made.current = { payment, lines, file };
    return file;
  };
  const press = async (way: Way) => {
    const before = unmounts.current;
    setUse({ way, state: 'busy' });
    try {
      const file = await fileOf(receipt);
      if (unmounts.current !== before) return;
      const text = way === 'save' ? save(file) : await share(file);
      setUse({ way, state: 'done', text });
    } catch {
      setUse({ way, state: 'failed' });
    }
  };
  return { use, press: (way: Way) => void press(way) };
}

/** The buttons of a receipt on the screen; `children` are further actions. */
export function ReceiptActions({
  receipt,
  children,
}: {
  receipt: ReceiptContent;
  children: ReactNode;
}) {
  const { use, press } = useReceiptFile(receipt);
  const pressed = useRef<HTMLButtonElement>(null);
  const text = use?.state === 'done' ? use.text : '';
  const offered: Way[] = canShareFiles() ? ['save', 'share'] : ['save'];
  return (
    <Stack>
      <FormActions>
        {offered.map((way) => (
          <LoadingButton
            key={way}
            ref={use?.way === way ? pressed : undefined}
            variant="outlined"
            startIcon={ways[way].icon}
            loading={use?.state === 'busy' && use.way === way}
            onClick={() => press(way)}
          >
            {ways[way].label}
          </LoadingButton>
        ))}
        <Button
          variant="outlined"
          aria-label="Imprimir comprobante"
          startIcon={<PrinterIcon size={20} />}
          onClick={() => print()}
        >
          Imprimir
        </Button>
        {children}
      </FormActions>
      <output>
        {text !== '' && (
          <Typography component="span" sx={{ display: 'block', mt: 1.5 }}>
            {text}
          </Typography>
        )}
      </output>
      {use?.state === 'failed' && (
        <Notice
          severity="error"
          role="alert"
          title="No pudimos preparar el PDF"
          sx={{ mt: 1.5 }}
          action={
            <RetryButton
              variant="outlined"
              size="small"
              onRetry={() => {
                // The retry button disappears with the message, so the focus moves to the button of
                // the failed press.
                pressed.current?.focus();
                press(use.way);
              }}
            />
          }
        >
          Revisa tu conexión. El comprobante sigue aquí: también puedes imprimirlo.
        </Notice>
      )}
    </Stack>
  );
}
