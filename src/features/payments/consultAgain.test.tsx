import { screen, waitFor, within } from '@testing-library/react';
import { historyOf } from '../../../mocks/bank/history.ts';
import { range } from '../../lib/arrays.ts';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { openPayments, paymentRows } from '../../test/paymentsPage.tsx';
import { bank } from '../../test/renderApp.tsx';

/** Opens the receipt of the first listed paid payment to the company. */
async function openReceiptOf(company: string) {
  const app = await openPayments('?estado=PAGADO');
  const rows = await paymentRows();
  const row = rows.find(({ textContent }) => textContent?.includes(company));
  if (!row) throw new Error(`No payment of ${company}`);
  await app.user.click(within(row).getByRole('button', { name: /^Ver comprobante/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Comprobante' }));
  await dialog.findByRole('table', { name: 'Cuentas pagadas' });
  return { ...app, dialog };
}

it('a past receipt leads to its account’s present debts, without its identifier in a URL', async () => {
  const { user, dialog } = await openReceiptOf('Fibra Loica');
  const again = await dialog.findByRole('button', { name: 'Ver cuánto debo ahora' });
  await expectNoAxeViolations();
  await user.click(again);
  await screen.findByRole('heading', { level: 1, name: 'Consultar cuenta' });
  await screen.findByRole('heading', { level: 2, name: 'Deudas' });
  expect(await screen.findByRole('list', { name: 'Deudas' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(window.location.href).not.toMatch(/12\.?345\.?678|\?/);
  await waitFor(() => expect(bank.requests('consultDebts').length).toBeGreaterThan(0));
  expect(await bank.requests('consultDebts').at(-1)?.body).toMatchObject({
    contracts: [{ contract: 'fibra-loica-hogar', reference: { clientId: '12345678-5' } }],
  });
  expect(bank.violations).toEqual([]);
});

it('all accounts of a receipt are queried, also if they are more than one call can have', async () => {
  const { seed, openedOn, inscriptions } = bank.bank.state;
  const paid = historyOf(seed, openedOn, false).find(
    ({ estado, lines }) => estado === 'PAGADO' && lines[0]?.companyId === 'aguas-lleuque',
  );
  const [line] = paid?.lines ?? [];
  if (!paid || !line) throw new Error('No payment of Aguas Lleuque');
  const nthLine = (nth: number): typeof line => ({
    ...line,
    item: { ...line.item, invoiceId: `F-${nth}` },
    identifiers: [{ id: 'SERVICE_ID', value: String(10_203_040 + nth) }],
  });
  const referencia = '20261120999999';
  const fecha = new Date().toISOString();
  inscriptions.push({
    ...paid,
    referencia,
    fecha,
    lines: range(25).map(nthLine),
    total: 25 * line.item.amount,
  });
  const { user, dialog } = await openReceiptOf('Aguas Lleuque');
  await user.click(await dialog.findByRole('button', { name: 'Ver cuánto debo ahora' }));
  await screen.findByRole('list', { name: 'Deudas' });
  await waitFor(() => expect(bank.requests('consultDebts')).toHaveLength(2));
  const sizes = bank
    .requests('consultDebts')
    .map(({ body }) => (body as { contracts: unknown[] }).contracts.length);
  expect(sizes).toEqual([20, 5]);
  await waitFor(() => expect(screen.queryByText(/^Llevamos/)).toBeNull());
  expect(bank.violations).toEqual([]);
});
