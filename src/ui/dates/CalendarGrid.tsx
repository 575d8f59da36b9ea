import type { KeyboardEvent, Ref } from 'react';
import { toIsoDay } from '../../lib/isoDates.ts';
import { clampDay } from '../../lib/dayRules.ts';
import type { DayBounds } from '../../lib/dayRules.ts';
import { monthWeeks } from './calendarDays.ts';
import { CalendarTable, DayButton } from './calendarStyles.ts';

const dayName = new Intl.DateTimeFormat('es-CL', { dateStyle: 'full' });
const weekdays = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];

/** A calendar to pick a day from. */
export interface CalendarProps extends DayBounds {
  /** The day picked so far; the calendar opens on it, or on today if there is none. */
  value: Date | undefined;
  /** Called with the picked day, 'YYYY-MM-DD'. */
  onPick: (day: string) => void;
}

interface CalendarGridProps extends CalendarProps {
  /** Ids of the elements that name it and explain its keys. */
  labelledBy: string;
  describedBy: string;
  /** The current day in Chile, 'YYYY-MM-DD'. */
  today: string;
  /** The one day that Tab reaches; its month is shown. */
  day: Date;
  /** Receives that day's button. */
  focusRef: Ref<HTMLButtonElement>;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The days of a month, under the names of the weekdays from Monday on. Days out of bounds are
 * disabled.
 */
export function CalendarGrid({
  labelledBy,
  describedBy,
  today,
  day: current,
  value,
  focusRef,
  onKeyDown,
  onPick,
  ...bounds
}: CalendarGridProps) {
  const isSame = (day: Date, other: Date | undefined) => other && toIsoDay(day) === toIsoDay(other);
  const button = (day: Date) => {
    const text = toIsoDay(day);
    const isTabbed = isSame(day, current);
    return (
      <DayButton
        type="button"
        ref={isTabbed ? focusRef : undefined}
        tabIndex={isTabbed ? 0 : -1}
        disabled={clampDay(text, bounds) !== text}
        aria-label={dayName.format(day)}
        aria-current={text === today ? 'date' : undefined}
        onClick={() => onPick(text)}
      >
        {day.getDate()}
      </DayButton>
    );
  };
  const page = { year: current.getFullYear(), month: current.getMonth() };
  return (
    <CalendarTable
      role="grid"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col">
              <abbr title={name}>{name.slice(0, 2)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthWeeks(page).map((week) => (
          <tr key={week[0]?.key}>
            {week.map(({ key, day }) => (
              <td key={key} aria-selected={day && isSame(day, value) ? true : undefined}>
                {day && button(day)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </CalendarTable>
  );
}
