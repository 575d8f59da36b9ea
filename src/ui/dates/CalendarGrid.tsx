import type { KeyboardEvent, Ref } from 'react';
import { clampDay } from '../../lib/dayRules.ts';
import type { DayBounds } from '../../lib/dayRules.ts';
import { utcDate } from '../../lib/days.ts';
import { monthWeeks } from './calendarDays.ts';
import { CalendarTable, DayButton } from './calendarStyles.ts';

const dayName = new Intl.DateTimeFormat('es-CL', { dateStyle: 'full', timeZone: 'UTC' });
const weekdays = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];

/** A calendar to pick a day from; every day is a text, 'YYYY-MM-DD'. */
export interface CalendarProps extends DayBounds {
  /** The day picked so far; the calendar opens on it, or on today if there is none. */
  value: string | undefined;
  /** Called with the picked day. */
  onPick: (day: string) => void;
}

interface CalendarGridProps extends CalendarProps {
  /** Ids of the elements that name it and explain its keys. */
  labelledBy: string;
  describedBy: string;
  /** The current day in Chile. */
  today: string;
  /** The one day that Tab reaches; its month is shown. */
  day: string;
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
  const button = (day: string) => {
    const isTabbed = day === current;
    return (
      <DayButton
        type="button"
        ref={isTabbed ? focusRef : undefined}
        tabIndex={isTabbed ? 0 : -1}
        disabled={clampDay(day, bounds) !== day}
        aria-label={dayName.format(utcDate(day))}
        aria-current={day === today ? 'date' : undefined}
        onClick={() => onPick(day)}
      >
        {Number(day.slice(-2))}
      </DayButton>
    );
  };
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
        {monthWeeks(current).map((week) => (
          <tr key={week[0]?.key}>
            {week.map(({ key, day }) => (
              <td key={key} aria-selected={day !== undefined && day === value ? true : undefined}>
                {day && button(day)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </CalendarTable>
  );
}
