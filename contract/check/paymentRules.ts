import type { Payment, ReceiptEntry } from '../../mocks/bank/wire.ts';
import { createIdempotencyKey } from '../../src/lib/dates/ids.ts';
import { sumPesos } from '../../src/lib/money.ts';
import { Untried, must } from './bankClient.ts';
import type { CallOptions } from './bankClient.ts';
import type { Rule, Trial } from './trial.ts';

const receiptPath = '/apiReportePago/generic/get-comprobante-pago';

const checkPath = (reference: string) => `/payments?referencia=${encodeURIComponent(reference)}`;

async function receiptQuery({ configuration }: Trial, reference: string) {
  const { paymentServiceId, paymentServiceFilterId } = await configuration();
  return {
    tipo: 'Service',
    id: paymentServiceId,
    tamano_pagina: 15,
    numero_pagina: 1,
    parametros: [{ id_filtro: paymentServiceFilterId, valor: reference }],
  };
}

const withKey = (token: string, key: string): CallOptions => ({
  token,
  headers: { 'X-PAYMENT-KEY': key },
});

/**
 * A paid payment. `secrets` are texts that only its payer may read; `wrongKeys` must not give
 * access to it.
 */
interface PaidPayment {
  reference: string;
  secrets: string[];
  wrongKeys: string[];
}

/**
 * Returns the account's identifiers and the bill number in a line of a receipt. Leaves out
 * `COMPANY_ID`, because it names the company, which everybody may know.
 */
const identifiersIn = ({ identificador, id_Id_Documento }: ReceiptEntry): string[] => [
  ...identificador.content.filter(({ id }) => id !== 'COMPANY_ID').map(({ value }) => value),
  id_Id_Documento.content,
];

/**
 * Reads a paid payment; `call` has the token or key that gives full access. Checks that the bank
 * returns the bills and the receipt, and that the receipt's lines add up to the total if one page
 * has them all. Returns the texts of the payment that other people must not see.
 */
async function readPaid(trial: Trial, reference: string, call: CallOptions) {
  const answer = await trial.ask<{ items: Payment[] }>(checkPath(reference), call);
  const paid = answer.json.items.find(({ estado }) => estado === 'PAGADO');
  must(paid !== undefined, 'does not list it as paid', answer);
  const { cuentas = [], correo, total = 0 } = paid ?? {};
  const hasBills = cuentas.length > 0 && cuentas.every(({ id, invoiceId }) => id && invoiceId);
  must(hasBills, 'does not name its bills', answer);
  const receipt = await trial.ask<{ registros: ReceiptEntry[]; total: number }>(receiptPath, {
    ...call,
    body: await receiptQuery(trial, reference),
  });
  const { registros, total: lines } = receipt.json;
  must(
    registros.length === Math.min(15, lines),
    'announces another number of lines than it has',
    receipt,
  );
  const shown = sumPesos(registros.map(({ id_Total_Pagado }) => id_Total_Pagado.content));
  must(lines > 15 || shown === total, `adds up to ${shown} of ${total}`, receipt);
  const bills = cuentas.flatMap(({ id, invoiceId }) => [id, invoiceId]);
  return [...bills, ...registros.flatMap(identifiersIn), ...(correo ? [correo] : [])];
}

/** Reads a paid payment of the payer, with the payer's token. */
async function payersPayment(trial: Trial): Promise<PaidPayment> {
  const { token, document } = await trial.payer();
  const paid = (await trial.payments()).find(({ estado }) => estado === 'PAGADO');
  if (!paid) throw new Untried('"payer" has no paid payment');
  const secrets = await readPaid(trial, paid.referencia, { token });
  const foreign = trial.ids.guestPayment?.key;
  return {
    reference: paid.referencia,
    secrets: [...secrets, document, trial.given('payer').email],
    wrongKeys: foreign === undefined ? [] : [foreign],
  };
}

/** Reads the guest's paid payment, with its key. */
async function guestsPayment(trial: Trial): Promise<PaidPayment> {
  const { reference, key } = trial.given('guestPayment');
  const secrets = await readPaid(trial, reference, withKey(await trial.guest(), key));
  const nearly = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
  return { reference, secrets, wrongKeys: [nearly, key.slice(0, -1)] };
}

/**
 * Reads the paid payment of the payer, of the guest, or of both, as the test identifiers allow;
 * throws `Untried` if they have neither.
 */
async function paidPayments(trial: Trial): Promise<PaidPayment[]> {
  const { payer, guestPayment } = trial.ids;
  if (!payer) trial.given('guestPayment');
  return [
    ...(payer ? [await payersPayment(trial)] : []),
    ...(guestPayment ? [await guestsPayment(trial)] : []),
  ];
}

const bare = (text: string) => text.replaceAll(/[.-]/g, '');

/**
 * Finds a text in a body as a whole word. Ignores dots and hyphens, because a RUT (Chilean tax ID)
 * is often written without them. Never finds a text with fewer than six characters, because a body
 * can contain those by chance.
 */
function isIn(body: string, text: string): boolean {
  const [found, wanted] = [bare(body), bare(text)];
  const isWord = (at: number) => !/[\p{L}\d]/u.test(found.charAt(at));
  if (wanted.length < 6) return false;
  for (let at = found.indexOf(wanted); at >= 0; at = found.indexOf(wanted, at + 1)) {
    if (isWord(at - 1) && isWord(at + wanted.length)) return true;
  }
  return false;
}

/**
 * Throws a `BrokenRule` if a call returns private data of a payment (the payer's e-mail,
 * identifiers, bill numbers) or its receipt.
 */
async function mustStayPublic(
  trial: Trial,
  { reference, secrets }: PaidPayment,
  call: CallOptions,
): Promise<void> {
  const answer = await trial.ask<{ items: Partial<Payment>[] }>(checkPath(reference), call);
  const { items } = answer.json;
  must(!items.some(({ correo }) => correo), 'shows an address', answer);
  const fields = items.flatMap(({ cuentas = [] }) => cuentas.flatMap(Object.keys));
  const extra = fields.filter((name) => !['company', 'contract', 'amount'].includes(name));
  must(extra.length === 0, `shows ${[...new Set(extra)].join(', ')}`, answer);
  const isRevealed = secrets.some((secret) => isIn(answer.body, secret));
  must(!isRevealed, 'shows data that only its payer may read', answer);
  const receipt = { ...call, body: await receiptQuery(trial, reference) };
  await trial.refused(receiptPath, receipt);
}

/** Rules for the access to a payment: with its payer's token, its key, or only its reference. */
export const paymentRules: Rule[] = [
  {
    name: 'a payer’s token gives access to all of a payment, and its receipt adds up',
    check: async (trial) => void (await payersPayment(trial)),
  },
  {
    name: 'a payment’s own key gives any guest access to all of it',
    async check(trial) {
      const { reference, key } = trial.given('guestPayment');
      for (const token of [await trial.guest(), await trial.otherGuest()])
        await readPaid(trial, reference, withKey(token, key));
    },
  },
  {
    name: 'a reference alone gives access to no address, identifier or receipt',
    async check(trial) {
      const { payer, otherPayer } = trial.ids;
      for (const paid of await paidPayments(trial)) {
        await mustStayPublic(trial, paid, { token: await trial.guest() });
        if (otherPayer)
          await mustStayPublic(trial, paid, { token: (await trial.otherPayer()).token });
      }
      // A signed-in payer must not see more of a guest's payment either.
      if (payer && trial.ids.guestPayment) {
        const { token } = await trial.payer();
        await mustStayPublic(trial, await guestsPayment(trial), { token });
      }
    },
  },
  {
    name: 'no wrong key gives access to a payment: invented, nearly right, another’s, or the reference',
    async check(trial) {
      const token = await trial.guest();
      for (const paid of await paidPayments(trial)) {
        for (const key of [createIdempotencyKey(), paid.reference, ...paid.wrongKeys])
          await mustStayPublic(trial, paid, withKey(token, key));
      }
    },
  },
  {
    name: 'the key of another guest’s inscription gives no access to a payment',
    changes: true,
    async check(trial) {
      const { codigoCarro } = await trial.inscribed();
      for (const paid of await paidPayments(trial)) {
        for (const token of [await trial.guest(), await trial.otherGuest()])
          await mustStayPublic(trial, paid, withKey(token, codigoCarro));
      }
    },
  },
];
