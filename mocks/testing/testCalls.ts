import { formatReceiptPesos } from '../../src/lib/money.ts';
import type { Bank } from '../bank/bank.ts';
import { demoPassword } from '../bank/demo.ts';
import { convertLink } from '../bank/links.ts';
import { findPayments } from '../bank/payments.ts';
import { issueGuestToken, login } from '../bank/sessions.ts';
import type { Inscription } from '../bank/state.ts';
import { billed, inscribeDebts } from './bankFixtures.ts';
import { sandboxSettings } from '../bank/environment.ts';
import type { TestBank } from './testBank.ts';
import { call, inscription } from './testClient.ts';
import type { CallOptions, Reply } from './testClient.ts';

/** The code of the sandbox's parent company. */
export const parent = sandboxSettings.PORTAL_PARENT_COMPANY;
/** The code of the sandbox's company, the child of `parent`. */
export const child = sandboxSettings.PORTAL_CHILD_COMPANY;
/** The query with which session calls name the demo payer. */
export const person = `empresa=${parent}&usuario=12345678-5`;
/** The provider header of ordinary mails. */
export const mail = { 'MAIL-PROVIDER': sandboxSettings.PORTAL_MAIL_PROVIDER };
/** The headers of contact mails, with a captcha's answer. */
export const contactMail = { ...mail, 'X-CAPTCHA-TOKEN': 'captcha-de-prueba-0000' };
/** The provider header of link mails. */
export const linkMail = { 'MAIL-PROVIDER': sandboxSettings.PORTAL_LINK_MAIL_PROVIDER };
const api = sandboxSettings.PORTAL_API_URL;
/** The origin of the portal in these tests. */
export const origin = 'http://localhost:3000';

/**
 * The values that a correct request may use: tokens, URLs (`button` is that of the payment page),
 * bodies (`notice`, `water`) and a paid payment.
 */
interface Prepared {
  guest: string;
  payer: string;
  button: string;
  dashboard: string;
  notice: object;
  water: object;
  /** The newest paid payment of the bank. */
  paid: Inscription;
  /** The receipt of `paid`, as a portal may write it. */
  receipt: string;
}

export const receiptOf = ({ referencia, total }: Pick<Inscription, 'referencia' | 'total'>) =>
  `<p>Referencia ${referencia}</p><p>Total pagado ${formatReceiptPesos(total)}</p>`;

/**
 * Creates the sessions, the inscription (registered payment) and the payment link that requests
 * refer to, without HTTP.
 */
function prepare(bank: Bank): Prepared {
  const debts = billed(bank, 'aguas-lleuque-hogar', 'SERVICE_ID', '10203041');
  const { sessionid, codigoCarro } = inscribeDebts(bank, debts);
  const [paid] = findPayments(bank, { estado: 'PAGADO' });
  if (!paid) throw new Error('The demo payer never paid');
  const button = `${origin}/banco/?sessionid=${sessionid}`;
  const dashboard = `${api}/apiDashboardPago/dashboard/${convertLink(bank, button).id}`;
  const notice = {
    correo: 'a@ejemplo.cl,b@ejemplo.cl',
    link: `${origin}/pagoEmail?link=${encodeURIComponent(dashboard)}`,
    cantidad: debts.map(({ amount }) => amount),
    codigo: debts.map(({ invoiceId }) => invoiceId),
    compania: 'Aguas Lleuque',
    de: sandboxSettings.PORTAL_LINK_SENDER,
    codigoCarro,
    nombreCliente: 'Pagador',
  };
  return {
    guest: issueGuestToken(bank).access_token,
    payer: login(bank, 'pagador@ejemplo.cl', demoPassword).access_token,
    button,
    dashboard,
    notice,
    water: inscription(debts),
    paid,
    receipt: receiptOf(paid),
  };
}

/** A correct request to an endpoint; by default a guest's. */
export type Correct = (prepared: Prepared) => [path: string, options?: CallOptions];

/** Returns a GET request of a guest. */
export const get =
  (path: string): Correct =>
  () => [path];
/** Returns a POST request of a guest. */
export const post =
  (path: string, body: unknown, headers: Record<string, string> = {}): Correct =>
  () => [path, { body, headers }];
/** Returns the same request, made by the demo payer, with another method if one is given. */
export const asPayer =
  (correct: Correct, method?: CallOptions['method']): Correct =>
  (prepared) => {
    const [path, options] = correct(prepared);
    return [path, { token: prepared.payer, ...options, ...(method && { method }) }];
  };

/** Returns a function that sends a correct request to a bank, with the given parts changed. */
export function createSender(testBank: TestBank) {
  return (correct: Correct, change: CallOptions = {}): Promise<Reply> => {
    const prepared = prepare(testBank.bank);
    const [path, options = {}] = correct(prepared);
    return call(path, {
      token: prepared.guest,
      ...options,
      ...change,
      headers: { ...options.headers, ...change.headers },
    });
  };
}
