import { environment } from '../config/environment.ts';
import { bankApi } from './bankApi.ts';
import { doneSchema } from './fields.ts';

/**
 * The values in a contact mail. `uniqueNumber` identifies the message; `contactUrl` is the form's
 * URL.
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
     * POST confmail: sends a contact mail to `recipient` (the visitor), or without `recipient` to
     * the bank. `sender` selects the mail's template; the bank checks `captchaToken`. Never
     * repeated automatically.
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
     * POST enviaComprobante: mails `html`, a receipt, unchanged to one address. Never repeated
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
