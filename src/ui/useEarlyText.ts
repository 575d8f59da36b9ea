import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/** Takes over what somebody typed into a field of prerendered markup before the code behind it had come. */
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
