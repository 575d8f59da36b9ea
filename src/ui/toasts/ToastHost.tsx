import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import { useWhenConnected } from '../hooks/useWhenConnected.ts';
import { subscribeToToasts, toastGeneration, waitingToasts } from './toasts.ts';

const nobody = () => 0;

/** Fetches the code of the toasts. If it does not load, the page must not break. */
function loadStack(show: (Stack: ComponentType) => void): void {
  import('./ToastStack.tsx').then(
    (module) => show(module.ToastStack),
    () => undefined,
  );
}

/**
 * Renders the toasts; their code loads with the first one, which otherwise waits for the next one's
 * attempt, or for a network. Used once, at the end of the app.
 */
export function ToastHost() {
  const [Stack, setStack] = useState<ComponentType>();
  const waiting = useSyncExternalStore(subscribeToToasts, () => waitingToasts().length, nobody);
  const generation = useSyncExternalStore(subscribeToToasts, toastGeneration, nobody);
  useEffect(() => {
    if (waiting > 0 && !Stack) loadStack((loaded) => setStack(() => loaded));
  }, [waiting, Stack]);
  useWhenConnected(() => {
    if (waiting > 0 && !Stack) loadStack((loaded) => setStack(() => loaded));
  });
  return Stack ? <Stack key={generation} /> : null;
}
