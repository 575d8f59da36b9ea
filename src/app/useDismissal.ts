import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Closes something on Escape, on a press outside, and when the focus leaves it. The returned ref
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
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      frame.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen, close]);
  return frame;
}
