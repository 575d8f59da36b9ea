import Box from '@mui/material/Box';
import { formatDay } from '../../lib/dates/dates.ts';
import { dueText } from '../../lib/dates/debtWords.ts';

interface DueDayProps {
  /** 'YYYY-MM-DD', like `today`. */
  dueDate: string;
  today: string;
}

/**
 * Says when a debt is due. If the day has passed, the text begins with how long the debt is
 * overdue, in the colour of an error.
 */
export function DueDay({ dueDate, today }: DueDayProps) {
  const due = dueText(dueDate, today);
  if (due.overdue === undefined) return <span>{due.text}</span>;
  return (
    <>
      <Box component="span" sx={{ color: 'error.main', fontWeight: 600 }}>
        {due.overdue}
      </Box>
      {', '}
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {`el ${formatDay(dueDate)}`}
      </Box>
    </>
  );
}
