import IconButton from '@mui/material/IconButton';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { clampDay } from '../../lib/dayRules.ts';
import { addMonths, utcDate } from '../../lib/days.ts';
import { ChevronRightIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { dayAtKey } from './calendarDays.ts';
import { CalendarGrid } from './CalendarGrid.tsx';
import type { CalendarProps } from './CalendarGrid.tsx';
import { CalendarFrame, CalendarHead } from './calendarStyles.ts';
import { useToday } from './useToday.ts';

const monthName = new Intl.DateTimeFormat('es-CL', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/**
 * One month of days with the keyboard pattern of the WAI-ARIA date picker; no key leaves the bounds.
 * It takes the focus when it opens.
 */
export function Calendar({ value, onPick, ...bounds }: CalendarProps) {
  const clamp = (day: string) => clampDay(day, bounds);
  const today = useToday();
  const [place, setPlace] = useState(() => ({
    day: clamp(value ?? today),
    isFocused: true,
  }));
  const focused = useRef<HTMLButtonElement>(null);
  const monthId = useId();
  useEffect(() => {
    if (place.isFocused) focused.current?.focus();
  }, [place]);

  const { day } = place;
  const onKeyDown = (event: KeyboardEvent) => {
    // With these keys the browser goes back, or to the page's end.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = dayAtKey(day, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    setPlace({ day: clamp(next), isFocused: true });
  };
  const arrow = (label: string, months: number) => {
    const next = clamp(addMonths(day, months));
    const leads = next.slice(0, 7) !== day.slice(0, 7);
    return (
      // Not `disabled`: at the last month the focus would be lost.
      <IconButton
        aria-label={label}
        aria-disabled={!leads}
        onClick={() => leads && setPlace({ day: next, isFocused: false })}
      >
        <ChevronRightIcon />
      </IconButton>
    );
  };
  return (
    <CalendarFrame>
      <CalendarHead>
        {arrow('Mes anterior', -1)}
        <h3 id={monthId} aria-live="polite">
          {monthName.format(utcDate(day))}
        </h3>
        {arrow('Mes siguiente', 1)}
      </CalendarHead>
      <CalendarGrid
        {...bounds}
        labelledBy={monthId}
        describedBy={`${monthId}-keys`}
        today={today}
        day={day}
        value={value}
        focusRef={focused}
        onKeyDown={onKeyDown}
        onPick={onPick}
      />
      <VisuallyHidden id={`${monthId}-keys`}>
        Con las flechas cambias de día; con Re Pág y Av Pág, de mes.
      </VisuallyHidden>
    </CalendarFrame>
  );
}
