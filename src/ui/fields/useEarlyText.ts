import { useEffectEvent, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { takeEarlyText } from './earlyTexts.ts';

/** Takes over text that was typed into a prerendered field before its code was loaded. */
export function useEarlyText(
  frame: RefObject<HTMLElement | null>,
  value: string,
  onChange: (text: string) => void,
): void {
  const takeOver = useEffectEvent(() => {
    const field = frame.current?.querySelector<HTMLInputElement>('input, textarea');
    const typed = field && takeEarlyText(field);
    if (typed && typed !== value) onChange(typed);
  });
  // A layout effect, because a key pressed between the commit and a later effect would be lost.
  useLayoutEffect(() => takeOver(), []);
}
