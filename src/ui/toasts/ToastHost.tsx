import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import { subscribeToToasts, toastGeneration, waitingToasts } from './toasts.ts';

const nobody = () => 0;

/** Renders the toasts; their code loads with the first one. Used once, at the end of the app. */
export function ToastHost() {
  const [Stack, setStack] = useState<ComponentType>();
  const waiting = useSyncExternalStore(subscribeToToasts, () => waitingToasts().length, nobody);
  const generation = useSyncExternalStore(subscribeToToasts, toastGeneration, nobody);
  useEffect(() => {
    if (waiting === 0 || Stack) return;
    import('./ToastStack.tsx').then(
      (module) => setStack(() => module.ToastStack),
      // If the code does not load, the toast waits for the next one's attempt; the page must not
      // break.
      () => undefined,
    );
  }, [waiting, Stack]);
  return Stack ? <Stack key={generation} /> : null;
}
