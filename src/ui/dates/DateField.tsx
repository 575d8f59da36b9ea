import IconButton from '@mui/material/IconButton';
import { Suspense, useState } from 'react';
import { reading } from '../../lib/text/arrivingText.ts';
import { formatDay } from '../../lib/dates/dates.ts';
import { areBoundsCrossed, dayProblem } from '../../lib/dates/dayRules.ts';
import type { DayBounds } from '../../lib/dates/dayRules.ts';
import { isDay } from '../../lib/dates/days.ts';
import { findDay } from '../../lib/dates/writtenDays.ts';
import { FormField } from '../fields/FormField.tsx';
import type { FieldValueProps, FormFieldProps } from '../fields/FormField.tsx';
import { strongContrast } from '../../theme/tokens.ts';
import { CalendarIcon } from '../icons/icons.tsx';
import { lazyPart } from '../loading/lazyPart.tsx';
import { useScreenModal } from '../modals/screenModal.ts';

const CalendarPopover = lazyPart(
  async () => (await import('./CalendarPopover.tsx')).CalendarPopover,
);

const readWritten = reading(findDay);
const readDay = (text: string) => readWritten(text).trim();
/** A complete day is validated while it is typed; any other text when the field loses focus. */
const isWhole = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/**
 * `value` is the text of the field, even if it is not a day; the bounds are inclusive. The form's
 * `error` takes precedence over the field's own.
 */
export interface DateFieldProps extends FieldValueProps, DayBounds, Pick<FormFieldProps, 'label'> {}

/**
 * A day, typed or picked from a calendar. The field reports every text, and shows the result of
 * `dayProblem`, except for an incomplete text while it is typed. The form's validation must call
 * `dayProblem`, too, because the field does not block a submission.
 */
export function DateField({
  label,
  value,
  onChange,
  onBlur,
  error,
  min,
  max,
  ...field
}: DateFieldProps) {
  const [isTyping, setTyping] = useState(false);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const close = () => setOpener(null);
  useScreenModal(opener !== null);
  const bounds = { min, max };
  const isPartial = isTyping && !isWhole(value);
  const day = isDay(value) ? value : undefined;
  return (
    <>
      <FormField
        {...field}
        label={label}
        value={value}
        help="Año-mes-día, como 2026-03-31."
        error={error ?? (isPartial ? undefined : dayProblem(value, bounds))}
        placeholder="AAAA-MM-DD"
        autoComplete="off"
        spellCheck={false}
        read={readDay}
        onChange={(text) => {
          setTyping(true);
          onChange(text);
        }}
        onBlur={() => {
          setTyping(false);
          onBlur?.();
        }}
        end={
          // With contradictory bounds no day can be picked.
          !areBoundsCrossed(bounds) && (
            <IconButton
              edge="end"
              // The button's padding overlaps the field's, so that a date fits where two fields
              // share the width of a phone. In strong contrast the button has a visible border, and
              // is narrower instead.
              sx={{ ml: -1.25, [strongContrast]: { ml: 0, width: '2rem' } }}
              aria-label="Abrir calendario"
              aria-description={day ? `${label}, ${formatDay(day)}` : label}
              aria-haspopup="dialog"
              onClick={({ currentTarget }) => setOpener(currentTarget)}
            >
              <CalendarIcon />
            </IconButton>
          )
        }
      />
      {opener && (
        <Suspense>
          <CalendarPopover
            {...bounds}
            label={`${label}: elige una fecha`}
            anchor={opener}
            value={day}
            onPick={(picked) => {
              onChange(picked);
              close();
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
