import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { switchesRead } from '../../store/device/switchesSlice.ts';
import { openAccountsPage } from '../../test/accountsPage.tsx';
import { button } from '../../test/controls.ts';
import { holdCalls } from '../../test/holdCalls.ts';
import { fillIn, heading, openConfirmation, payButton } from '../../test/payJourney.tsx';
import { rememberedAccount } from '../../test/rememberedAccount.ts';
import { bank, renderApp } from '../../test/renderApp.tsx';
import { readSwitches } from './readSwitches.ts';

const text = 'Aguas Lleuque no recibe pagos hasta mañana.';
const paused = { paused: [{ contracts: ['aguas-lleuque-hogar'], text }] };

/**
 * Makes the host serve `file` as `portal.json`, opens the portal, and waits until the store has the
 * file's content.
 */
async function withFile<App extends { store: { getState: () => { switches: unknown } } }>(
  file: object,
  open: () => Promise<App>,
): Promise<App> {
  bank.use(http.get('*/portal.json', () => Response.json(file)));
  const app = await open();
  const expected = { paused: [], off: [], ...file };
  await waitFor(() => expect(app.store.getState().switches).toEqual(expected));
  return app;
}

const off = (feature: string) => ({ off: [{ feature, text: 'Hoy no se puede.' }] });

describe('a company that is paused', () => {
  it('is shown as paused where its debts would be queried, and no query is sent', async () => {
    const url = '/consultarCuenta?empresa=aguas-lleuque';
    const { user } = await withFile(paused, () => renderApp({ url }));
    const field = await screen.findByRole('textbox', { name: 'Identificador de servicio' });
    await user.click(field);
    await user.paste('10203040');
    await user.click(screen.getByRole('button', { name: 'Consultar' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
    expect(bank.requests('consultDebts')).toHaveLength(0);
  });

  it('is shown as paused in a remembered account and in the sum, and no query is sent', async () => {
    const local = { rememberedAccounts: [rememberedAccount()] };
    const { user } = await withFile(paused, () => renderApp({ local }));
    await user.click(await screen.findByRole('button', { name: 'Ver cuánto debo ahora' }));
    const region = screen.getByRole('region', { name: 'Tus cuentas en este dispositivo' });
    expect(await within(region).findAllByText(text)).toHaveLength(2);
    expect(within(region).getByRole('status')).toHaveTextContent(text);
    expect(button('Consultar Aguas Lleuque')).toHaveAccessibleDescription(
      expect.stringContaining(text) as string,
    );
    expect(region).not.toHaveTextContent(/No pudimos|Estás al día/);
    expect(bank.requests('consultDebts')).toHaveLength(0);
  });

  /**
   * Opens Mis cuentas with `file` as `portal.json`; of the demo payer's accounts, only those named
   * by `aliases` remain.
   */
  async function openOwn(file: object, ...aliases: string[]) {
    const own = bank.state.accounts['u-1'] ?? [];
    bank.state.accounts['u-1'] = own.filter(({ alias }) => aliases.includes(alias));
    const { release } = holdCalls('/cuentas/u-1');
    const app = await withFile(file, () => openAccountsPage());
    release();
    await screen.findByRole('list', { name: 'Mis cuentas' });
    return { ...app, overview: screen.getByRole('region', { name: 'Por pagar' }) };
  }

  it('is shown as paused in “Mis cuentas”, beside the debts of the others', async () => {
    const { overview } = await openOwn(paused, 'Agua casa', 'Tarjeta Copihue');
    expect(await within(overview).findByText('Por pagar en 1 de 2 cuentas')).toBeVisible();
    expect(within(overview).getByRole('status')).toHaveTextContent(text);
    expect(button('Pagar Agua casa')).toHaveAccessibleDescription(text);
    expect(button('Pagar Agua casa')).toBeDisabled();
    expect(button('Pagar Tarjeta Copihue')).toBeEnabled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
    expect(bank.requests('consultDebts')).toHaveLength(1);
  });

  it('is all that “Mis cuentas” shows of the debts if there is no other', async () => {
    const { overview } = await openOwn(paused, 'Agua casa');
    expect(await within(overview).findByText(text)).toBeVisible();
    expect(overview).not.toHaveTextContent(/Consultando|No pudimos|Estás al día/);
    expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
    expect(bank.requests('consultDebts')).toHaveLength(0);
  });

  it('is shown as paused on the confirmation, and nothing is registered; a pause of another company does not stop the payment', async () => {
    const app = await withFile(paused, openConfirmation);
    await fillIn(app);
    await app.user.click(payButton());
    expect(await screen.findByText(text)).toBeVisible();
    expect(bank.requests('inscribe')).toHaveLength(0);
    expect(app.left).toEqual([]);
    expect(payButton()).not.toHaveAttribute('aria-disabled', 'true');

    const other = { paused: [{ contracts: ['gas-tamarugo-red'], text }], off: [] };
    act(() => void app.store.dispatch(switchesRead(other)));
    await app.user.click(payButton());
    await waitFor(() => expect(app.left).toHaveLength(1));
  });
});

describe('a feature that is off', () => {
  it('registration: its screen shows it, and has no form', async () => {
    await withFile(off('registration'), () => renderApp({ url: '/usuario/registro' }));
    await heading('Crea tu cuenta');
    expect(await screen.findByText('Hoy no se puede.')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('files: the form shows it, and offers none', async () => {
    const url = '/consultarCuenta?empresa=aguas-lleuque';
    await withFile(off('files'), () => renderApp({ url }));
    await screen.findByRole('textbox', { name: 'Identificador de servicio' });
    expect(screen.getByText('Hoy no se puede.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Elegir archivo' })).not.toBeInTheDocument();
  });

  it('link mails: the modal shows it, and nothing is registered or mailed', async () => {
    const { user } = await withFile(off('linkMails'), openConfirmation);
    await user.click(screen.getByRole('button', { name: /link de pago/i }));
    const dialog = await screen.findByRole('dialog', { name: 'Link de pago' });
    await user.type(await screen.findByRole('textbox', { name: /Correo/ }), 'ana@ejemplo.cl');
    await user.click(screen.getByRole('button', { name: /Enviar/ }));
    await waitFor(() => expect(dialog).toHaveTextContent('Hoy no se puede.'));
    expect(bank.requests('inscribe')).toHaveLength(0);
    expect(bank.requests('notifyLink')).toHaveLength(0);
  });
});

const pause = { contracts: ['a'], text: 'Hola.' };

it('a valid file is read, also an empty one', () => {
  expect(readSwitches({})).toEqual({ paused: [], off: [] });
  const file = { paused: [pause], off: [{ feature: 'files', text: '  Hola\n<b>.  ' }] };
  expect(readSwitches(file)).toEqual({
    paused: [pause],
    off: [{ feature: 'files', text: 'Hola <b>.' }],
  });
});

it.each([
  ['nothing', undefined],
  ['null', null],
  ['a list', []],
  ['a text', 'paused'],
  ['an unknown field', { pauses: [] }],
  ['one object for the list', { paused: pause }],
  ['a pause without a sentence', { paused: [{ contracts: ['a'] }] }],
  ['a pause with a blank sentence', { paused: [{ ...pause, text: ' ' }] }],
  ['a pause with a sentence that cannot be seen', { paused: [{ ...pause, text: '\u200B\u2060' }] }],
  ['a pause with a sentence of direction marks', { paused: [{ ...pause, text: '\u202E\u200F' }] }],
  ['a sentence in another encoding', { paused: [{ ...pause, text: 'Ma\uFFFDana.' }] }],
  ['a contract in another encoding', { paused: [{ ...pause, contracts: ['a', '\uFFFD'] }] }],
  ['a feature with a sentence of controls', { off: [{ feature: 'files', text: '\u0007\u2800' }] }],
  ['a field of every object', JSON.parse('{"__proto__": [], "paused": []}') as unknown],
  ['a feature of every object', { off: [{ feature: 'constructor', text: 'Hola.' }] }],
  ['201 pauses', { paused: Array.from({ length: 201 }, () => pause) }],
  ['a sentence of 301 characters', { paused: [{ ...pause, text: 'a'.repeat(301) }] }],
  ['a pause of nothing', { paused: [{ ...pause, contracts: [] }] }],
  ['a contract that is a number', { paused: [{ ...pause, contracts: [7] }] }],
  ['a field that is not known beside the others', { paused: [{ ...pause, until: 'lunes' }] }],
  ['a pause that is null', { paused: [null] }],
  ['one right and one wrong', { paused: [pause, {}] }],
  ['an unknown feature', { off: [{ feature: 'payments', text: 'Hola.' }] }],
  ['a feature without a sentence', { off: [{ feature: 'files' }] }],
  ['a feature as a text', { off: ['files'] }],
])('a file with %s switches nothing off', (_name, file) => {
  expect(readSwitches(file)).toBeUndefined();
});
