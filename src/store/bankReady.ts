import { createContext, use, useState } from 'react';
import { useAppStore } from './hooks.ts';

/** Resolves once the bank is connected to the store (`connectBank`); given by `App`. */
export const BankReadyContext = createContext<Promise<unknown>>(Promise.resolve());

/** Suspends until the bank can be asked: for what may render before RTK Query has joined the store. */
export function useBankReady(): void {
  const store = useAppStore();
  const ready = use(BankReadyContext);
  // What renders later has nothing to wait for, and shows at once.
  const [isEarly] = useState(() => !('bank' in store.getState()));
  if (isEarly) use(ready);
}
