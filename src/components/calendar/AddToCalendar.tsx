import Box from '@mui/material/Box';
import type { AlertProps } from '@mui/material/Alert';
import { useState } from 'react';
import { countOf } from '../../lib/counts.ts';
import { countDebts } from '../../lib/dates/debtWords.ts';
import { saveText } from '../../lib/files/saveFile.ts';
import { mobileWindow } from '../../theme/windows.ts';
import { LoadingButton } from '../../ui/buttons/LoadingButton.tsx';
import { RetryButton } from '../../ui/buttons/RetryButton.tsx';
import { CalendarIcon } from '../../ui/icons/icons.tsx';
import { Notice } from '../../ui/page/Notice.tsx';
import { LongWords } from '../../ui/page/QuietRow.tsx';
import { showToast } from '../../ui/toasts/toasts.ts';
import type { Toast } from '../../ui/toasts/toasts.ts';
import type { DueBill, Reminder } from './dueCalendar.ts';

const fileName = 'vencimientos.ics';
const fileType = 'text/calendar;charset=utf-8';

export async function saveReminder(reminder: Reminder): Promise<Toast> {
  const { monthlyReminder } = await import('./dueCalendar.ts');
  saveText(monthlyReminder(reminder, new Date()), 'recordatorio.ics', fileType);
  return {
    targetClass: 'success',
    text: 'Descargamos recordatorio.ics. Ábrelo para agregarlo a tu calendario: se repite cada mes.',
  };
}

/**
 * Saves the bills that have a due day as a calendar file, if there are any. Returns a message with
 * the numbers of saved and left out bills.
 */
async function saveCalendar(bills: readonly DueBill[]): Promise<Toast> {
  const { dueCalendar, withDueDay } = await import('./dueCalendar.ts');
  const dated = withDueDay(bills);
  const undated = bills.length - dated.length;
  const leftOut = `${countDebts(undated)} sin fecha de vencimiento ${undated === 1 ? 'quedó' : 'quedaron'} fuera.`;
  if (dated.length > 0) {
    saveText(dueCalendar(dated, new Date()), fileName, fileType);
  }
  const saved =
    dated.length > 0
      ? `Descargamos ${fileName} con ${countOf(dated.length, 'vencimiento')}. Ábrelo para agregarlos a tu calendario.`
      : 'No hay vencimientos que agregar.';
  return {
    targetClass: undated > 0 ? 'warning' : 'success',
    text: undated > 0 ? `${saved} ${leftOut}` : saved,
  };
}

/**
 * Returns a press handler that saves a calendar file, and the state of saving. `save` loads the
 * calendar's library and resolves to the message about the result.
 */
export function useCalendarFile(save: () => Promise<Toast>) {
  const [state, setState] = useState<'busy' | 'failed'>();
  const press = async () => {
    setState('busy');
    try {
      showToast({ ...(await save()), suppressDuplicates: true });
      setState(undefined);
    } catch {
      setState('failed');
    }
  };
  return { isBusy: state === 'busy', hasFailed: state === 'failed', press: () => void press() };
}

interface LostCalendarProps extends Pick<AlertProps, 'sx'> {
  onRetry: () => void;
  /** The id of the element that names the account, if the page may show several such messages. */
  describedBy?: string;
}

export function LostCalendar({ onRetry, describedBy, sx }: LostCalendarProps) {
  return (
    <Notice
      severity="error"
      role="alert"
      title="No pudimos crear el archivo del calendario"
      sx={sx}
      action={
        <RetryButton
          variant="outlined"
          size="small"
          aria-describedby={describedBy}
          onRetry={onRetry}
        />
      }
    >
      Revisa tu conexión.
    </Notice>
  );
}

export function AddToCalendar({ bills }: { bills: () => readonly DueBill[] }) {
  const { isBusy, hasFailed, press } = useCalendarFile(() => saveCalendar(bills()));
  return (
    <>
      <LoadingButton
        variant="text"
        size="small"
        startIcon={<CalendarIcon size={20} />}
        loading={isBusy}
        onClick={press}
      >
        <LongWords>Agregar al </LongWords>
        <Box component="span" sx={{ [`@media ${mobileWindow}`]: { textTransform: 'capitalize' } }}>
          calendario
        </Box>
      </LoadingButton>
      {/* The message takes a whole line below the row of buttons, and cancels the row's negative
          margin. */}
      {hasFailed && (
        <LostCalendar
          onRetry={press}
          sx={{ order: 1, flexBasis: '100%', mx: 'calc(-1 * var(--outdent))' }}
        />
      )}
    </>
  );
}
