import { object } from 'yup';
import type { InferType } from 'yup';
import { environment } from '../environment.ts';
import { bankApi } from './bankApi.ts';
import { key, webUrl } from './fields.ts';
import type { CartItem } from './fields.ts';

const inscriptionSchema = object({
  codigoCarro: key(),
  referencia: key(),
  url: webUrl(),
}).strict();

/** A cart that the bank took note of: `url` is its payment button. */
export interface Inscription {
  cartCode: string;
  reference: string;
  url: string;
}

/** What is inscribed: the items, for a payer's `userId` or '' for a guest, at an ISO 8601 instant. */
interface InscriptionRequest {
  userId: string;
  date: string;
  items: readonly CartItem[];
}

const checkoutApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    /** POST inscripcion; the same open items again answer the first inscription (ruling 1). Never repeated by itself. */
    inscribe: build.mutation<Inscription, InscriptionRequest>({
      query: ({ userId, date, items }) => ({
        url: '/apiDashboardPago/inscripcion',
        method: 'POST',
        body: { userId, collectorId: environment.collectorId, date, debts: items },
      }),
      rawResponseSchema: inscriptionSchema,
      transformResponse: (answer: InferType<typeof inscriptionSchema>) => ({
        cartCode: answer.codigoCarro,
        reference: answer.referencia,
        url: answer.url,
      }),
    }),
    /** GET Dashboard/icp on the button's origin: tells the payment page the payer's e-mail (spec 7). */
    registerPayerEmail: build.mutation<string, { button: string; email: string }>({
      query: ({ button, email }) => {
        const { origin, searchParams } = new URL(button);
        const query = new URLSearchParams({
          sessionid: searchParams.get('sessionid') ?? '',
          cp: email,
        });
        return { url: `${origin}/Dashboard/icp?${query}`, responseHandler: 'text', button };
      },
    }),
  }),
});

export const { inscribe, registerPayerEmail } = checkoutApi.endpoints;
