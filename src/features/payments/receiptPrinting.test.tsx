import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { logoutRequested } from '../../store/session/sessionSlice.ts';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { button } from '../../test/controls.ts';
import { holdCalls } from '../../test/holdCalls.ts';
import { readPdf } from '../../test/output/readPdf.ts';
import { savedFile, savedFiles } from '../../test/output/savedFiles.ts';
import { openPayments, paymentRows } from '../../test/paymentsPage.tsx';
import { bank } from '../../test/renderApp.tsx';

const sheets = () => [...document.querySelectorAll<HTMLElement>('.print-receipt')];
const asked = () => bank.requests('getReceiptPage').map(({ body }) => JSON.stringify(body));
const checkboxes = () => screen.getAllByRole('checkbox', { name: /^Seleccionar \w{20}$/ });
const referenceOf = (box: HTMLElement) => {
  const label = box.closest('label')?.textContent ?? '';
  return /\w{20}$/.exec(label)?.[0] ?? '';
};

/** The texts of the printed sheets, for each call of `print`. */
let prints: string[][] = [];
beforeEach(() => {
  prints = [];
  jest
    .spyOn(window, 'print')
    .mockImplementation(() => void prints.push(sheets().map(({ textContent }) => textContent)));
});

/** Opens Mis pagos and selects its first payments. */
async function select(count: number) {
  const app = await openPayments('?estado=PAGADO');
  await paymentRows();
  const boxes = checkboxes().slice(0, count);
  for (const box of boxes) await app.user.click(box);
  return { ...app, references: boxes.map(referenceOf) };
}

const afterPrint = () => act(() => void window.dispatchEvent(new Event('afterprint')));

describe('several receipts at once', () => {
  it('are fetched one after the other and printed as one job, each on its own sheet, or saved as one PDF, each on new pages', async () => {
    const { user, references } = await select(3);
    expect(screen.getByText('3 comprobantes seleccionados')).toBeVisible();
    await expectNoAxeViolations();
    await user.click(button('Imprimir seleccionados'));
    expect(await screen.findByText('Preparamos 3 comprobantes para imprimir.')).toBeVisible();
    expect(prints).toHaveLength(1);
    for (const [index, reference] of references.entries()) {
      expect(prints[0]?.[index]).toContain('Comprobante de pago');
      expect(prints[0]?.[index]).toContain(reference);
      expect(asked()[index]).toContain(reference);
    }
    expect(bank.violations).toEqual([]);
    afterPrint();
    expect(sheets()).toEqual([]);

    await user.click(button('Guardar PDF'));
    expect(await screen.findByText('Descargamos 3 comprobantes en un PDF.')).toBeVisible();
    expect(savedFiles.map(({ name }) => name)).toEqual(['comprobantes-3.pdf']);
    expect(prints).toHaveLength(1);
    const { pages } = await readPdf(savedFile());
    expect(pages).toHaveLength(3);
    for (const [index, reference] of references.entries())
      expect(pages[index]?.text).toContain(`referencia=${reference}`);
  });

  it('show their progress, print nothing once they are cancelled, and stay selected until "Quitar selección"', async () => {
    const { user } = await select(2);
    const { release } = holdCalls('/get-comprobante-pago');
    await user.click(button('Imprimir seleccionados'));
    expect(await screen.findByText('Preparando el comprobante 1 de 2…')).toBeVisible();
    expect(button('Imprimir seleccionados')).toHaveAttribute('aria-busy', 'true');
    await expectNoAxeViolations();
    await user.click(button('Cancelar'));
    release();
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(screen.getByText('2 comprobantes seleccionados')).toBeVisible();
    expect(prints).toEqual([]);
    expect(asked()).toHaveLength(1);

    await user.click(button('Quitar selección'));
    expect(checkboxes()[0]).not.toBeChecked();
    expect(button('Imprimir seleccionados')).toBeDisabled();
  });

  it('name each that failed and print the others, or nothing if all failed; the failed ones can be retried alone', async () => {
    const { user, references } = await select(3);
    const [, broken = ''] = references;
    let failing: 'all' | 'one' | 'none' = 'all';
    bank.use(
      http.post('*/get-comprobante-pago', async ({ request }) => {
        if (failing === 'all') return HttpResponse.json({ registros: [], total: 0 });
        return failing === 'one' && (await request.clone().text()).includes(broken)
          ? HttpResponse.json({ message: '' }, { status: 500 })
          : undefined;
      }),
    );
    await user.click(button('Imprimir seleccionados'));
    const everyOne = await screen.findByRole('alert');
    for (const reference of references) expect(everyOne).toHaveTextContent(reference);
    expect(everyOne).toHaveTextContent('El banco todavía no tiene su comprobante.');
    expect(prints).toEqual([]);

    failing = 'one';
    await user.click(button('Imprimir seleccionados'));
    await waitFor(() => expect(prints).toHaveLength(1));
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('No pudimos imprimir 1 comprobante');
    expect(alert).toHaveTextContent(broken);
    expect(prints[0]).toHaveLength(2);
    afterPrint();
    await expectNoAxeViolations();
    failing = 'none';
    await user.click(within(alert).getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(prints).toHaveLength(2));
    expect(prints[1]).toHaveLength(1);
    expect(prints[1]?.[0]).toContain(broken);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(['Imprimir seleccionados', 'Guardar PDF'])(
    'T09 of a session that ends meanwhile are dropped: “%s” prints and saves nothing',
    async (name) => {
      const { user, store } = await select(2);
      const { release } = holdCalls('/get-comprobante-pago');
      await user.click(button(name));
      await screen.findByText('Preparando el comprobante 1 de 2…');
      act(() => void store.dispatch(logoutRequested('logout')));
      await screen.findByRole('heading', { level: 1, name: 'Paga tus cuentas en un solo lugar' });
      release();
      await waitFor(() => expect(asked()).toHaveLength(1));
      expect(prints).toEqual([]);
      expect(savedFiles).toEqual([]);
      expect(sheets()).toEqual([]);
    },
  );
});

describe('the selection', () => {
  it('is kept over the pages of the list, gets all receipts of a page by "Seleccionar todos", and ends with other filters', async () => {
    const { user, references } = await select(1);
    await user.click(button('Seleccionar todos'));
    for (const box of checkboxes()) expect(box).toBeChecked();
    expect(screen.queryByRole('button', { name: 'Seleccionar todos' })).toBeNull();
    const ofPage = checkboxes().length;
    expect(screen.getByText(`${ofPage} comprobantes seleccionados`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ir a la página 2' }));
    await user.click(await screen.findByRole('button', { name: 'Seleccionar todos' }));
    expect(checkboxes().map(referenceOf)).not.toContain(references[0]);
    expect(
      screen.getByText(`${ofPage + checkboxes().length} comprobantes seleccionados`),
    ).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'Todos');
    await user.click(button('Filtrar'));
    await screen.findByText('Selecciona los comprobantes que quieras imprimir o guardar juntos.');
    expect(button('Imprimir seleccionados')).toBeDisabled();
  });

  it('is offered only for payments with a receipt', async () => {
    await openPayments('?estado=RECHAZADO');
    await paymentRows();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Imprimir seleccionados' })).toBeNull();
  });
});
