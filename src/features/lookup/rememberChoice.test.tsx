import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { button } from '../../test/controls.ts';
import { findDebts, openAccountStep } from '../../test/openLookup.tsx';
import { payerStorage } from '../../test/payerStorage.ts';
import { rememberedAccount } from '../../test/rememberedAccount.ts';
import { bank } from '../../test/renderApp.tsx';

const choice = () =>
  screen.getByRole('checkbox', { name: 'Recordar esta cuenta en este dispositivo' });
/** The stored accounts without `usedAt`, which differs in each run. */
const stored = () =>
  JSON.parse(localStorage.getItem('rememberedAccounts') ?? 'null', (key, value) =>
    key === 'usedAt' ? undefined : value,
  );
const others = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    rememberedAccount({ value: `2000${index}`, alias: `Cuenta ${index}` }),
  );

describe('a guest who looks up an account', () => {
  it('can have this computer forget an account with a checkbox, undo that, have it remembered with the same checkbox, and is offered it on the home page', async () => {
    const { user, ask } = await openAccountStep('aguas-lleuque', {
      local: { rememberedAccounts: [rememberedAccount()] },
    });
    await ask('10203040');
    await findDebts();
    expect(choice()).toBeChecked();
    await user.click(choice());
    await waitFor(() => expect(stored()).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(stored()).toEqual([rememberedAccount()]));
    expect(choice()).toBeChecked();

    await user.click(choice());
    await waitFor(() => expect(stored()).toBeNull());
    expect(choice()).not.toBeChecked();
    await user.click(choice());
    expect(choice()).toBeChecked();
    await waitFor(() => expect(stored()).toEqual([rememberedAccount()]));
    await expectNoAxeViolations();
    await user.click(button('Volver'));
    await user.click(button('Volver'));
    await user.click(button('Volver'));
    await screen.findByRole('button', { name: 'Consultar Aguas Lleuque' });
  });

  it('has none remembered unasked, can have one remembered that owes nothing, but none that the bank does not know', async () => {
    const { ask, user } = await openAccountStep('vida-queltehue');
    await ask('12345678-5');
    await screen.findByRole('heading', { name: 'No encontramos deudas pendientes' });
    expect(choice()).toBeVisible();
    expect(choice()).not.toBeChecked();
    expect(stored()).toBeNull();
    await user.click(button('Cambiar'));
    await screen.findByRole('button', { name: 'Consultar' });
    await ask('11111111-1');
    await screen.findByRole('heading', { name: 'No encontramos esa cuenta' });
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('can have all accounts of a list remembered under different names', async () => {
    const { user, ask } = await openAccountStep('aguas-lleuque');
    await ask('10203040, 10203041, 99999999');
    await findDebts();
    await user.click(
      screen.getByRole('checkbox', { name: 'Recordar estas 2 cuentas en este dispositivo' }),
    );
    await waitFor(() =>
      expect(stored()).toEqual([
        rememberedAccount(),
        rememberedAccount({ value: '10203041', alias: 'Aguas Lleuque 2' }),
      ]),
    );
  });

  it('sees that the twenty-first does not fit, and chooses which to forget', async () => {
    const { user, ask } = await openAccountStep('aguas-lleuque', {
      local: { rememberedAccounts: others(20) },
    });
    await ask('10203040');
    await findDebts();
    await user.click(choice());
    expect(await screen.findByText(/recuerda hasta 20 cuentas\. Olvida alguna/)).toBeVisible();
    expect(choice()).not.toBeChecked();
    expect(stored()).toEqual(others(20));
  });

  it('sees no checkbox for a list that does not fit beside the accounts remembered already', async () => {
    const { ask } = await openAccountStep('aguas-lleuque', {
      local: { rememberedAccounts: others(19) },
    });
    await ask('10203040, 10203041');
    await findDebts();
    expect(screen.queryByRole('checkbox', { name: /^Recordar/ })).toBeNull();
  });

  it('T19 sees that a browser without storage remembers nothing', async () => {
    const { user, ask } = await openAccountStep('aguas-lleuque');
    await ask('10203040');
    await findDebts();
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    await user.click(choice());
    expect(await screen.findByText(/no puede recordar cuentas/)).toBeVisible();
    expect(choice()).not.toBeChecked();
    setItem.mockRestore();
  });
});

it('a payer sees no such checkbox, because payers save accounts at the bank', async () => {
  const { ask } = await openAccountStep('aguas-lleuque', await payerStorage());
  await ask('10203040');
  await within(await findDebts()).findAllByRole('listitem');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('a guest sees no checkbox for a list longer than this device may keep', async () => {
  const { ask } = await openAccountStep('aguas-lleuque', { local: {} });
  const list = Array.from({ length: 20 }, (_, index) => String(10_203_042 + index));
  bank.use(
    http.post('*/ApiConsultaDeuda/consulta/', async ({ request }) => {
      const { contracts } = (await request.json()) as { contracts: { contract: string }[] };
      return HttpResponse.json({
        contracts: contracts.map(({ contract }) => ({ contract, status: 'NO_DEBT', debts: [] })),
      });
    }),
  );
  await ask(['10203040', ...list].join(', '));
  await screen.findByText('No encontramos deudas pendientes en 21 cuentas');
  expect(screen.queryByRole('checkbox', { name: /^Recordar/ })).toBeNull();
});
