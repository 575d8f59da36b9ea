import { createContext, use, useEffect } from 'react';

/**
 * A context whose function is called when a modal of a part of a screen opens or closes, such as a
 * calendar. Apart from the calendar, whose code loads late.
 */
export const ScreenModalContext = createContext<(isOpen: boolean) => void>(() => undefined);

/** Reports such a modal for as long as it is open. */
export function useScreenModal(isOpen: boolean): void {
  const report = use(ScreenModalContext);
  useEffect(() => {
    if (!isOpen) return undefined;
    report(true);
    return () => report(false);
  }, [isOpen, report]);
}
