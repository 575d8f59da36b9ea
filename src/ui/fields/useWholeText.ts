import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { keepWhole } from './textEntry.ts';
import type { TextEntry } from './textEntry.ts';

/** Keeps the browser from joining the lines of a pasted text, or from cutting it to the limit. */
export function useWholeText(frame: RefObject<HTMLElement | null>, entry: TextEntry): void {
  const handle = useEffectEvent((event: InputEvent) => keepWhole(event, entry));
  useEffect(() => {
    const control = frame.current?.querySelector<HTMLElement>('input, textarea');
    const listen = (event: InputEvent) => handle(event);
    // React's own onBeforeInput is another event, without the kind of input.
    control?.addEventListener('beforeinput', listen);
    return () => control?.removeEventListener('beforeinput', listen);
  }, [frame]);
}
