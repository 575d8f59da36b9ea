import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { button } from '../../test/controls.ts';
import { holdCalls } from '../../test/holdCalls.ts';
import { savedFiles, savedText } from '../../test/output/savedFiles.ts';
import { payerStorage } from '../../test/payerStorage.ts';
import { rememberedAccount } from '../../test/rememberedAccount.ts';
import { bank, renderApp } from '../../test/renderApp.tsx';

const water = rememberedAccount();
const waterToo = rememberedAccount({ value: '10203041', alias: 'Agua del taller' });
const light = rememberedAccount({
  companyId: 'luz-canelo',
  contract: { id: 'luz-canelo-hogar', secondId: '01' },
  kind: 'CLIENT_ID',
  value: '12345678-5',
  alias: 'Luz Canelo',
});
const life = rememberedAccount({
  companyId: 'vida-queltehue',
  contract: { id: 'vida-queltehue-vida', secondId: '01' },
  kind: 'CLIENT_ID',
  value: '12345678-5',
  alias: 'Vida Queltehue',
});

const open = (...rememberedAccounts: unknown[]) => renderApp({ local: { rememberedAccounts } });
const regionName = 'Tus cuentas en este dispositivo';
const region = () => screen.findByRole('region', { name: regionName });
/** A button of the region. The page has many others, and a search of them all takes long. */
const ours = (name: string | RegExp) => {
  const section = screen.getByText(regionName).closest('section');
  if (!section) throw new Error('No region');
  return within(section).getByRole('button', { name });
};
const row = (alias: string) => {
  const item = ours(`Más opciones de ${alias}`).closest('li');
  if (!item) throw new Error(`No row of ${alias}`);
  return item;
};
type User = Awaited<ReturnType<typeof renderApp>>['user'];

/** Presses a button in a row's menu. */
async function choose(user: User, alias: string, name: string) {
  await user.click(ours(`Más opciones de ${alias}`));
  await user.click(button(name));
}

/** Unfolds the list, which is folded if it has more than three accounts. */
async function unfold(user: User) {
  await region();
  await user.click(ours(/^Ver las \d+ cuentas$/));
}

/** The stored accounts without `usedAt`, which differs in each run. */
const stored = () =>
  JSON.parse(localStorage.getItem('rememberedAccounts') ?? '[]', (key, value) =>
    key === 'usedAt' ? undefined : value,
  );

describe('the accounts in this computer', () => {
  it('are queried in one press, with one query per contract, and show their debts', async () => {
    const { user } = await open(water, waterToo, light, life);
    await unfold(user);
    expect(bank.requests('consultDebts')).toHaveLength(0);
    const { release } = holdCalls('/ApiConsultaDeuda/consulta/');
    await user.click(ours('Ver cuánto debo ahora'));
    expect(await screen.findByText('Consultando 4 cuentas…')).toBeVisible();
    expect(screen.getAllByText('Consultando lo que debes')).toHaveLength(4);
    await expectNoAxeViolations();
    release();
    expect(await screen.findByText('en 3 cuentas.')).toBeVisible();
    expect(bank.requests('consultDebts')).toHaveLength(3);
    expect(row('Aguas Lleuque')).toHaveTextContent('3 deudas');
    expect(row('Agua del taller')).toHaveTextContent('1 deuda');
    expect(row('Luz Canelo')).toHaveTextContent('4 deudas');
    expect(row('Vida Queltehue')).toHaveTextContent('Al día');
    await expectNoAxeViolations();
    expect(bank.violations).toEqual([]);
  });

  it('are queried one by one, also again, without changing the others', async () => {
    const { user } = await open(water, light);
    await region();
    await user.click(ours('Consultar Aguas Lleuque'));
    expect(await screen.findByText('en 1 cuenta.')).toBeVisible();
    expect(screen.getByText('Debes al menos')).toBeVisible();
    expect(screen.getByText('Falta consultar 1 cuenta.')).toBeVisible();
    expect(ours('Pagar Aguas Lleuque')).toHaveFocus();
    expect(within(row('Luz Canelo')).queryByText(/deuda/)).toBeNull();
    await user.click(ours('Consultar Luz Canelo'));
    expect(await screen.findByText('en 2 cuentas.')).toBeVisible();
    expect(screen.getByText('Debes')).toBeVisible();
    expect(screen.queryByText(/Falta/)).toBeNull();
    expect(bank.requests('consultDebts')).toHaveLength(2);
    await user.click(ours('Ver cuánto debo ahora'));
    await waitFor(() => expect(bank.requests('consultDebts')).toHaveLength(4));
    expect(await within(row('Aguas Lleuque')).findByText(/3 deudas/)).toBeVisible();
  });

  it('are saved as a monthly reminder, with the lookup and without a RUT; T20 a row shows that none can be created, and «Reintentar» creates it', async () => {
    const { user } = await open(water, light);
    await region();
    await user.click(ours('Consultar Luz Canelo'));
    await screen.findByRole('button', { name: 'Pagar Luz Canelo' });
    await choose(user, 'Luz Canelo', 'Recordármelo cada mes, Luz Canelo');
    expect(await screen.findByText(/^Descargamos recordatorio\.ics/)).toBeVisible();
    expect(savedFiles.map(({ name }) => name)).toEqual(['recordatorio.ics']);
    const file = (await savedText()).replaceAll('\r\n ', '');
    expect(file).toContain('RRULE:FREQ=MONTHLY');
    expect(file).toContain('SUMMARY:Pagar Luz Canelo');
    expect(file).toContain('/consultarCuenta?empresa=luz-canelo&convenio=luz-canelo-hogar');
    expect(file).not.toMatch(/12\.?345\.?678/);

    const lost = jest.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new Error('lost');
    });
    await choose(user, 'Luz Canelo', 'Recordármelo cada mes, Luz Canelo');
    const alert = await within(row('Luz Canelo')).findByRole('alert');
    expect(alert).toHaveTextContent('No pudimos crear el archivo del calendario');
    await expectNoAxeViolations();
    lost.mockRestore();
    const retry = within(alert).getByRole('button', { name: 'Reintentar' });
    expect(retry).toHaveAccessibleDescription('Luz Canelo');
    await user.click(retry);
    await waitFor(() => expect(savedFiles).toHaveLength(2));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  // app/journeys/payInTurn.test.tsx pays remembered accounts, in three presses each.
  it('have their terms accepted by the press that pays, and by no other way to the confirmation', async () => {
    const { user } = await open(water);
    await region();
    await user.click(ours('Consultar Aguas Lleuque'));
    await user.click(await screen.findByRole('button', { name: 'Pagar Aguas Lleuque' }));
    const terms = () => screen.findByRole('checkbox', { name: /Acepto los Términos/ });
    expect(await terms()).toBeChecked();
    await user.click(screen.getByRole('link', { name: 'Editar el carro' }));
    await user.click(await screen.findByRole('link', { name: 'Continuar al pago' }));
    expect(await terms()).not.toBeChecked();
  });

  it('show which of them could not be queried, and retry those', async () => {
    const { user } = await open(water, light);
    await region();
    bank.setFault({ kind: 'error500', times: 1 }, 'consultDebts');
    await user.click(ours('Ver cuánto debo ahora'));
    expect(await screen.findByText(/No pudimos consultar 1 cuenta\./)).toBeVisible();
    expect(screen.getByText('en 1 cuenta.')).toBeVisible();
    await expectNoAxeViolations();
    const failed = ['Aguas Lleuque', 'Luz Canelo'].filter((alias) =>
      row(alias).textContent.includes('No pudimos'),
    );
    await user.click(ours(`Consultar ${failed.join()}`));
    expect(await screen.findByText('en 2 cuentas.')).toBeVisible();
    expect(screen.queryByText(/No pudimos/)).toBeNull();
    expect(bank.requests('consultDebts')).toHaveLength(3);
    expect(bank.violations).toEqual([]);
  });

  it('show that they owe nothing, and which are unknown to the bank', async () => {
    const { user } = await open(life, rememberedAccount({ value: '99999999', alias: 'Nadie' }));
    await region();
    await user.click(ours('Consultar Vida Queltehue'));
    expect(await screen.findByText(/Falta consultar 1 cuenta\./)).toBeVisible();
    expect(screen.queryByText(/Estás al día/)).toBeNull();
    await user.click(ours('Consultar Nadie'));
    expect(await screen.findByText(/El banco no encontró 1 cuenta\./)).toBeVisible();
    expect(row('Nadie')).toHaveTextContent('No encontramos esta cuenta');
  });

  it('are not queried for a company, a convenio or an identifier that the bank no longer has', async () => {
    const gone = [
      { alias: 'Sin empresa', companyId: 'ya-no' },
      { alias: 'Sin convenio', contract: { id: 'ya-no', secondId: '01' } },
      { alias: 'Sin identificador', kind: 'INVOICE_ID' as const },
    ];
    const old = gone.map((each) => rememberedAccount({ value: '10203049', ...each }));
    const { user } = await open(...old, water);
    await unfold(user);
    for (const { alias } of gone) {
      expect(await within(row(alias)).findByText(/ya no se paga aquí/)).toBeVisible();
      expect(ours(`Consultar ${alias}`)).toBeDisabled();
    }
    await user.click(ours('Ver cuánto debo ahora'));
    expect(await screen.findByText('en 1 cuenta.')).toBeVisible();
    expect(bank.requests('consultDebts')).toHaveLength(1);
    await choose(user, 'Sin empresa', 'Olvidar Sin empresa');
    expect(screen.queryByText('Sin empresa')).toBeNull();
  });

  it('are forgotten one by one and restored by undoing, or all at once, and then nothing of them is left', async () => {
    const { user } = await open(water, light);
    await region();
    await user.click(ours('Olvidar Aguas Lleuque'));
    expect(screen.queryByRole('button', { name: 'Más opciones de Aguas Lleuque' })).toBeNull();
    expect(button('Olvidar Luz Canelo')).toHaveFocus();
    expect(stored()).toEqual([light]);
    await screen.findByText('Este dispositivo olvidó Aguas Lleuque.');
    await user.click(button('Deshacer'));
    await waitFor(() => expect(stored()).toEqual([light, water]));

    await user.click(ours('Olvidar todas'));
    await waitFor(() => expect(screen.queryByRole('region', { name: regionName })).toBeNull());
    expect(localStorage.getItem('rememberedAccounts')).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(await screen.findByText('Este dispositivo olvidó 2 cuentas.')).toBeVisible();
  });

  it('follow another tab', async () => {
    await open(water);
    await region();
    const tell = (accounts: unknown[]) =>
      act(() => {
        const newValue = JSON.stringify(accounts);
        localStorage.setItem('rememberedAccounts', newValue);
        const event = { key: 'rememberedAccounts', newValue, storageArea: localStorage };
        window.dispatchEvent(new StorageEvent('storage', event));
      });
    tell([water, light]);
    expect(ours('Más opciones de Luz Canelo')).toBeVisible();
    tell([]);
    expect(screen.queryByRole('region', { name: regionName })).toBeNull();
  });

  it('are read if they have the stored format, at most twenty', async () => {
    const many = Array.from({ length: 25 }, (_, index) =>
      rememberedAccount({ value: `2000${index}`, alias: `Cuenta ${index}` }),
    );
    const planted = [
      { ...water, correo: 'ana@ejemplo.cl', name: 'Ana' },
      water,
      { ...light, kind: 'RUT' },
      { ...light, value: '' },
      null,
      'x',
    ];
    const { store, user } = await open(...planted, ...many);
    await region();
    expect(store.getState().rememberedAccounts).toMatchObject([water, ...many.slice(0, 19)]);
    await unfold(user);
    const list = within(await region());
    expect(list.getAllByRole('button', { name: /^Más opciones de/ })).toHaveLength(20);
  });

  it('are folded below their sum if they are more than three, with few controls, and printed in full', async () => {
    const { user } = await open(water, waterToo, light, life);
    const controls = () =>
      within(screen.getByRole('region', { name: regionName })).getAllByRole('button');
    await region();
    expect(controls().map(({ textContent }) => textContent)).toEqual([
      'Ver cuánto debo ahora',
      'Ver las 4 cuentas',
      'Olvidar todas',
    ]);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByText('Vida Queltehue')).toBeVisible();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByText('Vida Queltehue')).toBeNull();
    await user.click(ours('Ver cuánto debo ahora'));
    await screen.findByRole('button', { name: 'Pagar las 3, una tras otra' });
    expect(controls()).toHaveLength(4);
    expect(screen.getByText(/Son 2 pagos, uno por convenio/)).toBeVisible();
    await user.click(ours('Ver las 4 cuentas'));
    // A button and a menu for each row.
    expect(controls()).toHaveLength(4 + 2 * 4);
    expect(ours('Pagar las 3, una tras otra').compareDocumentPosition(row('Luz Canelo'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await expectNoAxeViolations();
    await user.click(ours('Más opciones de Luz Canelo'));
    await expectNoAxeViolations();
    await user.click(button('Consultar Luz Canelo'));
    await waitFor(() => expect(bank.requests('consultDebts')).toHaveLength(4));
    await choose(user, 'Luz Canelo', 'Olvidar Luz Canelo');
    expect(stored()).toEqual([water, waterToo, life]);
    expect(ours('Más opciones de Vida Queltehue')).toBeVisible();
  });

  it.each([
    ['one account', [water], 1],
    ['two accounts', [water, light], 2],
    ['three accounts, of which two owe', [water, life, light], 3],
  ])(
    'have one filled button, "Olvidar" and a menu in each row, for %s',
    async (_what, accounts, count) => {
      const { user } = await open(...accounts);
      const list = within(await region());
      await user.click(ours('Ver cuánto debo ahora'));
      await list.findByText(/^en \d cuentas?\.$/);
      const buttons = list.getAllByRole('button');
      const filled = buttons.filter(({ className }) => className.includes('contained'));
      expect(filled.map(({ textContent }) => textContent)).toEqual([
        count === 1 ? 'Pagar' : 'Pagar las 2, una tras otra',
      ]);
      expect(list.getAllByRole('button', { name: /^Más opciones de / })).toHaveLength(count);
      expect(buttons).toHaveLength((count === 1 ? 2 : 3) + 3 * count);
      await expectNoAxeViolations();
    },
  );

  it('are paid while folded also if only one of them owes', async () => {
    const { user } = await open(
      light,
      { ...life, value: '1', alias: 'Vida 1' },
      { ...life, value: '2', alias: 'Vida 2' },
      { ...life, value: '3', alias: 'Vida 3' },
    );
    await region();
    await user.click(ours('Ver cuánto debo ahora'));
    expect(await screen.findByRole('button', { name: 'Pagar Luz Canelo' })).toBeVisible();
    await user.click(ours('Ver las 4 cuentas'));
    expect(screen.getAllByRole('button', { name: 'Pagar Luz Canelo' })).toHaveLength(1);
  });

  it('can get another name, which no other has', async () => {
    const { user } = await open(water, light);
    await region();
    await choose(user, 'Luz Canelo', 'Cambiar nombre de Luz Canelo');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar nombre' }));
    await expectNoAxeViolations();
    const field = dialog.getByRole('textbox', { name: 'Alias' });
    await user.clear(field);
    await user.paste('Luz de la mamá');
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByRole('button', { name: 'Consultar Luz de la mamá' })).toBeVisible();
    expect(stored()).toEqual([water, { ...light, alias: 'Luz de la mamá' }]);
    await choose(user, 'Aguas Lleuque', 'Cambiar nombre de Aguas Lleuque');
    const other = await screen.findByRole('textbox', { name: 'Alias' });
    await user.clear(other);
    await user.paste('Luz de la mamá');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Consultar Luz de la mamá 2' })).toBeVisible();
  });

  it.each(['no es JSON', '{}', '"x"', 'null', '[[]]'])(
    'T19 are none if «%s» is stored',
    async (text) => {
      if (text !== '[[]]') expectConsole(/«rememberedAccounts»/);
      await renderApp({ local: { rememberedAccounts: text } });
      await screen.findByRole('heading', { level: 1 });
      expect(screen.queryByRole('region', { name: regionName })).toBeNull();
    },
  );

  it('T17 are at the top of the page, with masked identifiers, and stay text, whatever is planted as an alias', async () => {
    await open({ ...light, alias: '<img src=x>\u202Ezul' });
    const list = await region();
    const heading = screen.getByRole('heading', { level: 1 });
    expect(list.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(list).toHaveTextContent('termina en 78-5');
    expect(document.body.outerHTML).not.toMatch(/12\.?345\.?678/);
    expect(document.querySelector('img[src="x"]')).toBeNull();
    expect(screen.getByText(/<img src=x>/)).toBeVisible();
  });
});

describe('a payer', () => {
  const guests = { rememberedAccounts: [water, light] };

  it('sees none of a guest’s accounts, which the computer keeps over the logout', async () => {
    const { session, local } = await payerStorage();
    const { user } = await renderApp({
      url: '/inicio/cuentas',
      session,
      local: { ...local, ...guests },
    });
    await screen.findByText('Agua casa');
    expect(screen.queryByRole('region', { name: regionName })).toBeNull();
    await user.click(button('Antonia Rojas Fuentes'));
    await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
    expect(await region()).toBeVisible();
    expect(stored()).toEqual([water, light]);
  });
});
