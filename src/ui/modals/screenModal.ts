import { createContext, use, useEffect } from 'react';

/**
 * A context with a function that reports whether a screen's own modal, such as a calendar, is open:
 * an open modal pauses the idle limit of the payer's session.
 */
export const ScreenModalContext = createContext<(isOpen: boolean) => void>(() => undefined);

/** Reports that a screen's own modal is open, and later that it has closed. */
export function useScreenModal(isOpen: boolean): void {
  const report = use(ScreenModalContext);
  useEffect(() => {
    if (!isOpen) return undefined;
    report(true);
    return () => report(false);
  }, [isOpen, report]);
}
