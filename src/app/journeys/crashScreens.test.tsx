import { screen, waitFor } from '@testing-library/react';
import { itemsOf } from '../../test/crash/crashPage.ts';
import { installPages, takeClock } from '../../test/crash/crashWindow.ts';
import { decideAll, die, journeys, tryPoint, walkWhole } from '../../test/crash/crashJourneys.ts';
import type { CrashWalk } from '../../test/crash/crashWalk.ts';
import { fakeLocks } from '../../test/jest/fakeLocks.ts';
import { bank, renderApp } from '../../test/renderApp.tsx';
import { heading } from '../../test/payJourney.tsx';
import { deepRuns, seed } from '../../test/runs.ts';
import { isExpired } from '../../store/payment/attempt.ts';
import type { Attempt } from '../../store/payment/attempt.ts';
import type { ReceiptDelivery } from '../../store/payment/receipts.ts';
import { clearToasts } from '../../ui/toasts/toasts.ts';

installPages();

const headings = {
  PAGADO: 'Pago exitoso',
  PENDIENTE: 'Pago pendiente',
  RECHAZADO: 'Pago rechazado',
  ABIERTA: 'Estamos verificando tu pago',
};

interface Stored {
  attempts?: Attempt[];
  receipts?: ReceiptDelivery[];
}

/** The payment and the receipt in a crashed page's storage, and the bank's records of both. */
function remains({ browser }: CrashWalk) {
  const { inscriptions, mails } = browser.bank.state;
  const { attempts = [], receipts = [] } = JSON.parse(
    browser.local.getItem('payment') ?? '{}',
  ) as Stored;
  // The stored attempts (tries to pay) include an old one, which the portal removes when it opens.
  const attempt = attempts.findLast((each) => !isExpired(each, Date.now()));
  const reference = attempt && 'reference' in attempt ? attempt.reference : undefined;
  const estado = inscriptions.find(({ referencia }) => referencia === reference)?.estado;
  const letters = mails.filter(({ kind }) => kind === 'comprobante').length;
  return { attempt, receipt: receipts.at(-1)?.state, reference, estado, letters };
}

/**
 * Opens the portal with a crashed page's storage, and fails unless the portal's texts, its cart and
 * its mails agree with the bank.
 */
async function readScreens(walk: CrashWalk): Promise<void> {
  const { attempt, reference, estado, receipt, letters } = remains(walk);
  const { browser, tab } = walk;
  // From now on the clock runs by itself, beginning at the time of the crash.
  takeClock({ runs: true });
  // Releases the locks that the previously opened portal still holds, and removes its toasts.
  fakeLocks.clear();
  clearToasts();
  bank.bank.state = browser.bank.state;
  const search = reference === undefined ? '' : `?referencia=${reference}`;
  const app = await renderApp({
    url: `/resultadoPago${search}`,
    local: itemsOf(browser.local),
    session: itemsOf(tab.storage),
  });
  const outcome = estado ? headings[estado] : headings.ABIERTA;
  await heading(attempt ? outcome : 'Buscar un pago');
  if (estado !== 'RECHAZADO') expect(screen.queryByText(/no hizo ningún cobro/)).toBeNull();
  expect(screen.queryByText('Tu pago no se registró')).toBeNull();
  if (estado === 'PAGADO') {
    const unsure = receipt === 'sending' || receipt === 'failed';
    const text = unsure
      ? /No pudimos confirmar el envío del comprobante/
      : /^Enviamos el comprobante/;
    expect(await screen.findByText(text)).toBeVisible();
    expect(bank.outbox.filter(({ kind }) => kind === 'comprobante')).toHaveLength(
      unsure ? letters : 1,
    );
  }
  await waitFor(() =>
    expect(localStorage.getItem('cart') === null).toBe(
      estado === 'PAGADO' || estado === 'PENDIENTE',
    ),
  );
  await app.close();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
}

const tried = journeys.slice(0, deepRuns(4, 1, 1));
/** One in `stride` of the points that leave something new is tried; the seed chooses which. */
const stride = deepRuns(1, 1, 5);
const choices = [undefined, 'approve', 'reject', 'leavePending'] as const;

for (const journey of tried) {
  it(`T03 T06 after every crash while ${journey.name}, the result agrees with the bank’s state`, async () => {
    const { points } = await walkWhole(journey);
    const seen = new Set<string>();
    const leaving = [...points.entries()].filter(([, { leavesSame }]) => !leavesSame);
    for (const [nth, [at, { isPayable }]] of leaving.entries()) {
      if ((nth + seed) % stride > 0) continue;
      for (const choice of isPayable ? choices : [undefined]) {
        const act = choice ? decideAll(choice) : die;
        const walk = await tryPoint(journey, { act, after: async () => undefined }, at);
        const { attempt, reference: _, ...rest } = remains(walk);
        const left = JSON.stringify({ ...rest, status: attempt?.status });
        if (seen.has(left)) continue;
        seen.add(left);
        await readScreens(walk);
        takeClock({ runs: false });
      }
    }
    expect(seen.size).toBeGreaterThan(3 / stride);
  }, 300_000);
}
