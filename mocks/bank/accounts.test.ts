/** @jest-environment node */
import { setScenario } from './scenarios.ts';
import { addAccount, listAccounts, deleteAccount, renameAccount } from './accounts.ts';
import { demoUser } from './demo.ts';
import { openBank } from '../testing/bankFixtures.ts';

const ana = {
  alias: 'Luz Elisa',
  contract: { id: 'luz-canelo-hogar', secondId: '01' },
  reference: { serviceId: '40506071' },
};

describe('saved accounts', () => {
  it('come in pages: suggested, Total TAG, saved', () => {
    const bank = openBank();
    const { cuentas, total } = listAccounts(bank, demoUser, 1, 5);
    expect(total).toBe(12);
    expect(
      cuentas.map(({ suggestedAccount, totalTagAccount }) => [suggestedAccount, totalTagAccount]),
    ).toEqual([
      [true, false],
      [true, false],
      [true, false],
      [false, true],
      [false, false],
    ]);
    expect(listAccounts(bank, demoUser, 3, 5).cuentas).toHaveLength(2);
  });

  it('belong to one payer each', () => {
    expect(listAccounts(openBank(), 'u-2', 1, 5)).toEqual({ cuentas: [], total: 0 });
  });

  it('are added, renamed and removed', () => {
    const bank = openBank();
    const { id } = addAccount(bank, demoUser, ana);
    expect(renameAccount(bank, demoUser, id, 'Otra').alias).toBe('Otra');
    deleteAccount(bank, demoUser, id);
    expect(() => renameAccount(bank, demoUser, id, 'x')).toThrow('Esa cuenta ya no está guardada.');
    expect(() => deleteAccount(bank, 'u-2', 'a-1')).toThrow('Esa cuenta ya no está guardada.');
  });

  it('are refused if they do not exist or are already saved, under any identifier', () => {
    const bank = openBank();
    addAccount(bank, demoUser, ana);
    expect(() =>
      addAccount(bank, demoUser, { ...ana, reference: { clientId: '9876543-3' } }),
    ).toThrow('Ya tienes guardada esa cuenta.');
    expect(() =>
      addAccount(bank, demoUser, { ...ana, reference: { serviceId: '00000000' } }),
    ).toThrow('No encontramos esa cuenta.');
    expect(() => addAccount(bank, demoUser, { ...ana, reference: {} })).toThrow(
      'un solo número de cliente',
    );
  });

  it('replace the suggestion that they came from', () => {
    const bank = openBank();
    const gas = {
      alias: 'Gas',
      contract: { id: 'gas-tamarugo-red', secondId: '01' },
      reference: { serviceId: '70809010' },
    };
    addAccount(bank, demoUser, gas);
    const { cuentas } = listAccounts(bank, demoUser, 1, 50);
    expect(cuentas.filter(({ contract }) => contract.id === 'gas-tamarugo-red')).toMatchObject([
      { suggestedAccount: false },
    ]);
  });

  it('are 200 in the scenario of long lists', () => {
    const bank = openBank();
    setScenario(bank, { longLists: true });
    const { cuentas, total } = listAccounts(bank, demoUser, 1, 500);
    expect([total, new Set(cuentas.map(({ id }) => id)).size]).toEqual([200, 200]);
  });

  it('can be renamed and removed in that scenario too, and disappear with it', () => {
    const bank = openBank();
    setScenario(bank, { longLists: true });
    expect(renameAccount(bank, demoUser, 'l-7', 'Otra').alias).toBe('Otra');
    deleteAccount(bank, demoUser, 'l-8');
    deleteAccount(bank, demoUser, 'a-1');
    const { cuentas, total } = listAccounts(bank, demoUser, 1, 500);
    expect(total).toBe(198);
    expect(cuentas.find(({ id }) => id === 'l-7')?.alias).toBe('Otra');
    expect(cuentas.some(({ id }) => id === 'l-8' || id === 'a-1')).toBe(false);
    expect(() => deleteAccount(bank, demoUser, 'l-8')).toThrow('Esa cuenta ya no está guardada.');
    setScenario(bank, { longLists: false });
    expect(listAccounts(bank, demoUser, 1, 500).total).toBe(11);
    expect(() => renameAccount(bank, demoUser, 'l-7', 'x')).toThrow(
      'Esa cuenta ya no está guardada.',
    );
  });
});
