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

/** A status that the portal has a word for, and payments can be filtered by. */
export type NamedStatus = 'paid' | 'pending' | 'rejected';
/**
 * How a payment stands, in the portal's words; `other` when the bank says what the portal does not
 * know, as `ANULADO`.
 */
export type PaymentStatus = NamedStatus | 'other';

/** What the bank's words mean. */
const statuses = new Map<string, NamedStatus>([
  ['PAGADO', 'paid'],
  ['PENDIENTE', 'pending'],
  ['RECHAZADO', 'rejected'],
]);

/** The bank's word for a status, which also stands in the URL of Mis pagos; none for ''. */
export const wireStatusOf = (status: NamedStatus | '') =>
  [...statuses].find(([, meaning]) => meaning === status)?.[0];

/** The status that a word of the bank stands for, in whatever case; undefined for any other. */
export const statusOfWire = (word: string) => statuses.get(word.trim().toUpperCase());

/** A payment; its accounts are judged one by one. */
export const paymentSchema = object({
  id: wireId(),
  referencia: key(),
  fecha: string().required(),
  estado: key(),
  total: pesos(),
  // Nobody may have given one for a payment by link.
  correo: optionalText(),
  id_Codigo_Empresa: part({ content: wireCode() }),
  empresa: text(),
  cuentas: list(),
});

/** A list of payments, as several calls return it. */
export const paymentsSchema = object({ items: list(), total: count() }).strict();

/** The list in the bank's words. */
export type WirePayments = InferType<typeof paymentsSchema>;
type WirePayment = InferType<typeof paymentSchema>;

/** Whether a row of a payment has nothing of its bill but company, contract and amount. */
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
     * Whether the bank gives of it what everybody may see who holds the reference, and no more: then
     * it has no items, only shares.
     */
    isPublic,
    items: own?.records ?? [],
    /** The amount for each company, account by account. */
    shares: shares.records.map(({ amount, company }) => ({ amount, company: company.name })),
    /** How many of its accounts could not be read; they are not among the items. */
    itemsLeftOut: shares.leftOut,
  };
}

/** A payment as the bank knows it; `total` in pesos, `date` ISO 8601 with offset. */
export type Payment = ReturnType<typeof readPayment>;

/** The payments that can be read of a list, as several calls return it. */
export const readPayments = (items: readonly unknown[], meta: AnswerMeta | undefined) =>
  readRecords(items, placeOf(meta, 'items'), paymentSchema, readPayment);

/** From the outcome that decides a reference to the one that decides least. */
const decisive: readonly PaymentStatus[] = ['paid', 'pending', 'rejected', 'other'];

/**
 * The payment with a reference, null where the bank lists none. It may list several tries under one,
 * and others beside: a paid one decides, then a pending, then a rejected one. Undefined where a try
 * cannot be read that might decide: that says nothing of how the payment stands.
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

/** Refuses what cannot be read, so that it never gets out. */
const oneOrNoneSchema = mixed<Payment>().nullable().defined();

/** One page of a payer's payments, how many of it could not be read, and how many there are in all. */
interface PaymentPage {
  payments: Payment[];
  leftOut: number;
  total: number;
}

/** Which of a payer's payments; '' sets no filter, also as a day. */
export interface PaymentFilters extends Period {
  companyId: string;
  status: NamedStatus | '';
}

/**
 * Which payment, and as whom: with its key, where this browser made it or opened its link; `payer` is
 * the `idu` of the bearer, as the answer is his alone.
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
     * there are in all. `duplicateCompanyId`: another of the page is of the same company.
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
        // There are at least those that came, whatever the bank announced.
        const least = items.length === 0 ? 0 : (page - 1) * paymentsPageSize + items.length;
        return { payments, leftOut, total: Math.max(total, least) };
      },
    }),
  }),
});

export const { useGetPaymentQuery, useGetPaymentsQuery } = paymentsApi;
export const { getPayment, getPayments } = paymentsApi.endpoints;
