import { createContext, use, useEffect } from 'react';

/**
 * Is told when a modal opens or closes that belongs to a part of a screen, such as a calendar. Apart
 * from the calendar, whose code loads late.
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
