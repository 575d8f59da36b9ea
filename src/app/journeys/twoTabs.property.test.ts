// Imported early, because the portal otherwise imports this code when it mails the first receipt.
// The simulated browser waits for calls and timers only, and would go on before the mail is sent.
import '../../components/receipt/receiptEmail.tsx';
import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check';
import { settlePending } from '../../../mocks/bank/paymentPage.ts';
import { die } from '../../test/crash/crashJourneys.ts';
import { itemsOf } from '../../test/crash/crashPage.ts';
import type { Fate, Page, Tab } from '../../test/crash/crashPage.ts';
import { CrashWalk } from '../../test/crash/crashWalk.ts';
import { installPages } from '../../test/crash/crashWindow.ts';
import { deepRuns, seed } from '../../test/runs.ts';
import { requestPayment } from '../../store/payment/pay.ts';

installPages();

const step = record({
  what: constantFrom(
    'open the confirmation',
    'open the confirmation',
    'open the home page',
    'press',
    'press',
    'press in both',
    'decide and return',
    'decide and return',
    'decide and go back',
    'decide on all',
    'continue the queue',
    'settle the pending payments',
    'minutes pass',
    'hours pass',
    'mail a link',
    'die soon',
    'lose a call soon',
  ),
  tab: constantFrom(0, 1),
  choice: constantFrom('approve', 'approve', 'reject', 'leavePending', 'abandon'),
  soon: nat(25),
});
type Step = typeof step extends { generate: (...args: never[]) => { value: infer S } } ? S : never;

const lose = (): Fate => 'lost';

/** A person who pays in two tabs of one browser. The pages may crash or lose a call. */
class TwoTabs {
  private readonly stop = { at: -1, act: lose as (page: Page) => Fate };
  readonly walk: CrashWalk;
  private tabs: Tab[] = [];
  private pages: (Page | undefined)[] = [];

  constructor(person: 'guest' | 'payer') {
    this.walk = new CrashWalk(person, this.stop);
  }

  async begin(): Promise<void> {
    await this.walk.begin();
    const { tab, browser } = this.walk;
    this.tabs = [tab, browser.openTab(itemsOf(tab.storage))];
  }

  /** Returns the living pages that have not left for the bank. */
  private pressable() {
    return this.pages.filter((page) => page?.isAlive && page.left.length === 0);
  }

  private async pressInBoth(): Promise<void> {
    const press = requestPayment(this.walk.email);
    for (const page of this.pressable()) page?.run(() => page.store.dispatch(press));
    await this.walk.browser.settle();
  }

  private stopSoon(soon: number, act: (page: Page) => Fate): void {
    this.walk.browser.isStopped = false;
    Object.assign(this.stop, { at: this.walk.browser.points.length + soon, act });
  }

  async take({ what, tab: place, choice, soon }: Step): Promise<void> {
    const { walk } = this;
    const page = this.pages[place];
    const isPressable = this.pressable().includes(page);
    switch (what) {
      case 'open the confirmation':
        this.pages[place] = await walk.open('/confirmarPago', this.tabs[place]);
        break;
      case 'open the home page':
        this.pages[place] = await walk.open('/', this.tabs[place]);
        break;
      case 'press':
        if (page && isPressable) await walk.press(page);
        break;
      case 'press in both':
        await this.pressInBoth();
        break;
      case 'decide and return':
        if (page) this.pages[place] = await walk.visit(choice, page);
        break;
      case 'decide and go back':
        if (page) await walk.comeBack(choice, page);
        break;
      case 'decide on all':
        walk.decideAll(choice);
        break;
      case 'continue the queue':
        // Skipped while a crash or a lost call is scheduled: a page that crashes while it continues
        // the queue (bills for later payments) may lose bills, a known gap (docs/trust.md, T07).
        if (page && isPressable && this.stop.at < 0) await walk.continueQueue(page);
        break;
      case 'settle the pending payments':
        settlePending(walk.browser.bank);
        break;
      // Time passes for guests only, because the session of an idle payer would end.
      case 'minutes pass':
        if (walk.person === 'guest') await walk.browser.passTime(200_000);
        break;
      case 'hours pass':
        if (walk.person === 'guest') await walk.browser.passTime(5 * 3_600_000);
        break;
      case 'mail a link':
        if (page && isPressable) await walk.sendLink(page);
        break;
      case 'die soon':
        this.stopSoon(soon, die);
        break;
      case 'lose a call soon':
        this.stopSoon(soon, lose);
        break;
    }
    if (walk.browser.isStopped) await this.recover();
  }

  /**
   * Cancels a scheduled crash or loss, and lets five seconds pass, within which the portal repeats
   * a lost call.
   */
  private async recover(): Promise<void> {
    this.stop.at = -1;
    this.walk.browser.isStopped = false;
    await this.walk.browser.passTime(5_000);
  }

  /** Pays the remaining bills at the end. */
  async end(): Promise<void> {
    await this.recover();
    await this.walk.payAll(this.walk.tab);
  }
}

const numRuns = deepRuns(150, 20, 2);

it(`T01 T03 T06 whatever two tabs do, ${numRuns} walks, seed ${seed}: every bill is charged once, its receipt mailed once, and the result is true`, async () => {
  allowConsole(/./);
  let charged = 0;
  await assert(
    asyncProperty(
      constantFrom('guest', 'payer'),
      array(step, { minLength: 5, maxLength: 25 }),
      async (person, steps) => {
        const tabs = new TwoTabs(person);
        await tabs.begin();
        for (const each of steps) await tabs.take(each);
        await tabs.end();
        expect(tabs.walk.invariants.faults).toEqual([]);
        charged += tabs.walk.browser.bank.state.inscriptions.length;
      },
    ),
    { numRuns, seed },
  );
  expect(charged).toBeGreaterThanOrEqual(numRuns);
}, 600_000);
