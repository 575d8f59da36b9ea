import { decide, paymentPage } from '../bank/paymentPage.ts';
import { Refusal } from '../bank/refusal.ts';
import { withStoredBank } from '../bank/storage.ts';
import { toElement } from './elements.ts';
import type { Piece } from './elements.ts';
import { isChoice, paymentPageView, paymentProblemView } from './view.ts';

// The payment page of the sandbox build: it is outside the portal, but uses the same state. It
// calls the bank directly, because the service worker answers only the portal's pages.

const sessionid = new URLSearchParams(location.search).get('sessionid') ?? '';

function show(piece: Piece): void {
  const page = toElement(piece);
  document.querySelector('main')?.remove();
  document.body.prepend(page);
  page.querySelector('h1')?.focus();
}

/** Runs `work`; if the bank refuses, shows its reason instead of the page. */
async function orProblem(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    show(paymentProblemView(error.message));
  }
}

async function open(): Promise<void> {
  show(paymentPageView(await withStoredBank((bank) => paymentPage(bank, sessionid))));
}

async function choose({ submitter }: SubmitEvent): Promise<void> {
  const choice = submitter?.getAttribute('value');
  if (!isChoice(choice)) return;
  location.assign(await withStoredBank((bank) => decide(bank, sessionid, choice)));
}

const style = document.createElement('link');
style.rel = 'stylesheet';
style.href = new URL('./page.css', import.meta.url).href;
style.addEventListener('load', () => void orProblem(open));
document.head.append(style);

document.addEventListener('submit', (event) => {
  event.preventDefault();
  void orProblem(() => choose(event));
});
// A page from the back/forward cache is rebuilt, to show the payment's present state.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) void orProblem(open);
});
