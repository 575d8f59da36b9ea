import { resolveObjectURL } from 'node:buffer';
import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { findPayments, paymentOf } from '../../../mocks/bank/payments.ts';
import { makePayment } from '../../../mocks/testing/make.ts';
import { logoutRequested } from '../../store/session/sessionSlice.ts';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { button } from '../../test/controls.ts';
import { holdCalls } from '../../test/holdCalls.ts';
import { openPayments, paymentRows } from '../../test/paymentsPage.tsx';
import { bank } from '../../test/renderApp.tsx';
import { savedFiles, savedText } from '../../test/output/savedFiles.ts';
import { sampleItem } from '../../test/sampleItem.ts';
import { saveFile } from '../../lib/files/saveFile.ts';

const cartola = /^cartola-\d{4}-\d\d-01-\d{4}-\d\d-\d\d/;

async function openList(query?: string) {
  const app = await openPayments(query);
  await paymentRows();
  return app;
}

describe('"Descargar CSV"', () => {
  it('saves the payments of the last twelve months, a row for each account, and shows its progress', async () => {
    const { user } = await openList();
    const { release } = holdCalls('/auth/apiReportePago/cartola');
    await user.click(button('Descargar CSV'));
    expect(screen.getByText('Preparando tu cartola en CSV…')).toBeVisible();
    expect(button('Descargar CSV')).toHaveAttribute('aria-busy', 'true');
    await user.dblClick(button('Descargar CSV'));
    await user.click(button('Descargar PDF'));
    await expectNoAxeViolations();
    release();
    expect(await screen.findByText(/^Listo: descargamos cartola-.*\.csv\.$/)).toBeVisible();
    expect(bank.requests('getStatement')).toHaveLength(1);
    expect(bank.requests('downloadStatement')).toEqual([]);
    expect(savedFiles).toEqual([{ name: expect.stringMatching(cartola), url: expect.anything() }]);

    const query = new URL(bank.requests('getStatement')[0]?.url ?? '').searchParams;
    const period = { userId: 'u-1', from: query.get('from') ?? '', to: query.get('to') ?? '' };
    expect(savedFiles[0]?.name).toBe(`cartola-${period.from}-${period.to}.csv`);
    const accounts = findPayments(bank.bank, period).flatMap((each) => paymentOf(each).cuentas);
    const csv = await savedText();
    expect(csv.trimEnd().split('\r\n')).toHaveLength(accounts.length + 1);
    for (const { invoiceId } of accounts) expect(csv).toContain(invoiceId);
    expect(bank.violations).toEqual([]);
  });

  it('T17 saves no file that lacks announced payments, and no formula', async () => {
    expectConsole(/^getStatement: /);
    bank.use(
      http.get('*/apiReportePago/cartola', () =>
        HttpResponse.json({ items: [makePayment()], total: 2 }),
      ),
    );
    const { user } = await openList();
    await user.click(button('Descargar CSV'));
    expect(await screen.findByText(/una respuesta que no pudimos leer/)).toBeVisible();
    expect(screen.queryByText(/^Listo/)).not.toBeInTheDocument();

    const hostile = makePayment({
      referencia: '=1+1',
      cuentas: [sampleItem({ invoiceId: '@x' })],
    });
    bank.use(
      http.get('*/apiReportePago/cartola', () => HttpResponse.json({ items: [hostile], total: 1 })),
    );
    await user.click(button('Descargar CSV'));
    await screen.findByText(/^Listo/);
    expect(await savedText()).toContain(";'=1+1;");
    expect(await savedText()).toContain(";'@x;");
  });
});

it('"Descargar PDF" saves the bank’s own file and "Descargar CSV" one that the portal writes, both with the days of the list’s filter', async () => {
  const { user, store } = await openList('?desde=2026-02-01&hasta=2026-04-30&estado=PAGADO');
  await user.click(button('Descargar PDF'));
  await screen.findByText('Listo: descargamos cartola-2026-02-01-2026-04-30.pdf.');
  expect(bank.requests('downloadStatement')[0]?.url).toMatch(
    /descarga\?userId=u-1&from=2026-02-01&to=2026-04-30&formato=pdf$/,
  );
  expect(await savedText()).toMatch(/^%PDF-/);
  expect(Object.keys(store.getState().bank?.mutations ?? {})).toEqual([]);

  await user.click(button('Descargar CSV'));
  await screen.findByText('Listo: descargamos cartola-2026-02-01-2026-04-30.csv.');
  expect(bank.requests('getStatement')[0]?.url).toMatch(
    /cartola\?userId=u-1&from=2026-02-01&to=2026-04-30$/,
  );
  expect(bank.violations).toEqual([]);
});

describe('a statement that does not load', () => {
  it.each([
    ['getStatement', 'Descargar CSV', 'wrongTypes', 'una respuesta que no pudimos leer'],
    ['downloadStatement', 'Descargar PDF', 'htmlBody', 'una respuesta que no pudimos leer'],
  ] as const)(
    'T18 from %s shows an error at "%s" (%s), and can be fetched again',
    async (endpoint, name, kind, message) => {
      allowConsole(/getStatement: la respuesta no cumple el contrato/);
      const { user } = await openList();
      bank.setFault({ kind, times: 1 }, endpoint);
      await user.click(button(name));
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent('No pudimos descargar tu cartola');
      expect(alert).toHaveTextContent(message);
      expect(savedFiles).toEqual([]);
      await user.click(button(name));
      await screen.findByText(/^Listo/);
      expect(screen.queryByRole('alert')).toBeNull();
      expect(savedFiles).toHaveLength(1);
    },
  );

  it('T10 because the session has ended ends the download silently', async () => {
    const { user } = await openList();
    bank.expireSessions();
    await user.click(button('Descargar PDF'));
    await screen.findByRole('heading', { level: 1, name: 'Paga tus cuentas en un solo lugar' });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(savedFiles).toEqual([]);
  });

  it('T09 before the payer logs out is not saved', async () => {
    const { user, store } = await openList();
    const { release } = holdCalls('/auth/apiReportePago/cartola');
    await user.click(button('Descargar CSV'));
    act(() => void store.dispatch(logoutRequested('logout')));
    await screen.findByRole('heading', { level: 1, name: 'Paga tus cuentas en un solo lugar' });
    release();
    await waitFor(() => expect(bank.requests('logout')).toHaveLength(1));
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(savedFiles).toEqual([]);
  });
});

it('T08 a saved file’s object URL is revoked', () => {
  jest.useFakeTimers();
  try {
    const url = URL.createObjectURL(new Blob(['x']));
    saveFile(url, 'x.txt');
    expect(savedFiles).toEqual([{ name: 'x.txt', url }]);
    expect(resolveObjectURL(url)).toBeDefined();
    jest.runAllTimers();
    expect(resolveObjectURL(url)).toBeUndefined();
  } finally {
    jest.useRealTimers();
  }
});
