import { createContext, use, useEffect } from 'react';

/** Is told when a window opens or closes that belongs to a part of a screen, such as a calendar. */
export const ScreenWindowContext = createContext<(isOpen: boolean) => void>(() => undefined);

/** Reports such a window for as long as it is open. */
export function useScreenWindow(isOpen: boolean): void {
  const report = use(ScreenWindowContext);
  useEffect(() => {
    if (!isOpen) return undefined;
    report(true);
    return () => report(false);
  }, [isOpen, report]);
}
