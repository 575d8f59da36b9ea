import { object } from 'yup';
import type { InferType } from 'yup';
import { environment } from '../config/environment.ts';
import { parseUrl } from '../lib/urls.ts';
import { key } from '../lib/schemas.ts';
import { bankApi } from './bankApi.ts';
import { paymentButton, paymentKey } from './fields.ts';
import { toWireItem } from './cartItem.ts';
import type { CartItem } from './cartItem.ts';

const inscriptionSchema = object({
  codigoCarro: paymentKey(),
  referencia: key(),
  url: paymentButton(),
}).strict();

const readInscription = (wire: InferType<typeof inscriptionSchema>) => ({
  paymentKey: wire.codigoCarro,
  reference: wire.referencia,
  url: wire.url,
});

/**
 * A registered cart: the payment's secret key, its public reference, and the URL of its payment
 * button (the bank's page for this payment).
 */
export type Inscription = ReturnType<typeof readInscription>;

/** `userId` is '' for a guest; `date` is ISO 8601. */
interface InscriptionRequest {
  idempotencyKey: string;
  userId: string;
  date: string;
  items: readonly CartItem[];
}

/**
 * Timeout in milliseconds for sending the payer's e-mail address to the payment page. If that
 * fails, the payment continues, and the result screen asks for the address.
 */
const emailPatience = 6_000;

/**
 * Returns the URL at which the payment page accepts the payer's e-mail; '' if `payment` is no URL.
 */
function emailUrl(payment: string, email: string): string {
  const target = parseUrl(payment);
  if (!target) return '';
  const { origin, searchParams } = target;
  const query = new URLSearchParams({ sessionid: searchParams.get('sessionid') ?? '', cp: email });
  return `${origin}/Dashboard/icp?${query}`;
}

const checkoutApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * POST inscripcion: registers a cart. This API never repeats the call; `registerCart` may, because
     * the bank answers the same `idempotencyKey` with the same inscription.
     */
    inscribe: build.mutation<Inscription, InscriptionRequest>({
      query: ({ idempotencyKey, userId, date, items }) => ({
        url: '/apiDashboardPago/inscripcion',
        method: 'POST',
        idempotencyKey,
        body: { userId, collectorId: environment.collectorId, date, debts: items.map(toWireItem) },
      }),
      rawResponseSchema: inscriptionSchema,
      transformResponse: readInscription,
    }),
    /**
     * GET Dashboard/icp at the origin of the payment button's URL (`button`): sends the payer's
     * e-mail to the bank's payment page.
     */
    registerPayerEmail: build.mutation<string, { button: string; email: string }>({
      query: ({ button, email }) => ({
        url: emailUrl(button, email),
        responseHandler: 'text',
        button,
        timeout: emailPatience,
      }),
    }),
  }),
});

export const { inscribe, registerPayerEmail } = checkoutApi.endpoints;
