import { environment } from '../environment.ts';
import { bankApi } from './bankApi.ts';

const mailApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    /** POST enviaComprobante: mails a receipt, `html` as it is, to one address (spec 7). Never repeated by itself. */
    sendReceipt: build.mutation<void, { email: string; html: string }>({
      query: ({ email, html }) => ({
        url: '/apiri/enviaMail/enviaComprobante',
        method: 'POST',
        body: { mail: email, valor: html },
        mailProvider: environment.mailProvider,
      }),
    }),
  }),
});

export const { sendReceipt } = mailApi.endpoints;
