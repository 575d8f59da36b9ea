import { createContext, use, useEffect } from 'react';

/**
 * A context whose function reports that a screen's own modal, such as a calendar, has opened or
 * closed. It is apart from the calendar, whose code loads late.
 */
export const ScreenModalContext = createContext<(isOpen: boolean) => void>(() => undefined);

/** Reports a screen's own modal while it is open. */
export function useScreenModal(isOpen: boolean): void {
  const report = use(ScreenModalContext);
  useEffect(() => {
    if (!isOpen) return undefined;
    report(true);
    return () => report(false);
  }, [isOpen, report]);
}
