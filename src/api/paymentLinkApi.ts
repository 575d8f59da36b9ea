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

/**
 * The URL of a dashboard: the bank's data about one payment link. '' and null are valid here,
 * because the caller logs them and shows its own message.
 */
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
  // A paid or expired link needs no payment button, so its `url` may have any value.
  url: mixed()
    .nullable()
    .when('estado', ([status], ifOver) => (status === 'PENDIENTE' ? paymentButton() : ifOver)),
}).strict();

const statuses = { PENDIENTE: 'due', PAGADO: 'paid', VENCIDO: 'expired' } as const;

function readLink(wire: InferType<typeof dashboardSchema>, meta: AnswerMeta | undefined) {
  const { records, leftOut } = readItems(wire.cuentas, placeOf(meta));
  return {
    reference: wire.referencia,
    paymentKey: wire.codigoCarro,
    status: statuses[wire.estado],
    /** The name of the person who sent the link. */
    payerName: wire.nombreCliente,
    total: wire.total,
    items: records,
    /** The number of unreadable accounts; the link can be paid only if it is 0. */
    itemsLeftOut: leftOut,
    url: isPaymentButton(wire.url) ? wire.url : '',
  };
}

/**
 * `total` is in pesos; `url` is the URL of the payment button (the bank's page for one payment), or
 * '' if a paid or expired link has no valid URL.
 */
export type PaymentLink = ReturnType<typeof readLink>;

/**
 * The total must be the sum of the accounts' amounts, because the bank charges the total; for a
 * link that is still to be paid, it must not be 0. If an account is unreadable, the sum cannot be
 * checked: the link is accepted, but cannot be paid (`itemsLeftOut`).
 */
const linkSchema = mixed<PaymentLink>()
  .required()
  .test('sum', ({ status, total, items, itemsLeftOut }, { createError }) => {
    if (itemsLeftOut > 0) return true;
    const isSum = total === sumAmounts(items) && (status !== 'due' || total > 0);
    return isSum || createError({ path: 'total' });
  });

/** The mail with a link. `link` is the absolute /pagoEmail URL; `items` are the bills to pay. */
interface LinkNotice {
  recipients: readonly string[];
  link: string;
  items: readonly CartItem[];
  paymentKey: string;
  /** Absent for a guest. */
  payerName?: string | undefined;
}

/** The sender's name in the mail if a guest sends the link. */
export const defaultPayer = 'Pagador';

const paymentLinkApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    /** POST convierte-link: returns the dashboard's URL for a payment button's URL. */
    convertLink: build.mutation<InferType<typeof conversionSchema>, string>({
      query: (button) => ({
        url: '/apiDashboardPago/convierte-link',
        method: 'POST',
        body: { link: button },
        button,
      }),
      rawResponseSchema: conversionSchema,
    }),
    /** POST notifica-link: mails a link to its recipients. Never repeated automatically. */
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
    /** GET a dashboard's URL: the data of a payment link. Refused for any other URL. */
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
 * Whether a URL is a dashboard of the bank: `/apiDashboardPago/` under the API's base, followed by
 * letters, digits, `_`, `-` and `/` only. A forged payment link must not trigger any other call.
 */
export function isDashboardUrl(url: unknown): url is string {
  const base = `${apiUrl()}/apiDashboardPago/`;
  return (
    typeof url === 'string' && url.startsWith(base) && /^[\w/-]+$/.test(url.slice(base.length))
  );
}
