import { jest } from '@jest/globals';
import type { CartItem } from '../../api/cartItem.ts';
import { apiUrl } from '../../config/environment.ts';
import { portalOpened } from '../../store/device/appEvents.ts';
import { emptyCart } from '../../store/cart/cartRules.ts';
import type { StoreExtra } from '../../store/device/extra.ts';
import type { PaymentState } from '../../store/payment/paymentSlice.ts';
import type { SessionState } from '../../store/session/sessionState.ts';
import { makeStore } from '../../store/app/store.ts';
import { answerCalls, pass } from './answerCalls.ts';
import type { Answer, Call } from './answerCalls.ts';
import { storeExtra } from './storeExtra.ts';

/** The URL of the bank's payment page, on the portal's own origin as in the sandbox. */
export const button = `${location.origin}/banco/?sessionid=S-1`;

/** The answers of a healthy bank, keyed by the last part of a call's path. */
const usualAnswers: Record<string, Answer> = {
  'token-guest': () => ({ access_token: 'x.e30.y' }),
  consultarConfiguraciones: () => ({ paymentServiceId: 's', paymentServiceFilterId: 'f' }),
  inscripcion: () => ({ codigoCarro: 'C-1', referencia: 'R-1', url: button }),
  payments: () => ({ items: [], total: 0 }),
  'get-comprobante-pago': () => ({ registros: [], total: 0 }),
  'convierte-link': () => ({ url: `${apiUrl()}/apiDashboardPago/D-1` }),
};

/** A payment as the bank lists it: paid, of these items. */
export const listed = (items: readonly CartItem[], changes: Record<string, unknown> = {}) => ({
  id: 'p-1',
  referencia: 'R-1',
  fecha: '2026-11-20T10:32:07-03:00',
  estado: 'PAGADO',
  total: items.reduce((sum, { amount }) => sum + amount, 0),
  correo: 'ana@banco.cl',
  id_Codigo_Empresa: { content: '1010' },
  empresa: 'Aguas del Lleuque',
  cuentas: items,
  ...changes,
});

/** The receipt of these items as the bank gives it. */
export const receiptOf = (items: readonly CartItem[]) => ({
  registros: items.map(({ invoiceId, amount, company }) => ({
    identificador: { content: [{ id: 'INVOICE_ID', value: invoiceId }] },
    id_Empresa: { content: company.name },
    id_Id_Documento: { content: invoiceId },
    id_Total_Pagado: { content: amount },
    id_Codigo_Empresa: { content: '1010' },
    contract_name: 'Hogar',
  })),
  total: items.length,
});

interface Opened {
  items?: CartItem[];
  payment?: Partial<PaymentState>;
  /** The payer's `idu`; without it the store is a guest's. */
  idu?: string;
  userInfo?: SessionState['userInfo'];
  extra?: Partial<StoreExtra>;
}

/**
 * Creates the store with its listeners, a bank that gives `answers`, and a clock that only `pass`
 * advances. `log` lists the events in order: calls by name, locks, saves of the state, and leaving.
 */
export function openPayments({ items = [], payment, idu, userInfo, extra }: Opened = {}) {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  const answers = { ...usualAnswers };
  const calls: Call[] = [];
  const log: string[] = [];
  const left: string[] = [];
  const receipts: unknown[] = [];
  answerCalls(answers, (call) => {
    calls.push(call);
    log.push(call.name);
  });
  const extraParts: StoreExtra = {
    ...storeExtra,
    leaveFor: (url) => {
      left.push(url);
      log.push('leaves');
    },
    saveNow: async () => void log.push('saves'),
    exclusively: async (name, task) => {
      log.push(`locks ${name}`);
      const result = await task();
      log.push(`frees ${name}`);
      return result;
    },
    renderReceipt: async (receipt) => {
      receipts.push(receipt);
      return '<p>Comprobante</p>';
    },
    ...extra,
  };
  const { store, clearListeners } = makeStore({
    preloadedState: {
      cart: { ...emptyCart, items },
      payment: { attempts: [], receipts: [], busy: false, ...payment },
      ...(idu !== undefined && {
        session: {
          token: 'Bearer p',
          userData: { idu, docUsr: '1-9', email: 'ana@ejemplo.cl' },
          userInfo,
        },
      }),
    },
    extra: extraParts,
  });
  return {
    store,
    answers,
    calls,
    log,
    left,
    receipts,
    pass,
    close: clearListeners,
    /** Opens the portal, which resumes the payments of an earlier page. */
    open: async () => {
      store.dispatch(portalOpened());
      await pass();
    },
    count: (name: string) => calls.filter((call) => call.name === name).length,
  };
}
