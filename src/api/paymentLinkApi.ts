import { mixed, object } from 'yup';
import type { InferType } from 'yup';
import { environment, apiUrl } from '../config/environment.ts';
import { companyNames } from './cartItem.ts';
import { sumAmounts } from '../lib/money.ts';
import { key, list, oneOf, pesos, text } from '../lib/schemas.ts';
import { bankApi, ifFailed } from './bankApi.ts';
import type { CartItem } from './cartItem.ts';
import { doneSchema, paymentButton, paymentKey } from './fields.ts';
import { isPaymentButton } from './paymentButton.ts';
import { placeOf } from './records.ts';
import type { AnswerMeta } from './records.ts';
import { readItems } from './wireItem.ts';

/** The link's URL, or an empty text, which the caller handles and logs. */
const conversionSchema = object({
  url: text()
    .nullable()
    .test('dashboard', (url) => !url || isDashboardUrl(url)),
}).strict();
const dashboardSchema = object({
  referencia: key(),
  estado: oneOf('PENDIENTE', 'PAGADO', 'VENCIDO'),
  compania: text(),
  nombreCliente: text(),
  total: pesos(),
  cuentas: list(),
  codigoCarro: paymentKey(),
  // Any value, because a paid or expired link needs no button.
  url: mixed()
    .nullable()
    .when('estado', ([status], ifOver) => (status === 'PENDIENTE' ? paymentButton() : ifOver)),
}).strict();

const statuses = { PENDIENTE: 'due', PAGADO: 'paid', VENCIDO: 'expired' } as const;

/** Translates a link into the portal's own names. */
function readLink(wire: InferType<typeof dashboardSchema>, meta: AnswerMeta | undefined) {
  const { records, leftOut } = readItems(wire.cuentas, placeOf(meta));
  return {
    reference: wire.referencia,
    paymentKey: wire.codigoCarro,
    status: statuses[wire.estado],
    /** The sender's name. */
    payerName: wire.nombreCliente,
    total: wire.total,
    items: records,
    /** How many of its accounts could not be read; a link with one cannot be paid. */
    itemsLeftOut: leftOut,
    url: isPaymentButton(wire.url) ? wire.url : '',
  };
}

/**
 * A payment link: `total` in pesos; `url` is the payment button, which may be empty once paid or
 * expired.
 */
export type PaymentLink = ReturnType<typeof readLink>;

/**
 * The total must be the sum of the accounts, as a due link charges it. With an unreadable account
 * it cannot be checked.
 */
const linkSchema = mixed<PaymentLink>()
  .required()
  .test('sum', ({ status, total, items, itemsLeftOut }, { createError }) => {
    if (itemsLeftOut > 0) return true;
    const isSum = total === sumAmounts(items) && (status !== 'due' || total > 0);
    return isSum || createError({ path: 'total' });
  });

/**
 * The notice of a link to all its recipients; `link` is the absolute /pagoEmail URL, `items` are
 * those that were registered.
 */
interface LinkNotice {
  recipients: readonly string[];
  link: string;
  items: readonly CartItem[];
  /** The key of the payment, by which the bank finds it. */
  paymentKey: string;
  /** The sender's name; absent for a guest. */
  payerName?: string | undefined;
}

/** The name shown for a guest who sends a link. */
export const defaultPayer = 'Pagador';

const paymentLinkApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * POST convierte-link: the dashboard's URL for a button's URL; the caller handles an empty
     * answer.
     */
    convertLink: build.mutation<InferType<typeof conversionSchema>, string>({
      query: (button) => ({
        url: '/apiDashboardPago/convierte-link',
        method: 'POST',
        body: { link: button },
        button,
      }),
      rawResponseSchema: conversionSchema,
    }),
    /** POST notifica-link: mails a link to its recipients. Never retried automatically. */
    notifyLink: build.mutation<void, LinkNotice>({
      query: ({ recipients, link, items, paymentKey: codigoCarro, payerName }) => ({
        url: '/apiDashboardPago/notifica-link',
        method: 'POST',
        body: {
          correo: recipients.join(','),
          link,
          cantidad: items.map(({ amount }) => amount),
          codigo: items.map(({ invoiceId }) => invoiceId),
          compania: companyNames(items),
          de: environment.linkSender,
          codigoCarro,
          nombreCliente: payerName || defaultPayer,
        },
        mailProvider: environment.linkMailProvider,
      }),
      rawResponseSchema: doneSchema,
    }),
    /** GET the dashboard that a link names; any other URL in a link is refused. */
    getPaymentLink: build.query<PaymentLink, string>({
      providesTags: ifFailed,
      query: (link) => ({ url: isDashboardUrl(link) ? link : '', isSupplied: true }),
      rawResponseSchema: dashboardSchema,
      transformResponse: readLink,
      responseSchema: linkSchema,
    }),
  }),
});

export const { useGetPaymentLinkQuery } = paymentLinkApi;
export const { convertLink, notifyLink, getPaymentLink } = paymentLinkApi.endpoints;

/**
 * Whether a URL is a dashboard of the bank, which a payment link opens: `/apiDashboardPago/` under
 * the API base, followed by characters without a special meaning in URLs. A link from outside must
 * not reach any other call.
 */
export function isDashboardUrl(url: unknown): url is string {
  const base = `${apiUrl()}/apiDashboardPago/`;
  return (
    typeof url === 'string' && url.startsWith(base) && /^[\w/-]+$/.test(url.slice(base.length))
  );
}
