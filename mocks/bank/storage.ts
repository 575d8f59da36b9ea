import { createStore, get, set } from 'idb-keyval';
import { createBank } from './bank.ts';
import type { Bank } from './bank.ts';
import type { BankState } from './state.ts';
import { chileanDay, dayLength } from './time.ts';

/** Name of the lock and the database. */
const name = 'banco-de-prueba';
/**
 * The version of the stored state. Increment it when the state's shape changes: a stored bank of
 * another version is discarded.
 */
const version = 3;
/** Days after which the bank starts over, so that its bills are due around today. */
const freshDays = 30;

interface Stored {
  version: number;
  state: BankState;
}

const database = createStore(name, 'libros');
const now = () => new Date();

function usable(stored: Stored | undefined): BankState | undefined {
  if (stored?.version !== version) return undefined;
  const oldest = chileanDay(new Date(Date.now() - freshDays * dayLength));
  return stored.state.openedOn >= oldest ? stored.state : undefined;
}

/**
 * Opens the bank that the browser stores, or a new one without a `usable` state; runs `work` on it,
 * and stores the changes. Only one tab has the bank open at a time, so two tabs never lose each
 * other's payments.
 */
export async function withStoredBank<Result>(work: (bank: Bank) => Result): Promise<Result> {
  return navigator.locks.request(name, async () => {
    const state = usable(await get<Stored>('banco', database));
    const bank = createBank({ now, ...(state && { state }) });
    const result = work(bank);
    await set('banco', { version, state: bank.state }, database);
    return result;
  });
}
