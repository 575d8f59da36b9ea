import Popover from '@mui/material/Popover';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickerDay } from '@mui/x-date-pickers/PickerDay';
import type { PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import dayjs from 'dayjs';
import 'dayjs/locale/es.js';
import utc from 'dayjs/plugin/utc.js';
import { clampDay, readBound } from '../../lib/dates/dayRules.ts';
import type { DayBounds } from '../../lib/dates/dayRules.ts';
import { useToday } from './useToday.ts';

// The portal's days have no time zone. The calendar uses UTC, in which each day has 24 hours: in a
// zone with summer time, adding a day could skip a day or end on the same one.
dayjs.extend(utc);

const localeText = {
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  calendarViewSwitchingButtonAriaLabel: (view: string) =>
    view === 'year' ? 'Elegir el día' : 'Elegir el año',
};

const arrow = { sx: { fontSize: '1.5rem' } };

/** The side of a day: large enough for a finger, or smaller so that seven fit on a narrow phone. */
const daySize = 'min(2.75rem, (100vw - 88px) / 7)';

/**
 * A day of the calendar, named by its full date. Today is the day in Chile, wherever the browser
 * is.
 */
function Day(props: PickerDayProps) {
  const today = useToday() === props.day.format('YYYY-MM-DD');
  return (
    <PickerDay
      {...props}
      today={today}
      aria-current={today ? 'date' : undefined}
      aria-label={props.day.format('dddd, D [de] MMMM [de] YYYY')}
      sx={{ typography: 'body1', borderRadius: 1 }}
    />
  );
}

/** Every day is a text, 'YYYY-MM-DD'. */
interface CalendarPopoverProps extends DayBounds {
  /** The dialog's accessible name. */
  label: string;
  /** The element below which the calendar opens. */
  anchor: HTMLElement;
  /**
   * The day picked so far. The calendar opens on it or, without one, on today, within the bounds.
   */
  value: string | undefined;
  onPick: (day: string) => void;
  onClose: () => void;
}

/** MUI's calendar in a popover that takes the focus; no day out of bounds can be picked. */
export function CalendarPopover({
  label,
  anchor,
  value,
  onPick,
  onClose,
  ...bounds
}: CalendarPopoverProps) {
  const today = useToday();
  const start = clampDay(value ?? today, bounds);
  const [min, max] = [readBound(bounds.min), readBound(bounds.max)];
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-label': label, sx: { mt: 1 } },
      }}
    >
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="es" localeText={localeText}>
        <DateCalendar
          autoFocus
          reduceAnimations
          // Six weeks in every month, so that the popover keeps its height when the month changes.
          fixedWeekNumber={6}
          timezone="UTC"
          value={value === start ? dayjs.utc(value) : null}
          referenceDate={dayjs.utc(start)}
          {...(min && { minDate: dayjs.utc(min) })}
          {...(max && { maxDate: dayjs.utc(max) })}
          onChange={(day, state) => {
            if (day && state === 'finish') onPick(day.format('YYYY-MM-DD'));
          }}
          dayOfWeekFormatter={(day) => day.format('dd')}
          slots={{ day: Day }}
          slotProps={{
            calendarHeader: {
              format: 'MMMM [de] YYYY',
              sx: {
                '.MuiPickersCalendarHeader-label::first-letter': { textTransform: 'uppercase' },
              },
            },
            previousIconButton: arrow,
            nextIconButton: arrow,
          }}
          sx={{
            width: 'auto',
            height: 'auto',
            maxHeight: 'none',
            // The weekday names are as wide as the days, so that each name is above its column.
            '.MuiDayCalendar-weekDayLabel, .MuiPickerDay-root': {
              '--PickerDay-size': daySize,
              width: 'var(--PickerDay-size)',
            },
          }}
        />
      </LocalizationProvider>
    </Popover>
  );
}
