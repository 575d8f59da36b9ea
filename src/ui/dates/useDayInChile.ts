import { stampDay } from '../../lib/dates.ts';
import { useToday } from './useToday.ts';

/** The current day in Chile, 'YYYY-MM-DD', wherever the browser stands: payments bear that date. */
export const useDayInChile = (): string => stampDay(useToday().toISOString());
