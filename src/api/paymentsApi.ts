import { mixed, object, string } from 'yup';
import type { InferType } from 'yup';
import type { Period } from '../lib/dates/dates.ts';
import { markDuplicates, uniqueById } from '../lib/duplicates.ts';
import { plainText } from '../lib/text/plainText.ts';
import { count, isOf, isRecord, key, list, oneOf, part, pesos, text } from '../lib/schemas.ts';
import { bankApi, ifFailed } from './bankApi.ts';
import { asText, optionalText, wireCode, wireId } from './fields.ts';
import { placeOf, readRecords } from './records.ts';
import type { AnswerMeta } from './records.ts';
import { readItems, readPublicItems } from './wireItem.ts';

/** A status with its own name in the portal, by which payments can be filtered. */
export type NamedStatus = 'paid' | 'pending' | 'rejected';
/** The status of a payment; `other` for any other word of the bank, such as `ANULADO`. */
export type PaymentStatus = NamedStatus | 'other';

const statuses = new Map<string, NamedStatus>([
  ['PAGADO', 'paid'],
  ['PENDIENTE', 'pending'],
  ['RECHAZADO', 'rejected'],
]);

/** The bank's word for a status, also used in the URL of Mis pagos; undefined for ''. */
export const wireStatusOf = (status: NamedStatus | '') =>
  [...statuses].find(([, meaning]) => meaning === status)?.[0];

/** The status for a word of the bank, in any case; undefined for an unknown one. */
export const statusOfWire = (word: string) => statuses.get(word.trim().toUpperCase());

/** A payment; each account is validated separately. */
export const paymentSchema = object({
  id: wireId(),
  referencia: key(),
  fecha: string().required(),
  estado: key(),
  total: pesos(),
  // A payment through a link may have no e-mail.
  correo: optionalText(),
  id_Codigo_Empresa: part({ content: wireCode() }),
  empresa: text(),
  cuentas: list(),
});

/** A list of payments, as several calls return it. */
export const paymentsSchema = object({ items: list(), total: count() }).strict();

/** The list with the bank's field names. */
export type WirePayments = InferType<typeof paymentsSchema>;
type WirePayment = InferType<typeof paymentSchema>;

/** Whether a row of a payment contains only company, contract and amount. */
const isPublicRow = (row: unknown) => isRecord(row) && !('id' in row || 'invoiceId' in row);

/** Translates a payment into the portal's own names. */
function readPayment(wire: WirePayment, place: string) {
  const isPublic = wire.cuentas.length > 0 && wire.cuentas.every(isPublicRow);
  const own = isPublic ? undefined : readItems(wire.cuentas, `${place}.`);
  const shares = own ?? readPublicItems(wire.cuentas, `${place}.`);
  return {
    id: asText(wire.id),
    reference: wire.referencia,
    date: wire.fecha,
    status: statusOfWire(wire.estado) ?? ('other' as const),
    /** The bank's own word for the status, as plain text: `PAGADO`, `ANULADO`. */
    statusWord: plainText(wire.estado),
    total: wire.total,
    email: wire.correo ?? '',
    companyCode: asText(wire.id_Codigo_Empresa.content),
    companyName: wire.empresa,
    /**
     * Whether the answer has only the public fields that the reference gives access to: shares, but
     * no items.
     */
    isPublic,
    items: own?.records ?? [],
    /** The amount and company of each account. */
    shares: shares.records.map(({ amount, company }) => ({ amount, company: company.name })),
    /** How many of its accounts could not be read; they are not among the items. */
    itemsLeftOut: shares.leftOut,
  };
}

/** A payment as the bank reports it; `total` in pesos, `date` ISO 8601 with offset. */
export type Payment = ReturnType<typeof readPayment>;

/** The readable payments of a list, which several calls return. */
export const readPayments = (items: readonly unknown[], meta: AnswerMeta | undefined) =>
  readRecords(items, placeOf(meta, 'items'), paymentSchema, readPayment);

/** The statuses by precedence, if a reference has several rows. */
const decisive: readonly PaymentStatus[] = ['paid', 'pending', 'rejected', 'other'];

/**
 * The payment with a reference; null if the bank lists none. If the reference has several rows, a
 * paid one comes before a pending one, and that before a rejected one. Undefined if a row is
 * unreadable and no other is paid, because the status is then unknown.
 */
function readPaymentOf(
  reference: string,
  items: readonly unknown[],
  meta: AnswerMeta | undefined,
): Payment | null | undefined {
  const isOwn = part({ referencia: oneOf(reference) });
  const own = items.filter((item) => isOf(isOwn, item));
  const { records, leftOut } = readPayments(own, meta);
  const [best = null] = records.sort(
    (one, other) => decisive.indexOf(one.status) - decisive.indexOf(other.status),
  );
  return leftOut > 0 && best?.status !== 'paid' ? undefined : best;
}

/** Refuses undefined, so that an unreadable payment becomes an error. */
const oneOrNoneSchema = mixed<Payment>().nullable().defined();

/**
 * A page of a payer's payments, how many on it are unreadable, and how many there are on all pages.
 */
interface PaymentPage {
  payments: Payment[];
  leftOut: number;
  total: number;
}

/** Filters of a payer's payments; '' means no filter, also for the days. */
export interface PaymentFilters extends Period {
  companyId: string;
  status: NamedStatus | '';
}

/**
 * The payment to ask for: with its key, if this browser made it or opened its link; `payer` is the
 * `idu` of the bearer, so that payers do not share the cached answer.
 */
export interface PaymentQuery {
  reference: string;
  paymentKey?: string | undefined;
  payer?: string | undefined;
}

/** Payments per page of the list (as in the reports). */
export const paymentsPageSize = 15;

const paymentsApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    /** GET /payments?referencia=: the payment, or null while the bank lists none. */
    getPayment: build.query<Payment | null | undefined, PaymentQuery>({
      providesTags: ifFailed,
      query: ({ reference, paymentKey }) => ({
        url: '/payments',
        params: { referencia: reference },
        paymentKey,
      }),
      rawResponseSchema: paymentsSchema,
      transformResponse: ({ items }: WirePayments, meta, { reference }) =>
        readPaymentOf(reference, items, meta),
      responseSchema: oneOrNoneSchema,
    }),
    /**
     * GET /payments?userId=: a page (from 1) of a payer's payments, newest first, and how many
     * there are in all. `duplicateCompanyId`: whether another payment of the page has the same
     * company.
     */
    getPayments: build.query<PaymentPage, PaymentFilters & { userId: string; page: number }>({
      providesTags: ifFailed,
      query: ({ userId, from, to, companyId, status, page }) => ({
        url: '/payments',
        params: {
          userId,
          from: from || undefined,
          to: to || undefined,
          companyId: companyId || undefined,
          estado: wireStatusOf(status),
          page,
          size: paymentsPageSize,
        },
      }),
      rawResponseSchema: paymentsSchema,
      transformResponse: ({ items, total }: WirePayments, meta, { page }) => {
        const { records, leftOut } = readPayments(items, meta);
        const payments = markDuplicates(uniqueById(records), ({ companyCode }) => companyCode);
        // The total is at least the number of received payments, even if the bank announced fewer.
        const least = items.length === 0 ? 0 : (page - 1) * paymentsPageSize + items.length;
        return { payments, leftOut, total: Math.max(total, least) };
      },
    }),
  }),
});

export const { useGetPaymentQuery, useGetPaymentsQuery } = paymentsApi;
export const { getPayment, getPayments } = paymentsApi.endpoints;
