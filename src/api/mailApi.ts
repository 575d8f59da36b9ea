import { environment } from '../config/environment.ts';
import { bankApi } from './bankApi.ts';
import { doneSchema } from './fields.ts';

/**
 * A message of the contact form, as the mails show it; `uniqueNumber` identifies it, `contactUrl`
 * leads back to the form.
 */
export interface ContactMail {
  name: string;
  email: string;
  phone: string;
  comment: string;
  uniqueNumber: string;
  contactUrl: string;
}

const mailApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * POST confmail: sends one of the two contact mails, chosen by `sender`. The visitor's copy has
     * a `recipient`; without one the mail goes to the bank's own desk. The bank checks
     * `captchaToken`. Never retried automatically.
     */
    sendContactMail: build.mutation<
      void,
      { sender: string; recipient?: string; captchaToken: string; mail: ContactMail }
    >({
      query: ({ sender, recipient, captchaToken, mail: { contactUrl, ...mail } }) => ({
        url: `/apiMail/send/confmail/${encodeURIComponent(sender)}`,
        method: 'POST',
        body: {
          ...(recipient !== undefined && { destinatarios: [recipient] }),
          paramreplace: { ...mail, urlEmailContact: contactUrl },
        },
        mailProvider: environment.mailProvider,
        captchaToken,
      }),
      rawResponseSchema: doneSchema,
    }),
    /**
     * POST enviaComprobante: mails the unchanged `html` of a receipt to one address. Never retried
     * automatically.
     */
    sendReceipt: build.mutation<void, { email: string; html: string }>({
      query: ({ email, html }) => ({
        url: '/apiri/enviaMail/enviaComprobante',
        method: 'POST',
        body: { mail: email, valor: html },
        mailProvider: environment.mailProvider,
      }),
      rawResponseSchema: doneSchema,
    }),
  }),
});

export const { sendContactMail, sendReceipt } = mailApi.endpoints;
