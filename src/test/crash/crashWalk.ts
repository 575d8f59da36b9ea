import { demoPassword } from '../../../mocks/bank/demo.ts';
import { login } from '../../../mocks/bank/sessions.ts';
import { decide, settlePending } from '../../../mocks/bank/paymentPage.ts';
import type { Choice } from '../../../mocks/bank/paymentPage.ts';
import { Refusal } from '../../../mocks/bank/refusal.ts';
import { getPaymentLink } from '../../api/paymentLinkApi.ts';
import { guestForgotten } from '../../store/device/appEvents.ts';
import { selectItems, selectQueue } from '../../store/cart/cartSlice.ts';
import { continueQueue } from '../../store/payment/continueQueue.ts';
import { queueEntries } from '../../store/cart/queueEntries.ts';
import { openModal } from '../../store/session/modalsSlice.ts';
import { requestLinkPayment, requestPayment } from '../../store/payment/pay.ts';
import { outcomeFollowed } from '../../store/payment/paymentSlice.ts';
import { sendLink } from '../../store/payment/sendLink.ts';
import { loginRequested, logoutRequested } from '../../store/session/sessionSlice.ts';
import { clearToasts } from '../../ui/toasts/toasts.ts';
import { bankItems, storedCart, storedQueue } from '../cartInStorage.ts';
import { CrashBrowser } from './crashBrowser.ts';
import { CrashInvariants } from './crashInvariants.ts';
import type { Page, Stop, Tab } from './crashPage.ts';
import { payerStorage } from '../payerStorage.ts';
import { sentLink } from '../paymentLink.ts';
import { sampleAttempt } from '../sampleAttempt.ts';

type Person = 'guest' | 'payer';

const waiting = { contractId: 'luz-canelo-hogar', kind: 'SERVICE_ID', value: '40506070' } as const;
const linked = {
  contractId: 'electrica-arrayan-hogar',
  kind: 'SERVICE_ID',
  value: '50607080',
} as const;

/**
 * A walk through the portal in a simulated browser: the steps of a person who pays, and checks of
 * the pages after each step.
 */
export class CrashWalk {
  readonly browser: CrashBrowser;
  readonly invariants: CrashInvariants;
  readonly person: Person;
  readonly email: string;
  private walkedTab: Tab | undefined;
  private walkedPage: Page | undefined;
  /** The bank's URL for the data of a received payment link. */
  private link: string | undefined;
  private beside: Page | undefined;
  private leftBefore = 0;

  constructor(person: Person, stop?: Stop) {
    this.browser = new CrashBrowser(stop);
    this.person = person;
    this.email = person === 'payer' ? 'pagador@ejemplo.cl' : 'ana@ejemplo.cl';
    this.invariants = new CrashInvariants(this.browser, this.email);
  }

  get page(): Page {
    if (!this.walkedPage) throw new Error('no page was opened');
    return this.walkedPage;
  }

  get tab(): Tab {
    if (!this.walkedTab) throw new Error('no tab was opened');
    return this.walkedTab;
  }

  /**
   * Fills the browser's storages: a cart of two bills, a bill in the queue of later payments, an
   * outdated payment and, for a payer, a session.
   */
  async begin(): Promise<void> {
    const { browser } = this;
    const { bank } = browser;
    clearToasts();
    const account = { kind: waiting.kind, value: waiting.value };
    const [bill] = bankItems(bank, 1, waiting);
    const bills = bill ? [{ ...bill, account }] : [];
    const stored =
      this.person === 'payer' ? await payerStorage(this.email, this.token()) : undefined;
    browser.keep({
      cart: storedCart(bankItems(bank)),
      paymentQueue: storedQueue(bills),
      // The portal removes this payment when it reads the storage, because the payment began in
      // 1970.
      payment: { version: 2, attempts: [sampleAttempt()], receipts: [] },
      ...stored?.local,
    });
    this.walkedTab = browser.openTab(stored?.session);
    this.invariants.expectBills([...bankItems(bank), ...bills]);
  }

  private token(): string {
    return login(this.browser.bank, this.email, demoPassword).access_token;
  }

  /** Receives a payment link for two debts of another account. */
  async receiveLink(): Promise<void> {
    const { dashboard, items } = sentLink(this.browser.bank, { account: linked });
    this.link = dashboard;
    this.invariants.expectLinked(items);
  }

  async open(url: string, tab = this.tab, isWalked = true): Promise<Page> {
    const page = await this.browser.open(tab, url, isWalked);
    if (isWalked) this.walkedPage = page;
    this.invariants.checkPage(page);
    return page;
  }

  /** Runs `work` in a page, waits until no call is pending and no timer is due, checks the page. */
  async act(page: Page, work: (page: Page) => unknown): Promise<void> {
    if (page.isAlive) page.run(() => void work(page));
    await this.browser.settle();
    // The page may be waiting at a point for the work of `doMeanwhile`.
    await this.browser.meanwhile;
    await this.browser.settle();
    this.invariants.checkPage(page);
  }

  press(page = this.page): Promise<void> {
    return this.act(page, ({ store }) => store.dispatch(requestPayment(this.email)));
  }

  async sendLink(page = this.page): Promise<void> {
    await this.act(page, ({ store }) => {
      store.dispatch(openModal({ kind: 'paymentLink' }));
      void store.dispatch(sendLink('berta@ejemplo.cl', ['berta@ejemplo.cl']));
    });
  }

  /** Opens the link's page and presses its button, if there is one. */
  async payLink(tab = this.tab, isWalked = true): Promise<Page> {
    const { link = '' } = this;
    const page = await this.open('/pagoEmail', tab, isWalked);
    await this.browser.meanwhile;
    if (this.invariants.hasForgotten) return page;
    await this.act(page, ({ store }) => store.dispatch(getPaymentLink.initiate(link)));
    if (!page.isAlive || this.invariants.hasForgotten) return page;
    const { data } = getPaymentLink.select(link)(page.state);
    if (data?.status === 'due') {
      const { reference, paymentKey, url, items } = data;
      await this.act(page, ({ store }) =>
        store.dispatch(requestLinkPayment({ reference, paymentKey, url, items, link })),
      );
    }
    return page;
  }

  /** If `page` left for the bank's page, makes the choice there and opens the result screen. */
  async visit(choice: Choice, page = this.page, isWalked = true): Promise<Page> {
    const url = page.left.at(-1);
    if (url === undefined || !page.isAlive) return page;
    page.hear(new Event('pagehide'));
    page.die();
    const reference = this.decide(url, choice);
    const result = await this.open(`/resultadoPago?referencia=${reference}`, page.tab, isWalked);
    await this.browser.meanwhile;
    // Once the person has logged out or been forgotten, the result screen follows none of the
    // person's payments.
    if (this.invariants.hasForgotten) return result;
    await this.act(result, ({ store }) => store.dispatch(outcomeFollowed(reference)));
    return result;
  }

  /**
   * Makes the choice on the bank's page, then presses "back": the browser restores the portal's
   * page from the back/forward cache.
   */
  async comeBack(choice: Choice, page = this.page): Promise<void> {
    const url = page.left.at(-1);
    if (url === undefined || !page.isAlive) return;
    page.hear(new Event('pagehide'));
    page.isKept = true;
    this.decide(url, choice);
    await this.browser.settle();
    page.isKept = false;
    await this.act(page, () => page.hear(new PageTransitionEvent('pageshow', { persisted: true })));
  }

  private decide(url: string, choice: Choice): string {
    const { bank } = this.browser;
    const sessionid = new URL(url).searchParams.get('sessionid') ?? '';
    this.decideOn(sessionid, choice);
    return bank.state.inscriptions.find((each) => each.sessionid === sessionid)?.referencia ?? '';
  }

  /** Decides on all payable payments: on the bank's page, or through a mailed link. */
  decideAll(choice: Choice): void {
    for (const { sessionid } of this.browser.payable()) this.decideOn(sessionid, choice);
  }

  private decideOn(sessionid: string, choice: Choice): void {
    const { bank } = this.browser;
    try {
      decide(bank, sessionid, choice);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.invariants.report('sent to the bank’s page of bills that are paid or pending');
    }
  }

  /**
   * Presses the first "Continuar con …", which moves the queued bills of one contract into the
   * cart.
   */
  async continueQueue(page = this.page): Promise<void> {
    await this.act(page, ({ store, state }) => {
      const [entry] = queueEntries(selectQueue(state));
      return entry && store.dispatch(continueQueue(entry));
    });
  }

  async settlePending(): Promise<void> {
    settlePending(this.browser.bank);
    await this.browser.passTime(15_000);
  }

  /** Pays the remaining bills in a tab until no bill is left, and checks the end of the walk. */
  async payAll(tab: Tab): Promise<void> {
    let page = await this.open('/carroDeCuentas', tab, false);
    if (this.link !== undefined)
      page = await this.visit('approve', await this.payLink(tab, false), false);
    for (let round = 0; round < 5; round += 1) {
      const { cart } = page.state;
      if (cart.items.length + cart.queue.length === 0) break;
      if (selectItems(page.state).length === 0) await this.continueQueue(page);
      await this.press(page);
      page = await this.visit('approve', page, false);
    }
    settlePending(this.browser.bank);
    // The home page polls payments whose outcome is still open.
    page = await this.open('/', tab, false);
    await this.browser.passTime(180_000);
    for (const each of this.browser.pages) this.invariants.checkPage(each);
    this.invariants.checkEnd(page);
  }

  /**
   * Opens the current screen in a second tab while the first one is paused, and requests a payment
   * there, too, unless the walk pays a link.
   */
  async payBeside(tab: Tab): Promise<void> {
    this.beside = await this.browser.open(tab, window.location.pathname);
    if (this.link !== undefined) return;
    const { beside } = this;
    beside.run(() => beside.store.dispatch(requestPayment(this.email)));
    await this.browser.settle();
  }

  /** Returns from the bank in both tabs, and pays the remaining bills in the second one. */
  async meetBeside(): Promise<void> {
    const { beside } = this;
    if (!beside) throw new Error('there is no second tab');
    await this.visit('approve', this.page, false);
    await this.visit('approve', beside, false);
    await this.payAll(beside.tab);
  }

  /** Logs a payer out, or makes the portal forget a guest. */
  async forget(page: Page): Promise<void> {
    this.invariants.hasForgotten = true;
    this.leftBefore = page.left.length;
    const action = this.person === 'payer' ? logoutRequested('logout') : guestForgotten();
    page.run(() => page.store.dispatch(action));
    await this.browser.settle();
  }

  /**
   * Checks that late answers and events restore none of the person's data, and make no page leave
   * for the bank.
   */
  async stayForgotten(): Promise<void> {
    await this.browser.meanwhile;
    await this.browser.passTime(30_000);
    const { page } = this;
    if (page.left.length > this.leftBefore)
      this.invariants.report('left for the bank without a person');
    this.invariants.checkNothingShown(page, { isForgotten: true });
    const fresh = await this.open('/', this.tab, false);
    this.invariants.checkNothingShown(fresh, { isForgotten: true });
  }

  /** Signs another payer in, in a new tab, and checks that nothing of the first person is shown. */
  async signInElse(): Promise<void> {
    // The sign-in empties the cart, so the walk's bills are no longer expected in it.
    this.invariants.hasForgotten = true;
    const page = await this.open('/', this.browser.openTab(), false);
    const credentials = { email: 'clave-vencida@ejemplo.cl', password: demoPassword };
    await this.act(page, ({ store }) => store.dispatch(loginRequested(credentials)));
    if (page.state.session.userData?.idu !== 'u-4') this.invariants.report('the sign-in failed');
    this.invariants.checkNothingShown(page);
  }
}
