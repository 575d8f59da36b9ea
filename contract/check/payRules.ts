import { must } from './bankClient.ts';
import { guessable } from './readRules.ts';
import { inscriptionPath } from './trial.ts';
import type { Inscribed, Rule, Trial } from './trial.ts';

const secretOf = (button: string) => new URL(button).searchParams.get('sessionid') ?? '';

/**
 * Fields that identify an inscription (the bank's registration of a cart): two inscriptions differ
 * in each of these fields.
 */
const secrets = ['referencia', 'url', 'codigoCarro'] as const;

type Secrets = Pick<Inscribed, (typeof secrets)[number]>;

const sharedBy = (one: Secrets, other: Secrets) =>
  secrets.filter((name) => one[name] === other[name]);

/**
 * A false name of a company or of its service, sent in an inscription; the bank must never show it.
 */
const foreignWords = 'Llama al 600 000 0000';

async function notice(trial: Trial) {
  const { items, codigoCarro } = await trial.inscribed();
  const dashboard = await trial.dashboard();
  const { settings, given } = trial;
  return {
    correo: given('mail'),
    link: `${given('portal')}/pagoEmail?link=${encodeURIComponent(dashboard)}`,
    cantidad: items.map(({ amount }) => amount),
    codigo: items.map(({ invoiceId }) => invoiceId),
    compania: items[0]?.company.name ?? '',
    de: settings.PORTAL_LINK_SENDER,
    codigoCarro,
    nombreCliente: 'Pagador',
  };
}

/** Rules that register carts, or that cause a mail if the bank wrongly accepts their call. */
export const payRules: Rule[] = [
  {
    name: 'an inscription returns a reference, and a button of the payment page',
    changes: true,
    async check({ items, inscribe, settings, given, base }) {
      const answer = await inscribe((await items()).slice(0, 2));
      const { url } = answer.json;
      const origins = settings.PORTAL_PAYMENT_ORIGINS.split(' ').flatMap((origin) =>
        origin === 'self' ? [given('portal'), new URL(base).origin] : [origin],
      );
      const { origin } = new URL(url);
      must(
        origins.includes(origin),
        `the button is at ${origin}, not at ${origins.join(' or ')}`,
        answer,
      );
      must(secretOf(url) !== '', 'the button has no sessionid', answer);
    },
  },
  {
    name: 'a repeated Idempotency-Key returns the same inscription in any order of items, and 422 for another cart',
    changes: true,
    async check({ inscribed, inscribe, registration, refused }) {
      const first = await inscribed();
      const { items, key } = first;
      for (const cart of [items, items.toReversed()]) {
        const answer = await inscribe(cart, { key });
        must(
          sharedBy(first, answer.json).length === secrets.length,
          'returns another inscription',
          answer,
        );
      }
      await refused(inscriptionPath, await registration(items.slice(1), { key }), [422]);
      const { headers, ...bare } = await registration(items);
      const withoutKey = { ...headers, 'Idempotency-Key': null };
      await refused(inscriptionPath, { ...bare, headers: withoutKey });
    },
  },
  {
    name: 'another guest’s inscription of the same bills is separate, with its own key',
    changes: true,
    async check({ inscribed, inscribe, guest, otherGuest }) {
      const first = await inscribed();
      for (const token of [await otherGuest(), await guest()]) {
        const answer = await inscribe(first.items, { token });
        const shared = sharedBy(first, answer.json);
        must(shared.length === 0, `has the first one’s ${shared.join(', ')}`, answer);
      }
    },
  },
  {
    name: 'a payer’s open inscription of the same items is returned again, whatever the key',
    changes: true,
    async check({ items, inscribe, payer }) {
      const by = await payer();
      const cart = (await items()).slice(0, 1);
      const first = (await inscribe(cart, by)).json;
      const answer = await inscribe(cart, by);
      must(
        sharedBy(first, answer.json).length === secrets.length,
        'returns another inscription',
        answer,
      );
    },
  },
  {
    name: 'a cart with a wrong amount is refused, and so is a guest’s cart in a payer’s name',
    changes: true,
    async check({ items, registration, refused }) {
      const [item] = await items();
      if (!item) return;
      const cheaper = { ...item, amount: item.amount - 1 };
      await refused(inscriptionPath, await registration([cheaper]));
      await refused(inscriptionPath, await registration([item], { idu: 'u-1' }));
    },
  },
  {
    name: 'an undecided inscription has no payments yet',
    changes: true,
    async check({ inscribed, ask, guest }) {
      const { referencia } = await inscribed();
      const path = `/payments?referencia=${encodeURIComponent(referencia)}`;
      const answer = await ask<{ items: unknown[] }>(path, { token: await guest() });
      must(answer.json.items.length === 0, 'lists a payment', answer);
    },
  },
  {
    name: 'the payment page accepts the payer’s e-mail, and refuses an unknown session',
    changes: true,
    async check({ inscribed, ask, refused, guest, given }) {
      const { origin, searchParams } = new URL((await inscribed()).url);
      const token = await guest();
      const query = (sessionid: string) => new URLSearchParams({ sessionid, cp: given('mail') });
      await ask(`${origin}/Dashboard/icp?${query(searchParams.get('sessionid') ?? '')}`, { token });
      await refused(`${origin}/Dashboard/icp?${query('0123456789abcdef01234567')}`, { token });
    },
  },
  {
    name: 'only a button is converted to a dashboard, under {api}/apiDashboardPago/',
    changes: true,
    async check({ inscribed, convert, call, guest, base }) {
      const answer = await convert((await inscribed()).url);
      const prefix = `${base}/apiDashboardPago/`;
      const { url } = answer.json;
      const isDashboard = url.startsWith(prefix) && /^[\w/-]+$/.test(url.slice(prefix.length));
      must(isDashboard, 'is no dashboard that the portal opens', answer);
      const body = { link: 'https://otro.example/?sessionid=0123456789abcdef01234567' };
      const foreign = await call<{ url?: string }>('/apiDashboardPago/convierte-link', {
        token: await guest(),
        body,
      });
      must(foreign.status >= 400 || !foreign.json.url, 'converts a foreign button', foreign);
    },
  },
  {
    name: 'a dashboard has the bills of the inscription, and an unknown one is refused',
    changes: true,
    async check({ inscribed, dashboard, ask, refused, guest }) {
      const inscription = await inscribed();
      const { items } = inscription;
      const address = await dashboard();
      const token = await guest();
      const answer = await ask<Secrets & { total: number }>(address, { token });
      const total = items.reduce((sum, { amount }) => sum + amount, 0);
      const isIt = sharedBy(inscription, answer.json).length === secrets.length;
      must(isIt && answer.json.total === total, 'has other bills or another total', answer);
      await refused(address.replace(/[\w-]{4}$/, '0000'), { token });
    },
  },
  {
    name: 'references, payment keys, payment sessions and dashboards cannot be guessed',
    changes: true,
    async check({ items, inscribe, convert }) {
      const answers = [];
      for (const item of (await items()).slice(0, 2)) {
        const { json } = await inscribe([item]);
        answers.push({ ...json, dashboard: (await convert(json.url)).json.url });
      }
      for (const [what, texts] of Object.entries({
        'payment key': answers.map(({ codigoCarro }) => codigoCarro),
        reference: answers.map(({ referencia }) => referencia),
        sessionid: answers.map(({ url }) => secretOf(url)),
        dashboard: answers.map(({ dashboard }) => dashboard.split('/').at(-1) ?? ''),
      })) {
        const why = guessable(texts);
        must(why === undefined, `${what}: ${why}`);
      }
    },
  },
  {
    name: 'company and contract names come from the bank, not from the inscription',
    changes: true,
    async check({ items, inscribe, convert, ask, guest }) {
      const item = (await items()).at(-1);
      if (!item) return;
      const company = { ...item.company, name: foreignWords };
      const { json } = await inscribe([{ ...item, contract_name: foreignWords, company }]);
      const dashboard = (await convert(json.url)).json.url;
      const answer = await ask(dashboard, { token: await guest() });
      must(!answer.body.includes(foreignWords), 'repeats the text of the inscription', answer);
    },
  },
  {
    name: 'a mailed link leads to the portal only, and has ten recipients at most',
    changes: true,
    async check(trial) {
      const { refused, guest, settings, given } = trial;
      const own = await notice(trial);
      const token = await guest();
      const headers = {
        'MAIL-PROVIDER': settings.PORTAL_LINK_MAIL_PROVIDER,
        Origin: given('portal'),
      };
      const elsewhere = own.link.replace(given('portal'), 'https://otro.example');
      const many = Array.from({ length: 11 }, () => own.correo).join(',');
      for (const body of [
        { ...own, link: elsewhere },
        { ...own, link: own.link.replace(/link=.*/, 'link=https%3A%2F%2Fotro.example%2F') },
        { ...own, correo: many },
      ]) {
        await refused('/apiDashboardPago/notifica-link', { token, headers, body });
      }
    },
  },
  {
    name: 'a receipt is mailed only for a paid payment, and without foreign markup',
    changes: true,
    async check({ inscribed, payments, refused, guest, settings, given }) {
      const { referencia } = await inscribed();
      const paid = (await payments()).find(({ estado }) => estado === 'PAGADO');
      const token = await guest();
      const headers = { 'MAIL-PROVIDER': settings.PORTAL_MAIL_PROVIDER };
      const script = '<script src="https://otro.example/x.js"></script>';
      for (const valor of [
        `<p>Referencia ${referencia}</p>`,
        ...(paid ? [`<p>Referencia ${paid.referencia}</p>${script}`] : []),
      ]) {
        const body = { mail: given('mail'), valor };
        await refused('/apiri/enviaMail/enviaComprobante', { token, headers, body });
      }
    },
  },
  {
    name: 'a contact mail requires the captcha’s answer',
    changes: true,
    async check({ configuration, refused, guest, settings, given }) {
      const { confsenderEmail, confsenderRetail } = await configuration();
      const token = await guest();
      const headers = { 'MAIL-PROVIDER': settings.PORTAL_MAIL_PROVIDER };
      const paramreplace = {
        name: 'Prueba',
        email: given('mail'),
        phone: '+56911112222',
        comment: 'Prueba del contrato',
        uniqueNumber: String(Date.now()),
        urlEmailContact: `${given('portal')}/contacto`,
      };
      for (const [sender, destinatarios] of [
        [confsenderEmail, [given('mail')]],
        [confsenderRetail, undefined],
      ] as const) {
        const body = { ...(destinatarios && { destinatarios }), paramreplace };
        const path = `/apiMail/send/confmail/${encodeURIComponent(sender ?? '')}`;
        await refused(path, { token, headers, body }, [400, 403]);
        const guessed = { ...headers, 'X-CAPTCHA-TOKEN': 'x' };
        await refused(path, { token, headers: guessed, body }, [400, 403]);
      }
    },
  },
];
