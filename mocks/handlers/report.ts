import { array, number, string } from 'yup';
import type { Bank } from '../bank/bank.ts';
import { configuredIds } from '../bank/configuration.ts';
import {
  findPayments,
  isOpenTo,
  countUnknownReference,
  pageOf,
  paymentOf,
  receiptEntries,
} from '../bank/payments.ts';
import type { PaymentFilters } from '../bank/payments.ts';
import { refuse, refuseViolation } from '../bank/refusal.ts';
import { checkOwner } from '../bank/sessions.ts';
import type { Session } from '../bank/state.ts';
import { statementCsv, statementPdf } from '../bank/statement.ts';
import type { SandboxSettings } from '../bank/environment.ts';
import { endpointMaker, plain } from './endpoint.ts';
import type { Endpoint } from './endpoint.ts';
import { day, exactly, text, words } from './schemas.ts';

/** The page size that the API requires for a receipt (comprobante). */
const receiptPageSize = 15;

interface EntryQuery {
  id: string;
  tamano_pagina: number;
  numero_pagina: number;
  parametros: { id_filtro: string; valor: string }[];
}

/** The parts of a call that decide which receipts and reports the caller may see. */
interface Asker {
  session: Session;
  headers: Headers;
}

function checkParameters({ parametros }: EntryQuery, filter: string, count: number): string[] {
  const named = parametros.every(({ id_filtro }) => id_filtro === filter);
  if (!named || parametros.length !== count) refuseViolation('parametros no son los del servicio.');
  return parametros.map(({ valor }) => valor);
}

function checkPage({ tamano_pagina }: EntryQuery, size: number): void {
  if (tamano_pagina !== size) refuseViolation(`tamano_pagina debe ser ${size}.`);
}

/**
 * Returns the filters that select the payment of a receipt. Refuses a caller who neither is the
 * payment's payer nor has its key.
 */
function receiptFilters(
  bank: Bank,
  query: EntryQuery,
  { session, headers }: Asker,
): PaymentFilters {
  checkPage(query, receiptPageSize);
  const [referencia = ''] = checkParameters(query, configuredIds.paymentServiceFilterId, 1);
  if (referencia === '') refuseViolation('Falta la referencia del pago.');
  countUnknownReference(bank, referencia);
  const key = headers.get('X-PAYMENT-KEY');
  // The refusal does not reveal whether the payment exists.
  const isOpen = findPayments(bank, { referencia }).some((each) => isOpenTo(each, session, key));
  if (!isOpen) refuse('notFound', 'No encontramos ese comprobante.');
  return { referencia };
}

/**
 * Returns the filters of a query for the payment report, from its parameters userId, from and to.
 * Refuses the report of anybody but the signed-in payer.
 */
function reportFilters(query: EntryQuery, { session }: Asker): PaymentFilters {
  checkPage(query, Number(configuredIds.registrosPorPaginaReporteDePagos));
  const [userId, from, to] = checkParameters(query, configuredIds.reportsWebServiceFilterId, 3);
  if (session.kind !== 'payer' || userId !== session.idu) {
    refuseViolation('El reporte es del pagador de la sesión.', 'forbidden');
  }
  return { userId, from, to };
}

function entryFilters(bank: Bank, query: EntryQuery, asker: Asker): PaymentFilters {
  if (query.id === configuredIds.paymentServiceId) return receiptFilters(bank, query, asker);
  return reportFilters(query, asker);
}

/**
 * Creates the endpoints that return a receipt, the rows of the payment report, and the statement.
 */
export function reportEndpoints(settings: SandboxSettings): Endpoint[] {
  const endpoint = endpointMaker(settings);
  const period = { userId: words(), from: day(), to: day() };
  const statement = (bank: Bank, session: Session, filters: PaymentFilters) => {
    checkOwner(session, filters.userId ?? '');
    return findPayments(bank, filters).map(paymentOf);
  };

  return [
    endpoint({
      name: 'getReceiptPage',
      method: 'post',
      path: '/apiReportePago/generic/get-comprobante-pago',
      access: 'any',
      body: exactly({
        tipo: words().oneOf(['Service']),
        id: words().oneOf([configuredIds.paymentServiceId, configuredIds.reportPaymentServiceId]),
        tamano_pagina: number().integer().min(1).required(),
        numero_pagina: number().integer().min(1).required(),
        parametros: array(exactly({ id_filtro: words(), valor: text() })).required(),
      }),
      answer(bank, { body, ...asker }) {
        const entries = receiptEntries(findPayments(bank, entryFilters(bank, body, asker)));
        const { items, total } = pageOf(entries, body.numero_pagina, body.tamano_pagina);
        return { registros: items, total };
      },
    }),
    endpoint({
      name: 'getStatement',
      method: 'get',
      path: '/auth/apiReportePago/cartola',
      access: 'payer',
      query: exactly(period),
      answer(bank, { query, session }) {
        const items = statement(bank, session, query);
        return { items, total: items.length };
      },
    }),
    endpoint({
      name: 'downloadStatement',
      method: 'get',
      path: '/auth/apiReportePago/cartola/descarga',
      access: 'payer',
      query: exactly({ ...period, formato: string().required().oneOf(['csv', 'pdf']) }),
      answer(bank, { query: { formato, ...filters }, session, payer }) {
        const payments = statement(bank, session, filters);
        const file = { 'Content-Disposition': `attachment; filename="cartola.${formato}"` };
        if (formato === 'csv')
          return plain('text/csv; charset=utf-8', statementCsv(payments), file);
        const { nombre, apellidos } = payer();
        return plain('application/pdf', statementPdf(payments, `${nombre} ${apellidos}`), file);
      },
    }),
  ];
}
