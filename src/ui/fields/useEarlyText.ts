import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/** Takes over what was typed into a prerendered field before its code was loaded. */
export function useEarlyText(
  frame: RefObject<HTMLElement | null>,
  value: string,
  onChange: (text: string) => void,
): void {
  const takeOver = useEffectEvent(() => {
    const typed = frame.current?.querySelector<HTMLInputElement>('input, textarea')?.value;
    if (typed && typed !== value) onChange(typed);
  });
  useEffect(() => takeOver(), []);
}
