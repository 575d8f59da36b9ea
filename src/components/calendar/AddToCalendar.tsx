import Box from '@mui/material/Box';
import { useState } from 'react';
import { countOf } from '../../lib/counts.ts';
import { countDebts } from '../../lib/dates/debtWords.ts';
import { saveText } from '../../lib/files/saveFile.ts';
import { mobileWindow } from '../../theme/windows.ts';
import { LoadingButton } from '../../ui/buttons/LoadingButton.tsx';
import { CalendarIcon } from '../../ui/icons/icons.tsx';
import { LongWords } from '../../ui/page/QuietRow.tsx';
import { showToast } from '../../ui/toasts/toasts.ts';
import type { Toast } from '../../ui/toasts/toasts.ts';
import type { DueBill, Reminder } from './dueCalendar.ts';

const fileName = 'vencimientos.ics';
const fileType = 'text/calendar;charset=utf-8';

const failed: Toast = {
  targetClass: 'danger',
  text: 'No pudimos crear el archivo del calendario. Inténtalo de nuevo.',
  suppressDuplicates: true,
};

/** Saves a monthly reminder of an account as a calendar file. */
export async function saveReminder(reminder: Reminder): Promise<void> {
  try {
    const { monthlyReminder } = await import('./dueCalendar.ts');
    saveText(monthlyReminder(reminder, new Date()), 'recordatorio.ics', fileType);
    showToast({
      targetClass: 'success',
      text: 'Descargamos recordatorio.ics. Ábrelo para agregarlo a tu calendario: se repite cada mes.',
      suppressDuplicates: true,
    });
  } catch {
    showToast(failed);
  }
}

/** Saves the bills that have a due day as a calendar file, and shows how many they are. */
async function saveCalendar(bills: readonly DueBill[]): Promise<void> {
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
  showToast({
    targetClass: undated > 0 ? 'warning' : 'success',
    text: undated > 0 ? `${saved} ${leftOut}` : saved,
    suppressDuplicates: true,
  });
}

/** "Agregar al calendario": the bills as a calendar file; its library loads with the press. */
export function AddToCalendar({ bills }: { bills: () => readonly DueBill[] }) {
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    try {
      await saveCalendar(bills());
    } catch {
      showToast(failed);
    }
    setIsBusy(false);
  };
  return (
    <LoadingButton
      variant="text"
      size="small"
      startIcon={<CalendarIcon size={20} />}
      loading={isBusy}
      onClick={() => void save()}
    >
      <LongWords>Agregar al </LongWords>
      <Box component="span" sx={{ [`@media ${mobileWindow}`]: { textTransform: 'capitalize' } }}>
        calendario
      </Box>
    </LoadingButton>
  );
}
