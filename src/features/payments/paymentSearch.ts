import { statusOfWire, wireStatusOf } from '../../api/paymentsApi.ts';
import type { PaymentFilters } from '../../api/paymentsApi.ts';
import { isDay } from '../../lib/dates/days.ts';

/** The search of Mis pagos as in the URL: the filters ('' for none) and the page, from 1. */
export interface PaymentListSearch extends PaymentFilters {
  page: number;
}

export const noFilters: PaymentFilters = { from: '', to: '', companyId: '', status: '' };

const readDay = (text: string, today: string) => (isDay(text) && text <= today ? text : '');

/**
 * Reads a URL's query (`desde`, `hasta`, `empresa`, `estado`, `pagina`). Invalid values are
 * ignored: unknown or future days, an end before the beginning, an unknown status, a page that is
 * not a whole number from 1 to 999,999.
 */
export function readSearch(query: URLSearchParams, today: string): PaymentListSearch {
  const text = (name: string) => query.get(name) ?? '';
  const from = readDay(text('desde'), today);
  const to = readDay(text('hasta'), today);
  return {
    from,
    to: to < from ? '' : to,
    companyId: text('empresa'),
    status: statusOfWire(text('estado')) ?? '',
    page: /^[1-9]\d{0,5}$/.test(text('pagina')) ? Number(text('pagina')) : 1,
  };
}

/**
 * Writes a search as a URL's query, without empty filters and without the number of the first page.
 */
export function writeSearch({
  from,
  to,
  companyId,
  status,
  page,
}: PaymentListSearch): URLSearchParams {
  const named = {
    desde: from,
    hasta: to,
    empresa: companyId,
    estado: wireStatusOf(status) ?? '',
    pagina: page > 1 ? String(page) : '',
  };
  return new URLSearchParams(Object.entries(named).filter(([, value]) => value !== ''));
}

export function isFiltered({ from, to, companyId, status }: PaymentFilters): boolean {
  return [from, to, companyId, status].some((value) => value !== '');
}
