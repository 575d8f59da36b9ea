import { formatReceiptPesos } from '../../src/lib/money.ts';
import { inscribeDebts, pay, waterDebts } from '../testing/bankFixtures.ts';
import { itemOf } from '../testing/make.ts';
import { createTestBank } from '../testing/testBank.ts';
import { call, guestToken, inscription, payerToken, newKey } from '../testing/testClient.ts';
import type { Inscribed, Reply } from '../testing/testClient.ts';
import { correctCall } from '../testing/correctCalls.ts';
import {
  child,
  contactMail,
  createSender,
  linkMail,
  mail,
  origin,
  receiptOf,
} from '../testing/testCalls.ts';

// Tests the rules that only the bank can enforce, because a caller can bypass the portal.

const bank = createTestBank();
const send = createSender(bank);
let guest: string;
beforeAll(bank.listen);
beforeEach(async () => {
  guest = await guestToken();
});
afterEach(bank.reset);
afterAll(bank.close);

const statuses = (replies: readonly Reply[]) => replies.map(({ status }) => status);
const isRefused = ({ status }: Reply) => [400, 403].includes(status);

/**
 * Repeats a call until the bank answers with 429. Returns that reply and `turn`, the number of
 * calls before it; `work` gets the same number. Fails if more than `most` calls get other answers.
 */
async function untilTooMany(most: number, work: (turn: number) => Promise<Response | Reply>) {
  for (let turn = 0; turn <= most; turn += 1) {
    const reply = await work(turn);
    if (reply.status === 429) return { turn, reply };
  }
  throw new Error('The bank never answers with 429');
}

describe('T30 a reference', () => {
  it('is new for each inscription, and has 20 characters that are not confused', () => {
    const debts = waterDebts(bank.bank);
    const references = [debts, debts.slice(1), debts.slice(2)].map(
      (some) => inscribeDebts(bank.bank, some).referencia,
    );
    for (const reference of references) expect(reference).toMatch(/^[2-9AC-HJKMNP-RT-Y]{20}$/);
    expect(new Set(references).size).toBe(3);
  });

  it('cannot be repeated: the same bank with the same seed gives other ones', () => {
    const first = inscribeDebts(bank.bank, waterDebts(bank.bank));
    bank.reset();
    const again = inscribeDebts(bank.bank, waterDebts(bank.bank));
    expect(again.referencia).not.toBe(first.referencia);
    expect(again.sessionid).not.toBe(first.sessionid);
  });

  it('cannot be guessed: after 30 wrong ones the bank refuses all, even the right one', async () => {
    const { referencia, codigoCarro } = pay(bank.bank, waterDebts(bank.bank));
    const headers = { 'X-PAYMENT-KEY': codigoCarro };
    const ask = (reference: string) => call(`/payments?referencia=${reference}`, { token: guest });
    const { turn } = await untilTooMany(100, (at) => ask(`20261126${String(at).padStart(6, '0')}`));
    expect(turn).toBe(30);
    expect(await ask(referencia)).toMatchObject({ status: 429 });
    const body = {
      tipo: 'Service',
      id: 'SRV-COMPROBANTE',
      tamano_pagina: 15,
      numero_pagina: 1,
      parametros: [{ id_filtro: 'FLT-REFERENCIA', valor: referencia }],
    };
    const receipt = '/apiReportePago/generic/get-comprobante-pago';
    expect(await call(receipt, { token: guest, headers, body })).toMatchObject({ status: 429 });
  });

  it('of an undecided payment does not count as wrong, however often it is queried', async () => {
    const { referencia } = inscribeDebts(bank.bank, waterDebts(bank.bank));
    for (let turn = 0; turn < 32; turn += 1) {
      const path = `/payments?referencia=${referencia}`;
      expect(await call(path, { token: guest })).toMatchObject({ status: 200 });
    }
  });

  it('is refused with a 429 that has the time to wait, and accepted after that time', async () => {
    const api = 'http://localhost:3000/api/payments?referencia=X';
    const reply = await call(api, { token: guest });
    expect(reply.status).toBe(200);
    await untilTooMany(100, () => call(api, { token: guest }));
    const headers = new Headers({
      Authorization: `Bearer ${guest}`,
      'X-TENANT': 'banco-de-prueba',
    });
    headers.set('X-TENANT-ID', '7001');
    headers.set('X-TENANT-CODE', 'BDP');
    const response = await fetch(api, { headers });
    const wait = Number(response.headers.get('Retry-After'));
    expect(wait).toBeGreaterThan(500);
    expect(wait).toBeLessThanOrEqual(600);
    for (const [name, counted] of Object.entries(bank.state.counts)) {
      bank.state.counts[name] = counted.map((at) => at - wait * 1000);
    }
    expect(await call(api, { token: guest })).toMatchObject({ status: 200 });
  });
});

describe('company, contract and amounts', () => {
  it('come from the bill, not from the inscription', async () => {
    const debts = waterDebts(bank.bank).slice(0, 1);
    const words = 'Llama al 600 123 4567';
    const items = debts.map((debt) => ({
      ...itemOf(debt),
      contract_name: words,
      company: { id: words, name: words, image: 'https://otro.cl/x.svg' },
    }));
    const body = { ...inscription(debts), debts: items };
    const { json } = await call<Inscribed>('/apiDashboardPago/inscripcion', {
      token: guest,
      headers: newKey(),
      body,
    });
    const key = { 'X-PAYMENT-KEY': json.codigoCarro };
    bank.decide(json.url, 'approve');
    const answers = [
      (await call(`/payments?referencia=${json.referencia}`, { token: guest })).text,
      (await call(`/payments?referencia=${json.referencia}`, { token: guest, headers: key })).text,
      (await call(await dashboardOf(json.url), { token: guest })).text,
    ];
    for (const answer of answers) {
      expect(answer).toContain('Aguas Lleuque');
      expect(answer).not.toMatch(/600 123|otro\.cl/);
    }
  });

  it.each([
    ['another amount', { amount: 10 }, 409],
    ['another invoice', { invoiceId: 'F-1' }, 409],
    ['another contract', { contract: { id: 'luz-canelo-hogar', secondId: '01' } }, 400],
  ])('are not inscribed with %s', async (_what, change, status) => {
    const debts = waterDebts(bank.bank).slice(0, 1);
    const items = debts.map((debt) => ({ ...itemOf(debt), ...change }));
    const body = { ...inscription(debts), debts: items };
    const headers = newKey();
    const reply = await call('/apiDashboardPago/inscripcion', { token: guest, headers, body });
    expect(reply).toMatchObject({ status });
  });
});

async function dashboardOf(button: string): Promise<string> {
  const body = { link: button };
  const reply = await call<{ url: string }>('/apiDashboardPago/convierte-link', {
    token: guest,
    body,
  });
  return reply.json.url;
}

describe('a receipt', () => {
  const sendReceipt = (valor: string) =>
    call('/apiri/enviaMail/enviaComprobante', {
      token: guest,
      headers: mail,
      body: { mail: 'ana@ejemplo.cl', valor },
    });

  it('is mailed for a paid payment, with its reference in groups or not', async () => {
    const payment = pay(bank.bank, waterDebts(bank.bank));
    const grouped = receiptOf(payment).replace(
      payment.referencia,
      payment.referencia.replaceAll(/.{4}(?=.)/g, '$& '),
    );
    const replies = [await sendReceipt(receiptOf(payment)), await sendReceipt(grouped)];
    expect(statuses(replies)).toEqual([200, 200]);
    expect(bank.outbox).toHaveLength(2);
  });

  it.each([
    ['no payment', () => '<p>Hola</p>'],
    ['an unknown one', () => '<p>Referencia ACDEFGHJKMNPQRTUVWXY, $1.000</p>'],
    ['an open one', () => receiptOf(inscribeDebts(bank.bank, waterDebts(bank.bank)))],
    ['a pending one', () => receiptOf(pay(bank.bank, waterDebts(bank.bank), 'leavePending'))],
    ['a rejected one', () => receiptOf(pay(bank.bank, waterDebts(bank.bank), 'reject'))],
    [
      'a paid one, with other amounts',
      () => {
        const payment = pay(bank.bank, waterDebts(bank.bank));
        return `${receiptOf(payment)}<p>${formatReceiptPesos(payment.total + 1)}</p>`;
      },
    ],
    [
      'a paid one, without its total',
      () => `<p>${pay(bank.bank, waterDebts(bank.bank)).referencia}</p>`,
    ],
  ])('of %s is not mailed', async (_what, write) => {
    expect(isRefused(await sendReceipt(write()))).toBe(true);
    expect(bank.outbox).toEqual([]);
  });

  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT SRC=https://otro.cl/x.js></SCRIPT>',
    '<p onclick="alert(1)">x</p>',
    '<img src="https://otro.cl/x.png">',
    '<img src=https://otro.cl/x.png>',
    '<img src="data:image/png;base64,x">',
    '<a href="https://otro.cl/">Paga aquí</a>',
    '<a href="javascript:alert(1)">x</a>',
    `<a href="${origin}.otro.cl/">x</a>`,
    '<form action="https://otro.cl/"><input name="clave"></form>',
    '<iframe src="https://otro.cl/"></iframe>',
    '<meta http-equiv="refresh" content="0;url=https://otro.cl/">',
    '<base href="https://otro.cl/">',
    '<p style="background:url(https://otro.cl/x)">x</p>',
    '<style>@import "https://otro.cl/x.css";</style>',
    '<style>p{background:u\\72l(https://otro.cl/x)}</style>',
    '<svg onload="alert(1)"></svg>',
    '<!-- x -->',
    '<p title="x',
    '< p>',
  ])('with %s is not mailed', async (markup) => {
    const payment = pay(bank.bank, waterDebts(bank.bank));
    expect(await sendReceipt(`${receiptOf(payment)}${markup}`)).toMatchObject({ status: 400 });
    expect(bank.outbox).toEqual([]);
  });
});

describe('the mail of a link', () => {
  const notify = (changes: object) =>
    send(
      (prepared) => {
        const [path, options] = correctCall('notifyLink')(prepared);
        return [path, { ...options, body: { ...prepared.notice, ...changes } }];
      },
      { headers: linkMail },
    );
  const dashboard = `${origin}/api/apiDashboardPago/dashboard/x`;
  const link = (portal: string, target: string) =>
    `${portal}/pagoEmail?link=${encodeURIComponent(target)}`;

  it.each([
    ['another origin', link('https://otro.cl', dashboard)],
    ['another path', `${origin}/otra?link=${encodeURIComponent(dashboard)}`],
    ['a user before the host', link('http://ana@localhost:3000', dashboard)],
    ['a foreign dashboard', link(origin, 'https://otro.cl/1')],
    ['another dashboard than the cart’s', link(origin, dashboard)],
    ['a further parameter', `${link(origin, dashboard)}&x=1`],
    ['a fragment', `${link(origin, dashboard)}#x`],
    ['no dashboard', `${origin}/pagoEmail?link=`],
  ])('is refused for a link with %s', async (_what, wrong) => {
    expect(isRefused(await notify({ link: wrong }))).toBe(true);
    expect(bank.outbox).toEqual([]);
  });

  it.each([
    ['another portal', (own: string) => own.replace(origin, 'https://otro.cl')],
    ['another page of the portal', (own: string) => own.replace('/pagoEmail', '/pagoEmail/x')],
    // This origin is as long as the portal's. The bank cuts the id off at a fixed position, so it
    // would find the right id here if it did not check the origin.
    [
      'a dashboard at another origin',
      (own: string) =>
        own.replace(encodeURIComponent(origin), encodeURIComponent('https://otros.example')),
    ],
    ['another percent-encoding', (own: string) => own.replace('%2F', '%2f')],
  ])('is refused if the cart’s own link is changed to %s', async (_what, spoil) => {
    const reply = await send(
      (prepared) => {
        const [path, options] = correctCall('notifyLink')(prepared);
        const own = String(Reflect.get(prepared.notice, 'link'));
        return [path, { ...options, body: { ...prepared.notice, link: spoil(own) } }];
      },
      { headers: linkMail },
    );
    expect(isRefused(reply)).toBe(true);
    expect(bank.outbox).toEqual([]);
  });

  it('goes to ten recipients at most', async () => {
    const correo = (count: number) =>
      Array.from({ length: count }, (_, index) => `p${index}@ejemplo.cl`).join(',');
    expect(await notify({ correo: correo(11) })).toMatchObject({ status: 400 });
    expect(bank.outbox).toEqual([]);
    expect(await notify({ correo: correo(10) })).toMatchObject({ status: 200 });
  });

  it('has the bills and the sender from the bank’s state only', async () => {
    const words = 'Llama al 600 123 4567';
    await notify({ compania: words, nombreCliente: words });
    expect(bank.outbox).toHaveLength(1);
    expect(JSON.stringify(bank.outbox)).not.toContain(words);
    expect(JSON.stringify(bank.state.links)).not.toContain(words);
  });
});

describe('the contact mails', () => {
  it.each(['sendContactMail', 'sendContactNotice'])(
    '%s requires the captcha’s answer, which is valid for one message',
    async (name) => {
      for (const answer of [null, '', 'x', 'no es una respuesta']) {
        const reply = await send(correctCall(name), {
          headers: { ...mail, 'X-CAPTCHA-TOKEN': answer },
        });
        expect(reply).toMatchObject({ status: 403 });
      }
      expect(bank.outbox).toEqual([]);
      // The same answer succeeds again for the same message, as when the portal repeats a call.
      expect(await send(correctCall(name))).toMatchObject({ status: 200 });
      expect(await send(correctCall(name))).toMatchObject({ status: 200 });
      const other = await send(
        (prepared) => {
          const [path, options] = correctCall(name)(prepared);
          const text = JSON.stringify(options?.body).replace('"123"', '"456"');
          return [path, { ...options, body: JSON.parse(text) as unknown }];
        },
        { headers: contactMail },
      );
      expect(other).toMatchObject({ status: 403 });
    },
  );
});

describe('too many', () => {
  it('mails to one address are refused, and mails to other addresses are not until there are too many in all', async () => {
    const payment = pay(bank.bank, waterDebts(bank.bank));
    const to = (address: string) =>
      call('/apiri/enviaMail/enviaComprobante', {
        token: guest,
        headers: mail,
        body: { mail: address, valor: receiptOf(payment) },
      });
    const { turn } = await untilTooMany(100, (at) =>
      to(at % 2 ? 'Ana@ejemplo.cl' : 'ana@ejemplo.cl'),
    );
    expect(turn).toBe(40);
    expect(bank.outbox).toHaveLength(40);
    expect(await to('beto@ejemplo.cl')).toMatchObject({ status: 200 });
    const others = await untilTooMany(200, (at) => to(`p${at}@ejemplo.cl`));
    expect(turn + 1 + others.turn).toBe(120);
  });

  it('codes to one address are refused alike, whether the bank knows it or not', async () => {
    const turns = await Promise.all(
      ['pagador@ejemplo.cl', 'nadie@ejemplo.cl'].map(async (correo) => {
        const path = `/gestion_usuario/recuperar_clave/${child}`;
        const { turn } = await untilTooMany(100, () =>
          call(path, { token: guest, body: { correo } }),
        );
        return turn;
      }),
    );
    expect(turns).toEqual([40, 40]);
  });

  it('unknown links are refused, so that no id can be guessed', async () => {
    const own = await dashboardOf(
      (
        await call<Inscribed>('/apiDashboardPago/inscripcion', {
          token: guest,
          headers: newKey(),
          body: inscription(waterDebts(bank.bank)),
        })
      ).json.url,
    );
    const at = (id: number | string) => own.replace(/[^/]+$/, String(id));
    const { turn } = await untilTooMany(100, (id) => call(at(id), { token: guest }));
    expect(turn).toBe(30);
    expect(await call(own, { token: guest })).toMatchObject({ status: 429 });
  });

  it('receipts without a payment are refused, so that no reference can be guessed', async () => {
    const letter = (reference: number | string) => ({
      token: guest,
      headers: mail,
      body: { mail: 'ana@ejemplo.cl', valor: `<p>Referencia ${reference}</p>` },
    });
    const path = '/apiri/enviaMail/enviaComprobante';
    const { turn } = await untilTooMany(100, (at) => call(path, letter(at)));
    expect(turn).toBe(30);
    const payment = pay(bank.bank, waterDebts(bank.bank));
    expect(await call(path, letter(payment.referencia))).toMatchObject({ status: 429 });
  });

  it('wrong logins are refused, whatever the address', async () => {
    const path = `/basic/token/${child}`;
    const { turn } = await untilTooMany(100, (at) =>
      call(path, { token: guest, body: { correo: `p${at}@ejemplo.cl`, password: 'x' } }),
    );
    expect(turn).toBe(30);
  });
});

describe('no answer is cached', () => {
  it.each(['getPayments', 'getCompanies', 'issueGuestToken'])(
    'not even that of %s',
    async (name) => {
      const asked: Response[] = [];
      const fetched = globalThis.fetch;
      globalThis.fetch = async (...request) => {
        const response = await fetched(...request);
        asked.push(response);
        return response;
      };
      try {
        await send(correctCall(name));
        await call('/companies', { token: await payerToken(), headers: { 'X-TENANT': null } });
      } finally {
        globalThis.fetch = fetched;
      }
      for (const response of asked) expect(response.headers.get('Cache-Control')).toBe('no-store');
    },
  );
});
