import { screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { openPayments, paymentRows } from '../../test/paymentsPage.tsx';
import { bank } from '../../test/renderApp.tsx';

/** Opens the receipts of the paid payments one by one until a company is in one of them. */
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

it('asks from a past receipt what its account owes now, without its identifier in a URL', async () => {
  const { user, dialog } = await openReceiptOf('Fibra Loica');
  const again = await dialog.findByRole('button', { name: 'Consultar de nuevo' });
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
