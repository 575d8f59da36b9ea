import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { findPayments } from '../../../mocks/bank/payments.ts';
import { makePayment } from '../../../mocks/testing/make.ts';
import { dayOfTime } from '../../lib/dates/dates.ts';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { button, enter, field } from '../../test/controls.ts';
import { holdCalls } from '../../test/holdCalls.ts';
import { openPayments, paymentRows } from '../../test/paymentsPage.tsx';
import { bank } from '../../test/renderApp.tsx';

const table = () => screen.getByRole('table', { name: 'Pagos' });
/** The parameters of the last request for payments, without the payer's id. */
const lastAsked = () => {
  const { userId, ...rest } = Object.fromEntries(
    new URL(bank.requests('getPayments').at(-1)?.url ?? '').searchParams,
  );
  expect(userId).toBe('u-1');
  return rest;
};
const ofPayer = (filters = {}) => findPayments(bank.bank, { userId: 'u-1', ...filters });
const summary = (text: string | RegExp) => screen.findByText(text);

// With a pending payment the list would poll; receiptModal.test.tsx tests that.
beforeEach(() => bank.settlePending());

it('the screen shows a skeleton until the bank answers, then fifteen payments, newest first, with their day, reference, company, state and amount', async () => {
  const { release } = holdCalls('/payments');
  await openPayments();
  expect(await screen.findByText('Buscando tus pagos')).toBeInTheDocument();
  expect(screen.queryByRole('table')).toBeNull();
  await expectNoAxeViolations();
  release();
  const rows = await paymentRows();
  const all = ofPayer();
  expect(rows).toHaveLength(15);
  for (const [index, row] of rows.entries()) {
    const { referencia, lines } = all[index] ?? { referencia: '?', lines: [] };
    expect(row).toHaveTextContent(referencia);
    expect(row).toHaveTextContent(lines.length === 1 ? /1 deuda(?!s)/ : `${lines.length} deudas`);
  }
  const rejected = rows.find((row) => within(row).queryByText('Rechazado'));
  expect(rejected).toHaveTextContent(/\$ [\d.]+No hubo cobro$/);
  expect(screen.getByText(`${all.length} pagos`)).toBeVisible();
  expect(lastAsked()).toEqual({ page: '1', size: '15' });
  expect(document.title).toBe('Mis pagos · Portal de Pagos');
  await expectNoAxeViolations();
  expect(bank.violations).toEqual([]);
});

it('T18 the list shows that the payments could not be read, and reads them again; a further page that does not load shows an error instead of other rows', async () => {
  bank.setFault({ kind: 'error500', times: 1 }, 'getPayments');
  const { user } = await openPayments();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('No pudimos cargar tus pagos');
  expect(alert).toHaveTextContent('El banco no está disponible');
  await expectNoAxeViolations();
  await user.click(button('Reintentar'));
  expect(await paymentRows()).toHaveLength(15);

  bank.setFault({ kind: 'error500' }, 'getPayments');
  await user.click(screen.getByRole('button', { name: 'Ir a la página 2' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar tus pagos');
  expect(screen.queryByRole('table')).toBeNull();
});

it('the empty list shows a payer without payments how to pay', async () => {
  await openPayments('', 'otra-sesion@ejemplo.cl');
  expect(await screen.findByRole('heading', { name: 'Aún no tienes pagos' })).toBeVisible();
  const way = within(screen.getByRole('main')).getByRole('link', { name: 'Pagar mis cuentas' });
  expect(way).toHaveAttribute('href', '/inicio/cuentas');
  expect(screen.queryByRole('button', { name: 'Descargar CSV' })).toBeNull();
  await expectNoAxeViolations();
});

it('T17 the list keeps hostile texts of the bank plain and short', async () => {
  const name = '<img src=x onerror=alert(1)>\u202Egnp.exe';
  const payments = [
    makePayment({ referencia: `"><b>${'9'.repeat(10_000)}`, empresa: name }),
    makePayment({ fecha: 'ayer', empresa: 'x'.repeat(10_000) }),
  ];
  bank.use(http.get('*/payments', () => HttpResponse.json({ items: payments, total: 2 })));
  await openPayments();
  const [first, second] = await paymentRows();
  expect(first?.querySelector('img[src="x"], b')).toBeNull();
  expect(within(table()).getByText(name).tagName).toBe('BDI');
  expect(first?.textContent.length).toBeLessThan(500);
  expect(second?.textContent.length).toBeLessThan(500);
});

describe('the filters', () => {
  it('are sent, are in the URL, and return with the back button', async () => {
    const { user } = await openPayments();
    await paymentRows();
    await enter(user, field('Desde'), '2026-01-01');
    await enter(user, field('Hasta'), '2026-06-30');
    await user.selectOptions(field('Empresa'), 'Aguas Lleuque');
    await user.selectOptions(field('Estado'), 'Pagado');
    expect(bank.requests('getPayments')).toHaveLength(1);
    await user.click(button('Filtrar'));
    const filters = { from: '2026-01-01', to: '2026-06-30', estado: 'PAGADO' };
    const expected = ofPayer({ ...filters, companyId: 'aguas-lleuque' });
    expect(expected.length).toBeGreaterThan(1);
    await summary(`${expected.length} pagos`);
    expect(lastAsked()).toEqual({ ...filters, companyId: 'aguas-lleuque', page: '1', size: '15' });
    expect(window.location.search).toBe(
      '?desde=2026-01-01&hasta=2026-06-30&empresa=aguas-lleuque&estado=PAGADO',
    );
    expect(button('Filtrar')).toHaveFocus();

    act(() => window.history.back());
    await summary(`${ofPayer().length} pagos`);
    expect(window.location.search).toBe('');
    for (const name of ['Desde', 'Hasta', 'Empresa', 'Estado']) expect(field(name)).toHaveValue('');
    act(() => window.history.forward());
    await waitFor(() => expect(field('Desde')).toHaveValue('2026-01-01'));
    expect(field('Empresa')).toHaveDisplayValue('Aguas Lleuque');
    expect(bank.violations).toEqual([]);
  });

  it('of a shared address are read, invalid ones left out, and can be cleared', async () => {
    const { user } = await openPayments(
      '?estado=RECHAZADO&desde=2026-01-01&hasta=2999-01-01&empresa=nadie&pagina=-1',
    );
    const expected = ofPayer({ estado: 'RECHAZADO', from: '2026-01-01' });
    await summary(new RegExp(`^${expected.length} pagos?$`));
    expect(lastAsked()).toEqual({
      estado: 'RECHAZADO',
      from: '2026-01-01',
      page: '1',
      size: '15',
    });
    expect(field('Estado')).toHaveDisplayValue('Rechazado');
    expect(screen.queryByRole('button', { name: /^Ver comprobante/ })).toBeNull();
    await user.click(button('Limpiar filtros'));
    await summary(`${ofPayer().length} pagos`);
    expect(field('Desde')).toHaveValue('');
    expect(screen.getByRole('region', { name: 'Resultados' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Limpiar filtros' })).toBeNull();
  });

  it('that match nothing can be cleared in the empty list, which is not shown while the next result loads', async () => {
    const { user } = await openPayments('?desde=2020-01-01&hasta=2020-01-31');
    await screen.findByRole('heading', { name: 'Ningún pago coincide con estos filtros' });
    expect(screen.getByText('0 pagos').closest('output')).toBeInTheDocument();
    const { release } = holdCalls('/payments');
    await user.click(button('Ver todos los pagos'));
    expect(screen.getByText('Buscando tus pagos')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /^Ningún|^Aún/ })).not.toBeInTheDocument();
    release();
    expect(await paymentRows()).toHaveLength(15);
    expect(window.location.search).toBe('');
  });

  it('T16 T28 send no request while a day is wrong, and show the reason', async () => {
    const { user } = await openPayments();
    await paymentRows();
    const tomorrow = dayOfTime(new Date(Date.now() + 36 * 3_600_000).toISOString());
    for (const [from, to, wrong, message] of [
      ['2026-02-30', '', 'Desde', '2026-02-30 no existe'],
      ['28-11-25', '', 'Desde', 'como año-mes-día'],
      [tomorrow, '', 'Desde', 'no puede ser posterior al'],
      ['2026-03-04', '2026-03-03', 'Hasta', 'no puede ser anterior al 4 mar 2026'],
    ] as const) {
      await user.clear(field('Desde'));
      await user.paste(from);
      await user.clear(field('Hasta'));
      if (to !== '') await user.paste(to);
      await user.click(button('Filtrar'));
      await waitFor(() => expect(field(wrong)).toHaveFocus());
      expect(field(wrong)).toHaveAccessibleDescription(expect.stringContaining(message));
    }
    expect(bank.requests('getPayments')).toHaveLength(1);
    expect(window.location.search).toBe('');
  });

  it('come from the URL while the companies cannot be read', async () => {
    bank.setFault({ kind: 'error500' }, 'getCompanies');
    await openPayments('?empresa=aguas-lleuque');
    await summary(`${ofPayer({ companyId: 'aguas-lleuque' }).length} pagos`);
    expect(field('Empresa')).toHaveValue('aguas-lleuque');
  });
});

describe('the pages', () => {
  const pager = () => within(screen.getByRole('navigation', { name: 'Paginador' }));

  it('change in the URL and keep filters that are being typed; the previous rows stay until the next have loaded', async () => {
    const { user } = await openPayments();
    const [first] = await paymentRows();
    await enter(user, field('Desde'), '2026-01-01');
    await user.selectOptions(field('Estado'), 'Pagado');
    const { release } = holdCalls('/payments');
    await user.click(pager().getByRole('button', { name: 'Ir a la página siguiente' }));
    expect(window.location.search).toBe('?pagina=2');
    expect(table()).toHaveAttribute('aria-busy', 'true');
    expect(table()).toContainElement(first ?? null);
    expect(screen.getByRole('region', { name: 'Resultados' })).toHaveFocus();
    release();
    await waitFor(() => expect(table()).toHaveAttribute('aria-busy', 'false'));
    expect((await paymentRows())[0]).toHaveTextContent(ofPayer()[15]?.referencia ?? '?');
    expect(pager().getByRole('button', { name: 'página 2' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(lastAsked()).toEqual({ page: '2', size: '15' });
    expect(field('Desde')).toHaveValue('2026-01-01');
    expect(field('Estado')).toHaveDisplayValue('Pagado');

    act(() => window.history.back());
    await waitFor(async () =>
      expect((await paymentRows())[0]).toHaveTextContent(ofPayer()[0]?.referencia ?? '?'),
    );
  });

  it('show fifteen of 5,000 payments at a time, and end with the last payment', async () => {
    bank.setScenario({ longLists: true });
    const { user } = await openPayments('?pagina=500');
    const last = Math.ceil(ofPayer().length / 15);
    await waitFor(() => expect(window.location.search).toBe(`?pagina=${last}`));
    await summary(new RegExp(`página ${last} de ${last}`));
    expect(pager().getByRole('button', { name: 'Ir a la página siguiente' })).toBeDisabled();
    await user.click(pager().getByRole('button', { name: 'Ir a la página anterior' }));
    await summary(new RegExp(`página ${last - 1} de ${last}`));
    expect(screen.getByText('5.001 pagos')).toBeVisible();
    await waitFor(async () => expect(await paymentRows()).toHaveLength(15));
  });
});
