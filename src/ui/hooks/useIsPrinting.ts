import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the page is being printed, so that a long list can be rendered whole: at once, as the
 * browser takes the page as it is when the event ends.
 */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const set = (value: boolean) => flushSync(() => setIsPrinting(value));
    const begin = () => set(true);
    const end = () => set(false);
    const media = window.matchMedia?.('print');
    const change = ({ matches }: MediaQueryListEvent) => set(matches);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    media?.addEventListener('change', change);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      media?.removeEventListener('change', change);
    };
  }, []);
  return isPrinting;
}
