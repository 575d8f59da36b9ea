/** @jest-environment node */
import { createBank, resetBank } from './bank.ts';
import type { Bank } from './bank.ts';
import { demoPassword } from './demo.ts';
import { login } from './sessions.ts';
import { openBank, pay, waterDebts } from '../testing/bankFixtures.ts';

describe('the state', () => {
  const stored = ({ state }: Bank): Bank['state'] => JSON.parse(JSON.stringify(state));
  /** Secrets are random, not seeded, so a comparison of two banks leaves them out. */
  const withoutSecrets = (bank: Bank) => {
    const state = stored(bank);
    for (const each of state.inscriptions)
      Object.assign(each, { referencia: '', sessionid: '', codigoCarro: '', keys: [] });
    return state;
  };

  it('survives being stored as JSON: a restored bank continues exactly like the original', () => {
    const bank = openBank();
    pay(bank, waterDebts(bank).slice(0, 1));
    const restored = createBank({ now: bank.now, state: stored(bank) });
    expect(restored.state).toEqual(bank.state);
    for (const one of [bank, restored]) {
      login(one, 'pagador@ejemplo.cl', demoPassword);
      pay(one, waterDebts(one).slice(1), 'leavePending');
    }
    expect(withoutSecrets(restored)).toEqual(withoutSecrets(bank));
  });

  it('is deterministic: two banks of one seed have the same', () => {
    const [one, other] = [openBank(), openBank()];
    for (const bank of [one, other]) pay(bank, waterDebts(bank));
    expect(withoutSecrets(one)).toEqual(withoutSecrets(other));
  });

  it('is that of the first day after a reset', () => {
    const bank = openBank();
    pay(bank, waterDebts(bank));
    resetBank(bank);
    expect(bank.state).toEqual(openBank().state);
  });
});
