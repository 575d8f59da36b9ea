import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the page is being printed, so that a long list can be rendered whole. The state is set
 * synchronously, because the browser prints the page as it is at the end of the event.
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
