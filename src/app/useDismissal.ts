import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Closes what is open on Escape and on a press outside. The frame that it answers holds what is open and, first of its buttons, the one
 * that opened it: Escape gives the focus back to that one. `close` stays the same function.
 */
export function useDismissal(isOpen: boolean, close: () => void): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) close();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      frame.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen, close]);
  return frame;
}
