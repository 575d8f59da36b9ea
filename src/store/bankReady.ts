import { createContext, use } from 'react';
import { useAppStore } from './hooks.ts';

/** Resolves once the bank is connected to the store (`connectBank`); given by `App`. */
export const BankReadyContext = createContext<Promise<unknown>>(Promise.resolve());

const connected = new WeakSet<object>();
/** What is waited for, without its outcome; and the reasons of those that will not come. */
const waits = new WeakMap<Promise<unknown>, Promise<unknown>>();
const failures = new WeakMap<Promise<unknown>, { reason: unknown }>();

/** The bank joined this store. */
export function noteConnection(store: object): void {
  connected.add(store);
}

function waitFor(ready: Promise<unknown>): Promise<unknown> {
  const known = waits.get(ready);
  if (known) return known;
  const wait = ready.catch((reason: unknown) => void failures.set(ready, { reason }));
  waits.set(ready, wait);
  return wait;
}

/**
 * Suspends until the bank can be asked: for what may render before RTK Query has joined the store. Once it has, everything shows at
 * once, which `use` never does: it makes a render asynchronous even when there is nothing to wait for.
 */
export function useBankReady(): void {
  const store = useAppStore();
  const ready = use(BankReadyContext);
  if (connected.has(store)) return;
  const failure = failures.get(ready);
  if (failure) throw failure.reason;
  // oxlint-disable-next-line typescript/only-throw-error -- how a component suspends without `use`
  throw waitFor(ready);
}
