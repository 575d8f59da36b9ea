import { takenDebts } from '../../../mocks/bank/debts.ts';
import type { Inscription } from '../../../mocks/bank/state.ts';
import type { CartItem } from '../../api/cartItem.ts';
import type { PaymentStatus } from '../../api/paymentsApi.ts';
import { isPaidOrPending, isRegistered } from '../../store/payment/attempt.ts';
import type { Attempt } from '../../store/payment/attempt.ts';
import { selectOwnAttempts } from '../../store/payment/ownPayments.ts';
import {
  selectAllAttempts,
  selectAttempt,
  selectReceipt,
} from '../../store/payment/paymentSlice.ts';
import { waitingToasts } from '../../ui/toasts/toasts.ts';
import type { CrashBrowser, Exchange } from './crashBrowser.ts';
import { itemsOf } from './crashPage.ts';
import type { Page } from './crashPage.ts';

/** For each outcome that a page shows, the states that the payment may have at the bank. */
const words: Record<PaymentStatus, string[]> = {
  paid: ['PAGADO'],
  // The bank may have settled the payment since.
  pending: ['PENDIENTE', 'PAGADO', 'RECHAZADO'],
  rejected: ['RECHAZADO'],
  other: [],
};

const idsOf = (items: readonly Pick<CartItem, 'id'>[]) => items.map(({ id }) => id).toSorted();

/** A mail's text without tags, spaces and hyphens, to search it for references. */
const lettersOf = (body: string) => body.replaceAll(/<[^>]*>|[\s-]/g, '');

/** The fields of the stored cart, queue and payments that the checks read. */
interface Stored {
  attempts?: Attempt[];
  items?: CartItem[];
  bills?: CartItem[];
}

/**
 * Checks that crashes break no invariant of a browser's payments; `faults` lists the violations.
 */
export class CrashInvariants {
  readonly faults: string[] = [];
  /**
   * Whether the person has logged out or been forgotten by the portal, or another payer has signed
   * in. The person's bills are then no longer expected in the cart.
   */
  hasForgotten = false;
  private bills: readonly CartItem[] = [];
  private linked: readonly CartItem[] = [];

  private readonly browser: CrashBrowser;
  private readonly email: string;

  constructor(browser: CrashBrowser, email: string) {
    this.browser = browser;
    this.email = email;
    browser.onCall = (exchange) => this.checkCall(exchange);
  }

  /** Sets the bills that were in the cart and its queue at the start of the walk. */
  expectBills(bills: readonly CartItem[]): void {
    this.bills = bills;
  }

  /** Sets the bills of a received payment link. */
  expectLinked(bills: readonly CartItem[]): void {
    this.linked = bills;
  }

  report(fault: string): void {
    this.faults.push(fault);
  }

  private stored(key: string): Stored {
    return JSON.parse(this.browser.local.getItem(key) ?? '{}') as Stored;
  }

  /**
   * Checks the registration of a cart when the bank receives it: no other registration is under
   * way; no bill is paid or pending, unless the portal has forgotten the person; and during a press
   * on "Pagar" (`busy`), the portal has already stored the registration.
   */
  private checkCall(exchange: Exchange): void {
    const { page, name, text } = exchange;
    if (!name.endsWith('inscripcion')) return;
    const others = this.browser.inFlight.filter(
      (each) => each !== exchange && each.page.isAlive && each.name === name,
    );
    if (others.length > 0) this.report('two registrations are under way');
    const { debts } = JSON.parse(text) as { debts: CartItem[] };
    const taken = takenDebts(this.browser.bank);
    if (!this.hasForgotten && debts.some(({ id }) => taken.has(id))) {
      this.report('registers what is paid or pending');
    }
    const { attempts = [] } = this.stored('payment');
    const isKnown = attempts.some(({ items }) => String(idsOf(items)) === String(idsOf(debts)));
    if (page.state.payment.busy && !isKnown) this.report('a registration that is not stored');
  }

  /** Checks that a page's outcomes, messages and cart agree with the bank. */
  checkPage(page: Page): void {
    if (!page.isAlive || page.isKept) return;
    const { inscriptions } = this.browser.bank.state;
    const attempts = selectAllAttempts(page.state);
    for (const attempt of attempts) {
      if (attempt.status === 'refused' && this.openOf(attempt))
        this.report('an open payment said to be refused');
      if (!isRegistered(attempt) || attempt.status === 'open') continue;
      const own = inscriptions.find(({ referencia }) => referencia === attempt.reference);
      if (!words[attempt.status].includes(own?.estado ?? '')) {
        this.report(`said to be ${attempt.status}: ${own?.estado}`);
      }
    }
    const isShown = (text: RegExp) => waitingToasts().some((toast) => text.test(toast.text));
    const isIn = (estado: string) => inscriptions.some((each) => each.estado === estado);
    if (isShown(/no hizo ningún cobro/) && !isIn('RECHAZADO'))
      this.report('says that nothing was charged');
    if (isShown(/El banco aprobó/) && !isIn('PAGADO')) this.report('says that the bank approved');
    if (!this.hasForgotten) this.checkCart(page, attempts);
  }

  private openOf({ items }: Attempt): Inscription | undefined {
    return this.browser.bank.state.inscriptions.find(
      ({ estado, lines }) =>
        estado === 'ABIERTA' &&
        String(idsOf(lines.map(({ item }) => item))) === String(idsOf(items)),
    );
  }

  /**
   * Checks that the cart and its queue are stored, contain each unpaid bill exactly once, and
   * contain no bill of a payment that the page shows as paid or pending.
   */
  private checkCart(page: Page, attempts: readonly Attempt[]): void {
    const { items, queue } = page.state.cart;
    const held = idsOf([...items, ...queue]);
    const { items: inCart = [] } = this.stored('cart');
    const { bills: inQueue = [] } = this.stored('paymentQueue');
    // After a crash between two writes, a bill may be in the stored cart and in the stored queue,
    // so the stored bills are compared as a set.
    const stored = new Set(idsOf([...inCart, ...inQueue]));
    if (String([...stored]) !== String(held)) this.report('a cart that is not stored');
    if (new Set(held).size < held.length) this.report('a bill twice in the cart');
    const taken = takenDebts(this.browser.bank);
    const known = idsOf(attempts.filter(isPaidOrPending).flatMap(({ items: paid }) => paid));
    for (const { id } of this.bills) {
      if (!taken.has(id) && !held.includes(id)) this.report(`a bill is lost: ${id}`);
      if (taken.has(id) && known.includes(id) && held.includes(id))
        this.report('a paid bill is in the cart');
    }
  }

  /**
   * Checks the end of a walk: every bill is paid once, each receipt that is due was mailed once,
   * the cart is empty, and no cart was registered twice.
   */
  checkEnd(page: Page): void {
    const { inscriptions, mails } = this.browser.bank.state;
    const paid = inscriptions.filter(({ estado }) => estado === 'PAGADO');
    for (const { id } of [...this.bills, ...this.linked]) {
      const payments = paid.filter(({ lines }) => lines.some(({ item }) => item.id === id));
      if (payments.length !== 1) this.report(`${id} is paid ${payments.length} times`);
    }
    const { items, queue } = page.state.cart;
    if (items.length + queue.length > 0) this.report('the cart is not empty in the end');
    for (const { referencia } of paid) {
      const letters = mails.filter(
        ({ kind, body }) => kind === 'comprobante' && lettersOf(body).includes(referencia),
      );
      const attempt = selectAttempt(page.state, referencia);
      const hasFailed = selectReceipt(page.state, referencia)?.state === 'failed';
      const isWanted = attempt !== undefined && attempt.isPaidHere && !hasFailed;
      if (letters.length > 1) this.report(`${letters.length} mails of one receipt`);
      if (letters.length === 0 && isWanted) this.report('a receipt that was not mailed');
    }
    const contents = inscriptions
      .filter(({ estado }) => estado !== 'RECHAZADO')
      .map(({ lines }) => String(idsOf(lines.map(({ item }) => item))));
    if (new Set(contents).size < contents.length) this.report('two registrations of one cart');
  }

  /**
   * Checks that a page without the payer's session shows none of their payments and bills. With
   * `isForgotten` neither the page's state nor the storages may contain the payer's e-mail or the
   * reference of a payment.
   */
  checkNothingShown(page: Page, { isForgotten = false } = {}): void {
    if (selectOwnAttempts(page.state).length > 0) this.report('another’s payments are shown');
    const { items, queue } = page.state.cart;
    if (items.length + queue.length > 0) this.report('another’s cart is shown');
    // `isForgotten` is false after another payer signed in: a guest's payments then stay stored, but
    // hidden, because the portal needs them to keep a bill from being paid twice.
    if (!isForgotten) return;
    const places = {
      ...page.state,
      local: itemsOf(this.browser.local),
      tab: itemsOf(page.tab.storage),
    };
    const { inscriptions } = this.browser.bank.state;
    const traces = [this.email, ...inscriptions.map(({ referencia }) => referencia)];
    for (const [place, content] of Object.entries(places)) {
      const text = JSON.stringify(content);
      if (traces.some((trace) => text.includes(trace)))
        this.report(`a trace of the payer: ${place}`);
    }
  }
}
