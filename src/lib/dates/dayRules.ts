import { formatDay } from './dates.ts';
import { isDay } from './days.ts';

/**
 * The first and the last allowed day, 'YYYY-MM-DD', inclusive; an absent or unreadable bound sets
 * no limit.
 */
export interface DayBounds {
  min?: string | undefined;
  max?: string | undefined;
}

/**
 * Returns the bound if it is a complete day, otherwise undefined: while a payer types the bound in
 * another field, the incomplete text must set no limit.
 */
export function readBound(text: string | undefined): string | undefined {
  return text !== undefined && isDay(text) ? text : undefined;
}

/** Returns `day` ('YYYY-MM-DD') or, if it is outside the bounds, the nearer bound. */
export function clampDay(day: string, bounds: DayBounds): string {
  const min = readBound(bounds.min) ?? day;
  const max = readBound(bounds.max) ?? day;
  if (day < min) return min;
  return day > max ? max : day;
}

/** Whether the maximum is before the minimum: then no day is valid. */
export function areBoundsCrossed(bounds: DayBounds): boolean {
  const min = readBound(bounds.min);
  const max = readBound(bounds.max);
  return min !== undefined && max !== undefined && max < min;
}

/**
 * Returns the error message for a typed day or for contradictory bounds; undefined if there is
 * none. An empty text is no error: the form decides whether the field is required.
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
  if (!isDay(text)) return `Por favor, ingresa una fecha válida: ${text} no existe`;
  const nearest = clampDay(text, bounds);
  if (text < nearest) return `La fecha no puede ser anterior al ${formatDay(min)}`;
  if (text > nearest) return `La fecha no puede ser posterior al ${formatDay(max)}`;
  return undefined;
}
