import { createContext, use, useEffect } from 'react';

/**
 * A context whose function reports that a screen's own modal, such as a calendar, has opened or
 * closed. It has its own file, because the calendar's code loads late.
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
