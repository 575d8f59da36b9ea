import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Closes something on Escape, on a press outside, and when the Tab key takes the focus out of it; a
 * heading that takes the focus by itself, as its screen arrives late, closes nothing. The returned ref
 * goes on its frame, whose first button is the one that opened it: Escape returns the focus there.
 * `close` must keep its identity.
 */
export function useDismissal(isOpen: boolean, close: () => void): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) close();
    };
    let isTab = false;
    const onFocus = (event: Event) => {
      if (isTab) onOutside(event);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      isTab = key === 'Tab';
      if (key !== 'Escape') return;
      close();
      frame.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen, close]);
  return frame;
}
