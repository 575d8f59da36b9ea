import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { makeAccount } from '../../../mocks/testing/make.ts';
import { paths } from '../../config/paths.ts';
import { range } from '../../lib/arrays.ts';
import { addDays, inChile } from '../../lib/dates/days.ts';
import { refusalMessages } from '../../store/cart/cartRules.ts';
import { logoutRequested } from '../../store/session/sessionSlice.ts';
import {
  findPayButton,
  openAccounts,
  openAccountsPage,
  paysDebts,
} from '../../test/accountsPage.tsx';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { button } from '../../test/controls.ts';
import { holdCalls } from '../../test/holdCalls.ts';
import { bank } from '../../test/renderApp.tsx';
import { savedText } from '../../test/output/savedFiles.ts';
import { sampleAttempt } from '../../test/sampleAttempt.ts';
import { paymentAnswered, samplePayment } from '../../test/sampleReceipt.ts';

/** Removes all accounts of the demo payer from the bank, except those with these aliases. */
function keepAccounts(...aliases: string[]): void {
  const own = bank.state.accounts['u-1'] ?? [];
  bank.state.accounts['u-1'] = own.filter(({ alias }) => aliases.includes(alias));
}

const list = (name: string) => screen.getByRole('list', { name });
const box = (alias: string) => screen.getByRole('checkbox', { name: `Seleccionar ${alias}` });
const row = (alias: string) => button(`Editar ${alias}`).closest('li') ?? document.body;
const overview = () => screen.getByRole('region', { name: 'Por pagar' });
const findCart = () => screen.findByRole('heading', { level: 1, name: 'Carro de cuentas' });

interface SentQuery {
  idTrxRec: number;
  contracts: { contract: string }[];
}
const queries = () => bank.requests('consultDebts').map(({ body }) => body as SentQuery);
const askedContracts = () =>
  queries().map(({ contracts }) => contracts.map((each) => each.contract));

describe('the accounts', () => {
  it('are announced by skeletons, of the accounts and then of their debts, and then are in three lists, each with its debts and their due day', async () => {
    const accounts = holdCalls('/cuentas/u-1');
    const debts = holdCalls('/ApiConsultaDeuda/consulta/');
    await openAccountsPage();
    expect(await screen.findByText('Buscando tus cuentas')).toBeInTheDocument();
    await expectNoAxeViolations();
    accounts.release();
    await screen.findByRole('list', { name: 'Mis cuentas' });
    expect(box('Agua casa')).toBeDisabled();
    expect(button('Pagar Agua casa')).toBeDisabled();
    expect(button('Pagar Agua casa')).toHaveAccessibleDescription('Consultando lo que debes');
    debts.release();
    expect(await findPayButton()).toBeEnabled();
    expect(button('Pagar Agua casa')).toBeEnabled();

    expect(within(list('Cuentas sugeridas')).getAllByRole('listitem')).toHaveLength(3);
    expect(within(list('Total TAG')).getAllByRole('listitem')).toHaveLength(1);
    expect(within(list('Mis cuentas')).getAllByRole('listitem')).toHaveLength(1);
    expect(row('Agua casa')).toHaveTextContent(
      /Agua casa.*Aguas Lleuque · Agua potable.*10203040.*\$ [\d.]+.*3 deudas · Vencida hace \d+ días, el /,
    );
    expect(row('Tarjeta Copihue')).toHaveTextContent(/12\.345\.678-5.*1 deuda · Vence el /);
    expect(row('Tarjeta Copihue')).not.toHaveTextContent('Vencida');
    await expectNoAxeViolations();
    expect(bank.violations).toEqual([]);
  });

  it('need one debt query for each contract, and each account is queried once', async () => {
    const { user } = await openAccounts();
    await user.click(button('Ver más'));
    await screen.findByRole('button', { name: 'Pagar Luz casa' });
    await waitFor(() => expect(button('Pagar Luz casa')).toBeEnabled());
    expect(askedContracts().map(({ length }) => length)).toEqual(Array(10).fill(1));
    expect(new Set(askedContracts().flat()).size).toBe(10);
    expect(new Set(queries().map(({ idTrxRec }) => idTrxRec)).size).toBe(10);
    expect(within(overview()).getByText(/en 10 cuentas/)).toBeVisible();
    await user.click(button('Ver más'));
    expect(await screen.findByText('Estas son tus 12 cuentas.')).toHaveFocus();
    expect(await within(overview()).findByText(/deudas en tus 12 cuentas/)).toBeVisible();
    expect(bank.violations).toEqual([]);
  });

  it('that are none show the next step', async () => {
    keepAccounts();
    await openAccountsPage();
    expect(await screen.findByText('Aún no tienes cuentas guardadas')).toBeVisible();
    await expectNoAxeViolations();
  });

  it('that do not load show an error, loaded ones stay when a further page fails, and an empty page is the end, whatever number the bank announces', async () => {
    bank.setFault({ kind: 'error500', times: 1 }, 'getAccounts');
    const { user } = await openAccountsPage();
    expect(await screen.findByRole('alert')).toHaveTextContent('El banco no está disponible');
    await expectNoAxeViolations();
    await user.click(button('Reintentar'));
    await findPayButton();
    bank.setFault({ kind: 'error500', times: 1 }, 'getAccounts');
    await user.click(button('Ver más'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No pudimos traer todas tus cuentas',
    );
    expect(button('Pagar Agua casa')).toBeEnabled();
    await user.click(button('Reintentar'));
    await screen.findByRole('button', { name: 'Pagar Luz casa' });

    bank.use(http.get('*/cuentas/u-1', () => HttpResponse.json({ cuentas: [], total: 12 })));
    await user.click(button('Ver más'));
    expect(await screen.findByText('Estas son tus 10 cuentas.')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Ver más' })).not.toBeInTheDocument();
  });

  it('T17 keep hostile names as text, and render only a window of 200 rows', async () => {
    const evil = '<img src=x onerror=alert(1)>\u202Egnp';
    const accounts = Array.from({ length: 200 }, (_, index) =>
      makeAccount({ alias: index === 0 ? evil : `Cuenta ${index}` }),
    );
    // An account that the bank lists twice is shown once.
    const cuentas = [...accounts, ...accounts.slice(0, 5)];
    bank.use(http.get('*/cuentas/u-1', () => HttpResponse.json({ cuentas, total: 200 })));
    await openAccounts();
    const rows = within(list('Mis cuentas')).getAllByRole('listitem');
    expect(rows.length).toBeLessThan(60);
    expect(rows[0]).toHaveAttribute('aria-setsize', '200');
    expect(document.querySelector('img[src="x"]')).toBeNull();
    expect(within(rows[0] ?? document.body).getByText(evil).tagName).toBe('BDI');
    expect(askedContracts()).toEqual([['aguas-lleuque-hogar']]);
  });
});

describe('the debts of the accounts', () => {
  it('are none in all accounts only once every account has been counted; an account without debts, or unknown to the bank, cannot be chosen or paid, and its row shows the reason', async () => {
    keepAccounts('Seguro de vida');
    const [paidUp] = bank.state.accounts['u-1'] ?? [];
    bank.state.accounts['u-1']?.push(
      makeAccount({ alias: 'Casa vieja', reference: { serviceId: '99999999' } }),
      ...range(5).map((nth) => makeAccount({ ...paidUp, id: `s-${nth}`, alias: `Seguro ${nth}` })),
    );
    const { user } = await openAccountsPage();
    expect(await screen.findByText('Nada por pagar en 5 cuentas')).toBeVisible();
    expect(overview()).toHaveTextContent('Por pagar en 5 de 7 cuentas');
    expect(screen.queryByText(/Estás al día/)).toBeNull();
    await user.click(button('Sumar las demás'));
    expect(await screen.findByText('Estás al día')).toBeVisible();
    expect(overview()).toHaveTextContent('No hay nada por pagar en tus 7 cuentas.');
    expect(screen.queryByRole('button', { name: paysDebts })).not.toBeInTheDocument();
    for (const [alias, reason] of [
      ['Seguro de vida', 'Al día'],
      ['Casa vieja', 'No encontramos esta cuenta'],
    ] as const) {
      expect(box(alias)).toBeDisabled();
      expect(button(`Pagar ${alias}`)).toBeDisabled();
      expect(button(`Pagar ${alias}`)).toHaveAccessibleDescription(reason);
    }
    expect(button('Pagar seleccionadas')).toBeDisabled();
  });

  it('may fail to load for several reasons: the notice names each; an answer for other accounts is one, and is not shown', async () => {
    const aliases = ['Agua casa', 'Tarjeta Copihue', 'Luz casa'];
    keepAccounts(...aliases);
    bank.setFault({ kind: 'error500', times: 1 }, 'consultDebts');
    for (const answer of [
      () => HttpResponse.text('?'),
      () => HttpResponse.json({ contracts: [{ contract: 'c-9', status: 'NO_DEBT', debts: [] }] }),
    ])
      bank.use(http.post('*/ApiConsultaDeuda/consulta/', answer, { once: true }));
    await openAccountsPage();
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent('El banco no está disponible'));
    await waitFor(() => expect(alert).toHaveTextContent('una respuesta que no pudimos leer'));
    await waitFor(() =>
      expect(alert).toHaveTextContent('La respuesta del banco llegó incompleta.'),
    );
    for (const alias of aliases) expect(row(alias)).not.toHaveTextContent('Al día');
  });

  it('may fail to load: the accounts stay, and "Reintentar" repeats the same query; a settled payment leads to queries under new numbers', async () => {
    keepAccounts('Agua casa', 'Tarjeta Copihue');
    bank.setFault({ kind: 'error500', times: 1 }, 'consultDebts');
    const attempt = sampleAttempt({ startedAt: Date.now() });
    const payment = { version: 2, attempts: [attempt], receipts: [] };
    const { user, store } = await openAccountsPage({ payment });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('No pudimos consultar lo que debes');
    expect(button('Pagar Tarjeta Copihue')).toBeDisabled();
    expect(row('Tarjeta Copihue')).toHaveTextContent('No pudimos consultarla');
    expect(button('Pagar Agua casa')).toBeEnabled();
    expect(screen.queryByText('Estás al día')).not.toBeInTheDocument();
    await user.click(within(alert).getByRole('button', { name: 'Reintentar' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await waitFor(() => expect(button('Pagar Tarjeta Copihue')).toBeEnabled());
    const [failed, other, repeated, ...others] = queries();
    expect(others).toEqual([]);
    expect(repeated).toEqual(failed);

    const { items, reference } = attempt;
    act(() => void store.dispatch(paymentAnswered(samplePayment({ items, reference }))));
    await waitFor(() => expect(queries()).toHaveLength(5));
    await findPayButton();
    const numbers = [failed, other, ...queries().slice(3)].map((query) => query?.idTrxRec);
    expect(new Set(numbers).size).toBe(4);
    expect(bank.violations).toEqual([]);
  });

  it('are summed by due day, with the nearest debts named', async () => {
    keepAccounts('Agua casa', 'Tarjeta Copihue');
    await openAccounts();
    const view = within(overview());
    const spans = ['Vencidas', 'Próximos 7 días', 'Más adelante'].map(
      (name) => view.getByText(name).closest('dt')?.parentElement?.textContent,
    );
    expect(spans).toEqual([
      expect.stringMatching(/^Vencidas1 deuda\$ /),
      expect.stringMatching(/^Próximos 7 días\d deudas?\$ /),
      expect.stringMatching(/^Más adelante\d deudas?\$ /),
    ]);
    expect(view.getByText('4 deudas en tus 2 cuentas')).toBeVisible();
    const nearest = within(list('Lo que vence primero')).getAllByRole('listitem');
    expect(nearest).toHaveLength(4);
    expect(nearest[0]).toHaveTextContent(/^Venció el .*Agua casa: Consumo.*\$ /);
  });
});

describe('paying', () => {
  it('the chosen accounts fills the cart as far as its rules allow, and names the left-out ones; an account that is in the cart opens the cart', async () => {
    keepAccounts('Gas Tamarugo', 'Agua casa', 'Tarjeta Copihue');
    const { user, store } = await openAccounts();
    await user.click(box('Gas Tamarugo'));
    await user.click(box('Agua casa'));
    expect(screen.getByText(/^2 cuentas · 5 deudas/)).toBeVisible();
    expect(screen.getByText('Son de 2 convenios: se pagan uno después de otro.')).toBeVisible();
    await user.click(button('Pagar seleccionadas'));
    await findCart();
    // The bill that is due first belongs to Agua casa, so the other contract's bills stay out of
    // the cart.
    expect(await screen.findByText(refusalMessages.OTHER_CONTRACT)).toBeVisible();
    const leftOut = '3 en tu carro, 2 para después. En «Después de este pago»: Gas Tamarugo.';
    expect(within(screen.getByRole('main')).getByText(leftOut)).toBeVisible();
    const waiting = screen.getByRole('list', { name: 'Después de este pago' });
    expect(within(waiting).getAllByRole('listitem')).toHaveLength(1);
    expect(waiting).toHaveTextContent('Gas Tamarugo');
    // The message has been removed from the history entry, so that a later visit does not repeat
    // it.
    expect(window.history.state).toHaveProperty('usr', null);
    expect(store.getState().cart.items.map(({ contract }) => contract.id)).toEqual(
      Array.from({ length: 3 }, () => 'aguas-lleuque-hogar'),
    );

    await user.click(button('Volver'));
    await findPayButton();
    expect(row('Agua casa')).toHaveTextContent('En el carro');
    await user.click(button('Pagar Agua casa'));
    await findCart();
    expect(await screen.findByText(refusalMessages.DUPLICATE)).toBeVisible();
    expect(store.getState().cart.items).toHaveLength(3);
  });

  it('everything of one contract takes one press', async () => {
    keepAccounts('Agua casa');
    const { user, store } = await openAccounts();
    expect(within(overview()).getByText('3 deudas en tu cuenta')).toBeVisible();
    expect(overview()).not.toHaveTextContent('convenio');
    await user.click(button('Pagar todo'));
    await findCart();
    expect(store.getState().cart.items).toHaveLength(3);
  });

  it('the first due debts adds all of their contract, and names it', async () => {
    const { user, store } = await openAccounts();
    const view = within(overview());
    expect(view.getByText('17 deudas en 5 cuentas')).toBeVisible();
    expect(view.getByRole('heading', { name: 'Por pagar en 5 de 12 cuentas' })).toBeVisible();
    const said = view.getByText(/^Empieza por/).textContent;
    const words =
      /^Empieza por TAG Unido: \$\s[\d.]+\. Después siguen (\d+) pagos\. (\d+) deudas que vencen más adelante no se incluyen\.$/;
    expect(said).toMatch(words);
    const [, payments, later] = words.exec(said) ?? [];
    await user.click(button('Pagar lo que vence primero'));
    await findCart();
    const { items, queue } = store.getState().cart;
    const end = addDays(inChile(new Date()).day, 7);
    // Bills that are due in more than seven days are neither in the cart nor queued.
    for (const { dueDate = '' } of [...items, ...queue]) expect(dueDate <= end).toBe(true);
    expect(items.length + queue.length).toBe(17 - Number(later));
    for (const { totalTagAccount, companies } of items) {
      expect(totalTagAccount).toBe(true);
      expect(companies).toHaveLength(4);
    }
    expect(
      await screen.findByText('Cuenta agregada correctamente al carro de compras.'),
    ).toBeVisible();
    expect(screen.queryByText(refusalMessages.OTHER_CONTRACT)).not.toBeInTheDocument();
    // The other debts are queued, those of each contract as one payment.
    expect(new Set(queue.map(({ contract }) => contract.id)).size).toBe(Number(payments));
    expect(queue.every(({ account }) => account !== undefined)).toBe(true);
    const waiting = screen.getByRole('list', { name: 'Después de este pago' });
    expect(within(waiting).getAllByRole('listitem')).toHaveLength(
      new Set(queue.map(({ contract }) => contract.id)).size,
    );
  });

  it('a partial sum is marked until the rest is added by one press, and "Agregar al calendario" saves each of its debts with the lookup of its account and no RUT', async () => {
    const { user } = await openAccounts();
    const view = within(overview());
    expect(view.getByRole('heading', { name: 'Por pagar en 5 de 12 cuentas' })).toBeVisible();
    await user.click(button('Agregar al calendario'));
    await screen.findByText(/^Descargamos vencimientos\.ics/);
    const file = (await savedText()).replaceAll('\r\n ', '');
    expect(file).toMatch(/convenio=aguas-lleuque-hogar&servicio=10203040/);
    expect(file).not.toMatch(/12\.?345\.?678/);
    const count = file.match(/BEGIN:VEVENT/g)?.length;
    expect(view.getByText(new RegExp(`^${count} deudas en`))).toBeVisible();

    await user.click(button('Sumar las demás'));
    const whole = await view.findByRole('heading', { name: 'Por pagar' });
    await waitFor(() => expect(whole).toHaveFocus());
    expect(view.getByText(/deudas en tus 12 cuentas$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sumar las demás' })).toBeNull();
    expect(screen.getByText('Estas son tus 12 cuentas.')).toBeVisible();
    expect(bank.requests('getAccounts')).toHaveLength(3);
    expect(bank.violations).toEqual([]);
  });

  it('a suggestion removes it from its list, and removing it from the cart restores it; an account that this cart refuses shows a message and stays here', async () => {
    keepAccounts('Gas Tamarugo', 'Agua casa');
    const { user, store } = await openAccounts();
    await user.click(button('Pagar Gas Tamarugo'));
    await findCart();
    expect(store.getState().cart.items).toMatchObject([
      { suggestedAccount: true, totalTagAccount: false },
      { suggestedAccount: true, totalTagAccount: false },
    ]);
    await user.click(button('Volver'));
    await findPayButton();
    expect(screen.getByRole('main')).toHaveTextContent('En el carro: Gas Tamarugo. Si la quitas');
    expect(screen.queryByRole('button', { name: 'Pagar Gas Tamarugo' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver carro' })).toHaveAttribute('href', paths.cart);

    await user.click(button('Pagar Agua casa'));
    expect(await screen.findByText(refusalMessages.OTHER_CONTRACT)).toBeVisible();
    expect(
      screen.getByText(/para después\. En «Después de este pago»: Agua casa\.$/),
    ).toBeVisible();
    expect(window.location.pathname).toBe('/inicio/cuentas');
    expect(store.getState().cart.items).toHaveLength(2);
    await user.click(button('Ver carro'));
    await findCart();
    expect(button('Quitar Aguas Lleuque de la cola')).toBeVisible();

    const [first] = await screen.findAllByRole('button', { name: /^Eliminar F-/ });
    if (first) await user.click(first);
    await user.click(button('Volver'));
    await findPayButton();
    expect(within(list('Cuentas sugeridas')).getAllByRole('listitem')).toHaveLength(1);
    expect(row('Gas Tamarugo')).toHaveTextContent('1 de 2 en el carro');
  });
});

describe('the alias', () => {
  it('T26 T28 T18 is edited in a modal, which shows at once that it is empty, too long or refused, keeps its text, and returns the focus', async () => {
    keepAccounts('Agua casa', 'Tarjeta Copihue');
    const { user } = await openAccounts();
    await user.click(button('Editar Agua casa'));
    const dialog = await screen.findByRole('dialog', { name: 'Editar alias' });
    const field = within(dialog).getByRole('textbox', { name: 'Alias' });
    const save = within(dialog).getByRole('button', { name: 'Guardar' });
    expect(field).toHaveValue('Agua casa');
    expect(field).toHaveFocus();
    await expectNoAxeViolations();
    await user.clear(field);
    await user.click(save);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/ingresa un alias/));
    expect(field).toHaveFocus();
    expect(bank.requests('renameAccount')).toEqual([]);
    await user.click(field);
    await user.paste('x'.repeat(61));
    await user.click(save);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^Usa hasta 60 caracteres/));
    expect(bank.requests('renameAccount')).toEqual([]);
    bank.setFault({ kind: 'error500', times: 1 }, 'renameAccount');
    const longest = 'x'.repeat(60);
    await user.clear(field);
    await user.paste(` ${longest} `);
    await user.click(save);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'El banco no está disponible',
    );
    expect(field).toHaveValue(` ${longest} `);
    // After a failure the list is loaded again; a rename that succeeds loads nothing.
    await waitFor(() => expect(bank.requests('getAccounts')).toHaveLength(2));

    await user.dblClick(save);
    expect(await screen.findByRole('button', { name: `Editar ${longest}` })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(button(`Editar ${longest}`)).toHaveFocus();
    expect(bank.requests('renameAccount').map(({ body }) => body)).toEqual([
      { alias: longest },
      { alias: longest },
    ]);
    expect(bank.requests('getAccounts')).toHaveLength(2);
    expect(queries()).toHaveLength(2);
    expect(bank.violations).toEqual([]);
  });

  it('is kept when a pending page of accounts arrives', async () => {
    const { user } = await openAccounts();
    const { asked, release } = holdCalls('/cuentas/u-1');
    await user.click(button('Ver más'));
    await asked;
    await user.click(button('Editar Agua casa'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar alias' }));
    await user.clear(dialog.getByRole('textbox', { name: 'Alias' }));
    await user.paste('Agua de la playa');
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    await screen.findByRole('button', { name: 'Pagar Agua de la playa' });
    release();
    await screen.findByRole('button', { name: 'Pagar Luz casa' });
    expect(button('Pagar Agua de la playa')).toBeVisible();
  });
});

describe('removing an account', () => {
  const saved = () => bank.state.accounts['u-1']?.map(({ alias }) => alias);

  it('T08 hides it at once, "Deshacer" saves it again, and a logout leaves no name behind', async () => {
    const { user, store } = await openAccounts();
    const { release } = holdCalls('/cuentas/u-1/*');
    await user.click(button('Quitar Tarjeta Copihue'));
    expect(
      screen.queryByRole('button', { name: 'Quitar Tarjeta Copihue' }),
    ).not.toBeInTheDocument();
    expect(button('Quitar TAG del auto')).toHaveFocus();
    release();
    await screen.findByText('Quitaste Tarjeta Copihue.');
    expect(saved()).not.toContain('Tarjeta Copihue');
    // An account of the next page moves up to this page; only the debts of that account are
    // requested.
    await waitFor(() => expect(askedContracts()).toHaveLength(6));
    expect(askedContracts().at(-1)).toEqual(['luz-canelo-hogar']);
    await user.click(button('Deshacer'));
    await screen.findByText(/^Guardamos de nuevo Tarjeta Copihue/);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(bank.requests('addAccount').map(({ body }) => body)).toEqual([
      {
        alias: 'Tarjeta Copihue',
        contract: { id: 'tiendas-copihue-tarjeta', secondId: '01' },
        reference: { clientId: '12345678-5' },
      },
    ]);
    expect(saved()).toContain('Tarjeta Copihue');
    expect(bank.violations).toEqual([]);

    await user.click(button('Quitar Agua casa'));
    await screen.findByText('Quitaste Agua casa.');
    act(() => void store.dispatch(logoutRequested('logout')));
    await screen.findByRole('button', { name: 'Ingresar' });
    await waitFor(() => expect(document.body.textContent).not.toContain('Agua casa'));
  });

  it('that is the only one shows the empty list at once, and the account again if that fails', async () => {
    keepAccounts('Agua casa');
    const { user } = await openAccounts();
    const { release } = holdCalls('/cuentas/u-1/*');
    bank.setFault({ kind: 'error500', times: 1 }, 'deleteAccount');
    await user.click(button('Quitar Agua casa'));
    expect(screen.getByText('Aún no tienes cuentas guardadas')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Por pagar' })).not.toBeInTheDocument();
    release();
    await screen.findByText(/^No pudimos quitar Agua casa/);
    expect(button('Quitar Agua casa')).toBeVisible();
    await findPayButton();
  });

  it('T18 loses nothing when undoing fails, and is not undone twice if that was done without an answer', async () => {
    keepAccounts('Agua casa', 'Tarjeta Copihue');
    const { user } = await openAccounts();
    await user.click(button('Quitar Agua casa'));
    bank.setFault({ kind: 'error500', times: 1 }, 'addAccount');
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await screen.findByText(/^No pudimos guardar de nuevo Agua casa\. El banco no está/);
    await user.click(button('Reintentar'));
    await screen.findByText(/^Guardamos de nuevo Agua casa/);
    expect(saved()).toContain('Agua casa');

    await user.click(button('Quitar Tarjeta Copihue'));
    await screen.findByText('Quitaste Tarjeta Copihue.');
    bank.setFault({ kind: 'network', afterWork: true, times: 1 }, 'addAccount');
    await user.click(button('Deshacer'));
    await screen.findByText(/^No pudimos guardar de nuevo Tarjeta Copihue/);
    await user.click(button('Reintentar'));
    await screen.findByText(/^Guardamos de nuevo Tarjeta Copihue/);
    expect(saved()?.filter((alias) => alias === 'Tarjeta Copihue')).toHaveLength(1);
  });
});
