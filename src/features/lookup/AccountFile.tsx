import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import type { DragEvent, ReactNode } from 'react';
import type { FileAnswer } from '../../lib/files/accountFiles.ts';
import { plainText } from '../../lib/text/plainText.ts';
import { useAppSelector } from '../../store/app/hooks.ts';
import { selectOffText } from '../../store/device/switchesSlice.ts';
import { LoadingButton } from '../../ui/buttons/LoadingButton.tsx';
import { RetryButton } from '../../ui/buttons/RetryButton.tsx';
import { FileInput } from '../../ui/fields/FileInput.tsx';
import { Notice } from '../../ui/page/Notice.tsx';

/**
 * The file types in the browser's file chooser. The list includes types that the portal refuses
 * with an explanation, because visitors would miss a file that the chooser hides.
 */
const offered =
  '.csv,.txt,.tsv,.xls,.xlsx,.xlsm,.ods,.html,.htm,.rtf,.doc,.docx,.pdf,.zip,text/csv,text/plain,text/html';

interface AccountFileProps {
  onRead: (file: File) => Promise<FileAnswer>;
  children: ReactNode;
}

const holdsFiles = ({ dataTransfer }: Pick<DragEvent, 'dataTransfer'>) =>
  dataTransfer.types.includes('Files');

/**
 * Cancels drops of files outside the drop area, because the browser would leave the page to open
 * the file.
 */
function useHarmlessDrops(): void {
  useEffect(() => {
    const refuse = (event: globalThis.DragEvent) => {
      const { dataTransfer } = event;
      if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
}

/** Names the file that was read, and the column with the accounts, if it has a name. */
function readText(name: string, column: string | undefined): string {
  const from = `Leímos «${plainText(name, 60)}»`;
  return column ? `${from}, columna «${plainText(column, 40)}».` : `${from}.`;
}

/** The result of the last file; `lost` is the file if the code that reads files did not load. */
interface Result {
  done?: string;
  problem?: string;
  lost?: File;
}

/**
 * A drop area around the fields for accounts; `onRead` gets a file that is dropped there or chosen.
 */
export function AccountFile({ onRead, children }: AccountFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const [{ done, problem, lost }, setResult] = useState<Result>({});
  const off = useAppSelector((state) => selectOffText(state, 'files'));
  useHarmlessDrops();

  const take = async (files: readonly File[]) => {
    const [file, another] = files;
    if (!file || isReading || off !== undefined) return;
    if (another) {
      setResult({ problem: 'Suelta un solo archivo a la vez.' });
      return;
    }
    setIsReading(true);
    setResult({});
    try {
      const answer = await onRead(file);
      const isRead = 'text' in answer;
      setResult(
        isRead ? { done: readText(file.name, answer.column) } : { problem: answer.problem },
      );
    } catch {
      // For an unreadable file `onRead` resolves to a `problem`. It rejects only if the code that
      // reads files did not load.
      setResult({ lost: file });
    }
    setIsReading(false);
  };

  return (
    <Stack
      component="section"
      spacing={3}
      aria-label="Tus cuentas, escritas o de un archivo"
      onDragOver={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setIsOver(false);
      }}
      onDrop={(event) => {
        setIsOver(false);
        if (!holdsFiles(event)) return;
        event.preventDefault();
        void take([...event.dataTransfer.files]);
      }}
      sx={{
        borderRadius: 1,
        outline: isOver ? '2px dashed' : 'none',
        outlineColor: 'primary.main',
        outlineOffset: 12,
      }}
    >
      {children}
      <Stack spacing={1}>
        {off === undefined ? (
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
            <Typography variant="body2" color="textSecondary">
              ¿Son varias? Elige un archivo o sepáralas con comas
            </Typography>
            <LoadingButton
              variant="text"
              size="small"
              loading={isReading}
              onClick={() => input.current?.click()}
              sx={{ mx: 'var(--outdent)' }}
            >
              Elegir archivo
            </LoadingButton>
          </Stack>
        ) : (
          <Typography variant="body2" color="textSecondary">
            {off}
          </Typography>
        )}
        <FileInput ref={input} accept={offered} onChoose={(files) => void take(files)} />
        <Typography component="output" variant="body2" color="textSecondary">
          {done}
        </Typography>
        {problem !== undefined && (
          <Notice severity="warning" role="alert">
            {problem}
          </Notice>
        )}
        {lost && (
          <Notice
            severity="error"
            role="alert"
            title="No pudimos cargar el lector de archivos"
            action={
              <RetryButton variant="outlined" size="small" onRetry={() => void take([lost])} />
            }
          >
            {`Revisa tu conexión. «${plainText(lost.name, 60)}» sigue elegido.`}
          </Notice>
        )}
      </Stack>
    </Stack>
  );
}
