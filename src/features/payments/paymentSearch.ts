import type { PaymentFilters } from '../../api/payments.ts';
import { parseDay } from '../../lib/dates.ts';

/** What Mis pagos shows: filters ('' leaves one open), and the page from 1. The URL holds it. */
export interface PaymentSearch extends PaymentFilters {
  page: number;
}

/** Everything, from the newest on. */
export const noFilters: PaymentFilters = { from: '', to: '', companyId: '', status: '' };

const statuses = ['PAGADO', 'PENDIENTE', 'RECHAZADO'] as const;

const readDay = (text: string, today: string) => (parseDay(text) && text <= today ? text : '');

/**
 * What a URL asks for (`desde`, `hasta`, `empresa`, `estado`, `pagina`). What makes no sense there is left out: days that do not exist
 * or are still to come, an end before its beginning, another state, a page that is none.
 */
export function readSearch(query: URLSearchParams, today: string): PaymentSearch {
  const text = (name: string) => query.get(name) ?? '';
  const from = readDay(text('desde'), today);
  const to = readDay(text('hasta'), today);
  return {
    from,
    to: to < from ? '' : to,
    companyId: text('empresa'),
    status: statuses.find((status) => status === text('estado')) ?? '',
    page: /^[1-9]\d{0,5}$/.test(text('pagina')) ? Number(text('pagina')) : 1,
  };
}

/** The same as a URL's query; what is not narrowed is not named. */
export function writeSearch({ from, to, companyId, status, page }: PaymentSearch): URLSearchParams {
  const named = {
    desde: from,
    hasta: to,
    empresa: companyId,
    estado: status,
    pagina: page > 1 ? String(page) : '',
  };
  return new URLSearchParams(Object.entries(named).filter(([, value]) => value !== ''));
}

/** Whether anything is narrowed. */
export function isFiltered({ from, to, companyId, status }: PaymentFilters): boolean {
  return [from, to, companyId, status].some((value) => value !== '');
}
