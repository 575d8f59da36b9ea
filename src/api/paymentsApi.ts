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

/** The statuses by which payments can be filtered. */
export type NamedStatus = 'paid' | 'pending' | 'rejected';
/** Statuses that the portal does not distinguish, such as `ANULADO`, are read as `other`. */
export type PaymentStatus = NamedStatus | 'other';

const statuses = new Map<string, NamedStatus>([
  ['PAGADO', 'paid'],
  ['PENDIENTE', 'pending'],
  ['RECHAZADO', 'rejected'],
]);

/** Returns the bank's word for a status, also used in the URL of "Mis pagos"; undefined for ''. */
export const wireStatusOf = (status: NamedStatus | '') =>
  [...statuses].find(([, meaning]) => meaning === status)?.[0];

/**
 * Returns the status for a word of the bank, in upper or lower case; undefined for an unknown word.
 */
export const statusOfWire = (word: string) => statuses.get(word.trim().toUpperCase());

/** Each account of the payment is validated separately; an unreadable one is left out. */
export const paymentSchema = object({
  id: wireId(),
  referencia: key(),
  fecha: string().required(),
  estado: key(),
  total: pesos(),
  // A payment through a link may lack the e-mail.
  correo: optionalText(),
  id_Codigo_Empresa: part({ content: wireCode() }),
  empresa: text(),
  cuentas: list(),
});

/** Each payment is validated separately; an unreadable one is left out. */
export const paymentsSchema = object({ items: list(), total: count() }).strict();

export type WirePayments = InferType<typeof paymentsSchema>;
type WirePayment = InferType<typeof paymentSchema>;

/**
 * Whether an account of a payment has neither `id` nor `invoiceId`: then it has only the public
 * fields (company, contract and amount).
 */
const isPublicRow = (row: unknown) => isRecord(row) && !('id' in row || 'invoiceId' in row);

function readPayment(wire: WirePayment, place: string) {
  const isPublic = wire.cuentas.length > 0 && wire.cuentas.every(isPublicRow);
  const own = isPublic ? undefined : readItems(wire.cuentas, `${place}.`);
  const shares = own ?? readPublicItems(wire.cuentas, `${place}.`);
  return {
    id: asText(wire.id),
    reference: wire.referencia,
    date: wire.fecha,
    status: statusOfWire(wire.estado) ?? ('other' as const),
    /** The bank's word for the status, as plain text: `PAGADO`, `ANULADO`. */
    statusWord: plainText(wire.estado),
    total: wire.total,
    email: wire.correo ?? '',
    companyCode: asText(wire.id_Codigo_Empresa.content),
    companyName: wire.empresa,
    /**
     * Whether the answer has only the public fields, because the call had neither the payment's key
     * nor its payer's token: then there are `shares`, but no `items`.
     */
    isPublic,
    items: own?.records ?? [],
    /** Amount and company of each readable account. */
    shares: shares.records.map(({ amount, company }) => ({ amount, company: company.name })),
    /** The number of unreadable accounts, which are not among the items. */
    itemsLeftOut: shares.leftOut,
  };
}

/** `total` is in pesos; `date` is ISO 8601 with an offset. */
export type Payment = ReturnType<typeof readPayment>;

export const readPayments = (items: readonly unknown[], meta: AnswerMeta | undefined) =>
  readRecords(items, placeOf(meta, 'items'), paymentSchema, readPayment);

/**
 * If the bank lists several payments with the same reference, the payment whose status comes first
 * in this list counts.
 */
const decisive: readonly PaymentStatus[] = ['paid', 'pending', 'rejected', 'other'];

/**
 * Returns the payment with a reference, of several the one that `decisive` ranks first; null if the
 * bank lists none. Undefined if a payment with this reference is unreadable and none is paid,
 * because the status is then unknown.
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

/** Refuses undefined, so that an unreadable payment is an error. */
const oneOrNoneSchema = mixed<Payment>().nullable().defined();

/**
 * `leftOut` counts the unreadable payments of the page; `total` counts the payments of all pages.
 */
interface PaymentPage {
  payments: Payment[];
  leftOut: number;
  total: number;
}

/** An empty `companyId`, `status` or day does not filter. */
export interface PaymentFilters extends Period {
  companyId: string;
  status: NamedStatus | '';
}

/**
 * `paymentKey` is present if this browser made the payment or opened its link. `payer`, the bank's
 * id of the signed-in payer, keeps payers from sharing cached answers.
 */
export interface PaymentQuery {
  reference: string;
  paymentKey?: string | undefined;
  payer?: string | undefined;
}

export const paymentsPageSize = 15;

const paymentsApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    /** GET /payments?referencia=: the payment, or null if the bank lists none. */
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
     * GET /payments?userId=: a page (from 1) of a payer's payments, newest first.
     * `duplicateCompanyId` marks payments whose company occurs more than once on the page.
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
        // The bank may announce a smaller total than the number of payments on the pages so far;
        // then the portal uses this number.
        const least = items.length === 0 ? 0 : (page - 1) * paymentsPageSize + items.length;
        return { payments, leftOut, total: Math.max(total, least) };
      },
    }),
  }),
});

export const { useGetPaymentQuery, useGetPaymentsQuery } = paymentsApi;
export const { getPayment, getPayments } = paymentsApi.endpoints;
