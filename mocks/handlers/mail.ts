import { array } from 'yup';
import { checkCaptcha } from '../bank/captchas.ts';
import { configuredIds } from '../bank/configuration.ts';
import { mailContact, mailReceipt } from '../bank/mails.ts';
import { checkReceipt } from '../bank/receiptLetter.ts';
import type { SandboxSettings } from '../bank/environment.ts';
import { endpointMaker } from './endpoint.ts';
import type { Endpoint } from './endpoint.ts';
import { email, exactly, link, words } from './schemas.ts';

/**
 * Creates the endpoints that send the two mails of a contact message, and a receipt (comprobante).
 */
export function mailEndpoints(settings: SandboxSettings): Endpoint[] {
  const endpoint = endpointMaker(settings);
  const mailProvider = settings.PORTAL_MAIL_PROVIDER;
  const paramreplace = exactly({
    name: words(),
    email: email(),
    phone: words(),
    comment: words(),
    uniqueNumber: words(),
    urlEmailContact: link(),
  });

  return [
    endpoint({
      name: 'sendContactMail',
      method: 'post',
      path: `/apiMail/send/confmail/${configuredIds.confsenderEmail}`,
      access: 'any',
      mailProvider,
      body: exactly({ destinatarios: array(email()).length(1).required(), paramreplace }),
      answer(bank, { body, headers }) {
        checkCaptcha(bank, headers.get('X-CAPTCHA-TOKEN'), body.paramreplace.uniqueNumber);
        mailContact(bank, body.destinatarios, body.paramreplace);
        return {};
      },
    }),
    endpoint({
      name: 'sendContactNotice',
      method: 'post',
      path: `/apiMail/send/confmail/${configuredIds.confsenderRetail}`,
      access: 'any',
      mailProvider,
      body: exactly({ paramreplace }),
      answer(bank, { body, headers }) {
        checkCaptcha(bank, headers.get('X-CAPTCHA-TOKEN'), body.paramreplace.uniqueNumber);
        mailContact(bank, [], body.paramreplace);
        return {};
      },
    }),
    endpoint({
      name: 'sendReceipt',
      method: 'post',
      path: '/apiri/enviaMail/enviaComprobante',
      access: 'any',
      mailProvider,
      body: exactly({ mail: email(), valor: words() }),
      answer(bank, { body, portal }) {
        checkReceipt(bank, body.valor, { portal, images: settings.PORTAL_EMAIL_IMAGES_URL });
        mailReceipt(bank, body.mail, body.valor);
        return {};
      },
    }),
  ];
}
