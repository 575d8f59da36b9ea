import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Choice } from '../../../mocks/bank/paymentPage.ts';
import type { CartItem } from '../../api/cartItem.ts';
import { resultPath } from '../../config/paths.ts';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { bankItems, storedCart } from '../../test/cartInStorage.ts';
import { button } from '../../test/controls.ts';
import { payAtBank } from '../../test/payAtBank.ts';
import { payerStorage } from '../../test/payerStorage.ts';
import { heading, payAndComeBack } from '../../test/payJourney.tsx';
import { rememberedAccount } from '../../test/rememberedAccount.ts';
import { bank, isAsking, renderApp } from '../../test/renderApp.tsx';
import type { RenderOptions } from '../../test/renderApp.tsx';
import { wireAccount } from '../../test/wire/wireSamples.ts';

const remember = 'Recordar esta cuenta en este dispositivo';
const save = 'Guardar esta cuenta';
/** The stored accounts without `usedAt`, which differs in each run. */
const stored = () =>
  JSON.parse(localStorage.getItem('rememberedAccounts') ?? 'null', (key, value) =>
    key === 'usedAt' ? undefined : value,
  );

/**
 * Makes a payment at the bank, and opens its result in the browser of the guest, or of `owner`, who
 * made it.
 */
function openResult(
  choice: Choice,
  items: CartItem[] = bankItems(bank.bank),
  { owner = '', local = {}, session = {} }: RenderOptions & { owner?: string } = {},
) {
  const attempt = payAtBank(choice, items, { owner });
  const payment = { version: 3, attempts: [attempt], receipts: [] };
  return renderApp({
    url: resultPath(attempt.reference),
    session,
    local: { ...local, cart: storedCart(items), payment },
  });
}

describe('a guest who has paid', () => {
  it('T34 can have this computer remember the account by one press, without a name or an e-mail, and forget it with everything else', async () => {
    const { user } = await payAndComeBack('approve');
    await heading('Pago exitoso');
    await user.click(await screen.findByRole('button', { name: remember }));
    expect(await screen.findByText('Este dispositivo recuerda esta cuenta')).toBeVisible();
    expect(screen.queryByRole('button', { name: remember })).toBeNull();
    expect(stored()).toEqual([rememberedAccount()]);
    expect(screen.queryByRole('button', { name: save })).toBeNull();
    await expectNoAxeViolations();
    await user.click(button('Olvidar mis datos en este dispositivo'));
    await user.click(await screen.findByRole('button', { name: 'Olvidar mis datos' }));
    await waitFor(() => expect(stored()).toBeNull());
  });

  it('remembers the identifier that was used, if the company accepts several', async () => {
    const reference = {
      contractId: 'luz-canelo-hogar',
      kind: 'CLIENT_ID',
      value: '12345678-5',
    } as const;
    const { user } = await openResult('approve', bankItems(bank.bank, 2, reference), {
      session: {
        lookup: {
          step: 0,
          totalTagSelected: false,
          fromTotalTagButton: false,
          lastUsed: [reference],
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: remember }));
    await waitFor(() =>
      expect(stored()).toEqual([
        {
          companyId: 'luz-canelo',
          contract: { id: 'luz-canelo-hogar', secondId: '01' },
          kind: 'CLIENT_ID',
          value: '12345678-5',
          alias: 'Luz Canelo',
        },
      ]),
    );
  });

  it('is offered each account of a payment separately', async () => {
    const items = ['10203040', '10203041'].flatMap((value) =>
      bankItems(bank.bank, 1, { contractId: 'aguas-lleuque-hogar', kind: 'SERVICE_ID', value }),
    );
    const { user } = await openResult('approve', items);
    const buttons = await screen.findAllByRole('button', { name: remember });
    expect(buttons).toHaveLength(2);
    expect(buttons[0]).toHaveAccessibleDescription(/termina en 3040/);
    expect(buttons[1]).toHaveAccessibleDescription(/termina en 3041/);
    if (buttons[1]) await user.click(buttons[1]);
    await waitFor(() => expect(stored()).toEqual([rememberedAccount({ value: '10203041' })]));
  });

  it.each(['reject', 'leavePending'] as const)('is offered nothing after «%s»', async (choice) => {
    bank.setScenario({ pendingSeconds: null });
    await openResult(choice);
    await heading(choice === 'reject' ? 'Pago rechazado' : 'Pago pendiente');
    expect(screen.queryByRole('button', { name: remember })).toBeNull();
  });
});

/** Pays a bill of this account as a signed-in payer, and opens the result. */
async function payAsPayer(contractId: string, kind: 'SERVICE_ID' | 'CLIENT_ID', value: string) {
  const items = bankItems(bank.bank, 1, { contractId, kind, value });
  const back = await openResult('approve', items, { owner: 'u-1', ...(await payerStorage()) });
  await heading('Pago exitoso');
  await screen.findByRole('table', { name: 'Cuentas pagadas' });
  return back;
}

const dialog = async () => within(await screen.findByRole('dialog', { name: save }));
const payNew = () => payAsPayer('energia-coigue-hogar', 'SERVICE_ID', '60708090');

describe('a payer who has paid an account that is not saved', () => {
  it('can save it under an alias, and find it among the accounts', async () => {
    const { user } = await payNew();
    await user.click(await screen.findByRole('button', { name: save }));
    const modal = await dialog();
    expect(modal.getByText(/, termina en \w+/)).toBeVisible();
    const alias = modal.getByRole('textbox', { name: 'Alias' });
    expect(alias).toHaveValue('Energía Coigüe');
    await expectNoAxeViolations();
    await user.clear(alias);
    await user.click(modal.getByRole('button', { name: 'Guardar' }));
    expect(await modal.findByText('Por favor, ingresa un alias')).toBeVisible();
    await user.click(alias);
    await user.paste('Luz de la cabaña');
    await user.click(modal.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Está en Mis cuentas')).toBeVisible();
    expect(screen.queryByRole('button', { name: save })).toBeNull();
    expect(bank.state.accounts['u-1']?.map((each) => each.alias)).toContain('Luz de la cabaña');
    expect(screen.queryByRole('button', { name: remember })).toBeNull();
    expect(stored()).toBeNull();
    expect(bank.violations).toEqual([]);
  });

  it('can decline, is offered it again, sees a failure, and keeps the typed alias', async () => {
    const { user } = await payNew();
    await user.click(await screen.findByRole('button', { name: save }));
    await user.click((await dialog()).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(button(save)).toHaveFocus();
    await user.click(button(save));
    const modal = await dialog();
    bank.setFault({ kind: 'error500', times: 1 }, 'addAccount');
    await user.type(modal.getByRole('textbox', { name: 'Alias' }), ' 2');
    await user.click(modal.getByRole('button', { name: 'Guardar' }));
    expect(await modal.findByRole('alert')).toBeVisible();
    await user.click(modal.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Está en Mis cuentas')).toBeVisible();
    expect(bank.state.accounts['u-1']?.map((each) => each.alias)).toContain('Energía Coigüe 2');
  });
});

it('a payer is not offered an account that is already saved, on any page of the list', async () => {
  await payAsPayer('luz-canelo-hogar', 'SERVICE_ID', '40506070');
  await waitFor(() => expect(bank.requests('getAccounts').length).toBeGreaterThan(1));
  await waitFor(() => expect(isAsking()).toBe(false));
  expect(screen.queryByRole('button', { name: save })).toBeNull();
});

it('a payer is offered to save the account by a bank that repeats a page without end', async () => {
  const cuentas = Array.from({ length: 5 }, (_, at) => wireAccount(String(at)));
  let pages = 0;
  bank.use(
    http.get('*/cuentas/:idu', () => {
      pages += 1;
      return HttpResponse.json({ cuentas, total: 5_000 });
    }),
  );
  await payNew();
  expect(await screen.findByRole('button', { name: save })).toBeVisible();
  expect(pages).toBe(2);
});

it('a payer sees that the account is already saved if only the bank knew', async () => {
  bank.setFault({ kind: 'error500' }, 'getAccounts');
  const { user } = await payAsPayer('luz-canelo-hogar', 'SERVICE_ID', '40506070');
  await user.click(await screen.findByRole('button', { name: save }, { timeout: 5_000 }));
  await user.click((await dialog()).getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Ya tenías guardada esta cuenta.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
