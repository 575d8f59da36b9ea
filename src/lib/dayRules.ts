import { formatDay, parseDay } from './dates.ts';

/** The first and the last day that are taken, 'YYYY-MM-DD', both included; one that is absent or unreadable bounds nothing. */
export interface DayBounds {
  min?: string | undefined;
  max?: string | undefined;
}

/** A bound that can be compared; another field's half-typed day must not judge this one. */
function readBound(text: string | undefined): string | undefined {
  return text !== undefined && parseDay(text) ? text : undefined;
}

/** The day nearest to `day` ('YYYY-MM-DD') within the bounds; the day itself when it is inside. */
export function clampDay(day: string, bounds: DayBounds): string {
  const min = readBound(bounds.min) ?? day;
  const max = readBound(bounds.max) ?? day;
  if (day < min) return min;
  return day > max ? max : day;
}

/** Whether the maximum lies before the minimum, so that no day is right (spec 5). */
export function areBoundsCrossed(bounds: DayBounds): boolean {
  const min = readBound(bounds.min);
  const max = readBound(bounds.max);
  return min !== undefined && max !== undefined && max < min;
}

/**
 * What is wrong with a typed day, in Spanish, or undefined (spec 5, date picker): no day 'YYYY-MM-DD', outside its bounds, or bounds
 * that contradict each other. An empty text is fine: whether a field must be filled is the form's rule.
 */
export function dayProblem(text: string, bounds: DayBounds = {}): string | undefined {
  const { min = '', max = '' } = bounds;
  if (areBoundsCrossed(bounds)) {
    return `La fecha máxima (${formatDay(max)}) es anterior a la mínima (${formatDay(min)})`;
  }
  if (text === '') return undefined;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) {
    return 'Por favor, ingresa la fecha como año-mes-día, por ejemplo 2026-11-28';
  }
  if (!parseDay(text)) return `Por favor, ingresa una fecha válida: ${text} no existe`;
  const nearest = clampDay(text, bounds);
  if (text < nearest) return `La fecha no puede ser anterior al ${formatDay(min)}`;
  if (text > nearest) return `La fecha no puede ser posterior al ${formatDay(max)}`;
  return undefined;
}
