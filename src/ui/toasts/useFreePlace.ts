import { useEffectEvent, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { bottomBars } from '../page/BarScrollPadding.tsx';
import { freePlace, overlap } from './freePlace.ts';
import type { Rect, Corner } from './freePlace.ts';

/** Controls and fields, with their labels. */
const controls =
  'a[href], button, input, select, textarea, summary, label, [role=option], [role=menuitem]';

/** The widths in rem in which a place for a toast is searched, the widest first. */
const widths = [25, 20, 16, 12];

/** Milliseconds without a change of the page after which a toast that was in the way reappears. */
const quietTime = 120;

const isShown = (element: Element) =>
  !element.closest('[aria-hidden=true], [inert]') && (element.checkVisibility?.() ?? true);

const rectsOf = (elements: Iterable<Element>): Rect[] =>
  [...elements].filter(isShown).flatMap((element) => Array.from(element.getClientRects()));

/** The rectangles of the other toasts that already have a place. */
function otherToasts(card: HTMLElement): Rect[] {
  return [...document.querySelectorAll<HTMLElement>('[data-class]')]
    .filter((other) => other !== card && other.style.left !== '')
    .map(({ style, offsetWidth, offsetHeight }) => {
      const [left, top] = [parseFloat(style.left), parseFloat(style.top)];
      return { left, top, right: left + offsetWidth, bottom: top + offsetHeight };
    });
}

/**
 * The rectangles of the element with visible focus, and of the other toasts. A press by finger or
 * mouse leaves no visible focus.
 */
function focusBeside(card: HTMLElement): Rect[] {
  const focused = [...document.querySelectorAll(':focus-visible')];
  return [...rectsOf(focused.filter((element) => !card.contains(element))), ...otherToasts(card)];
}

/**
 * The rectangles that a toast covers only if no other place in the window is left: the bars, the
 * focused element and the other toasts.
 */
const essentials = (card: HTMLElement): Rect[] => [
  ...rectsOf([...document.querySelectorAll('.MuiAppBar-root'), ...bottomBars()]),
  ...focusBeside(card),
];

function obstaclesOf(card: HTMLElement): Rect[] {
  const all = [...document.querySelectorAll(controls)];
  const others = all.filter((control) => !control.closest('[data-class]'));
  return [...essentials(card), ...rectsOf(others)];
}

/** The words of the page, and its notices. */
function textsOf(): Rect[] {
  const rects = rectsOf(document.querySelectorAll('.MuiAlert-root:not([data-class])'));
  const words = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_TEXT,
    ({ parentElement }) =>
      parentElement && isShown(parentElement) && !parentElement.closest('[data-class]')
        ? NodeFilter.FILTER_ACCEPT
        : NodeFilter.FILTER_REJECT,
  );
  const range = document.createRange();
  while (words.nextNode()) {
    range.selectNodeContents(words.currentNode);
    rects.push(...(range.getClientRects?.() ?? []));
  }
  return rects;
}

interface Place {
  left: number;
  top: number;
  /** Whether a toast at this place covers no control. */
  isFree: boolean;
}

/**
 * Moves a toast to the free place near its corner that hides the fewest words, in the widest of its
 * widths that fits there; a narrower one is better only if it hides none.
 */
function place(card: HTMLElement, corner: Corner): Place {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const inWindow = (margin: number): Rect => ({
    left: margin,
    top: margin,
    right: document.documentElement.clientWidth - margin,
    bottom: window.innerHeight - margin,
  });
  const texts = textsOf();
  const search = (area: Rect, obstacles: readonly Rect[]): Rect | undefined => {
    let best: Rect | undefined;
    for (const width of widths) {
      card.style.width = `${Math.min(width * rem, area.right - area.left)}px`;
      const size = { width: card.offsetWidth, height: card.offsetHeight };
      const found = freePlace(area, size, corner, obstacles, texts);
      if (found?.hidden === 0) return found.rect;
      best ??= found?.rect;
    }
    if (best) card.style.width = `${best.right - best.left}px`;
    return best;
  };
  const free = search(inWindow(16), obstaclesOf(card));
  // The whole window, with smaller gaps to its edges.
  const all = inWindow(4);
  const rect =
    free ??
    search(all, essentials(card)) ??
    search(all, focusBeside(card)) ??
    search(all, []) ??
    all;
  card.style.left = `${rect.left}px`;
  card.style.top = `${rect.top}px`;
  return { left: rect.left, top: rect.top, isFree: free !== undefined };
}

/**
 * Keeps a toast near its corner in a place where it covers no control. If the page moves a control
 * under it, the toast is hidden and moved at once, and reappears when the page no longer changes.
 * If no place is free, it still avoids the bars and the focused control if it can.
 */
export function useFreePlace(ref: RefObject<HTMLElement | null>, corner: Corner): void {
  const moveTo = useEffectEvent((card: HTMLElement) => place(card, corner));
  useLayoutEffect(() => {
    const card = ref.current;
    if (!card) return undefined;
    let last = moveTo(card);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const obstacles = last.isFree ? obstaclesOf(card) : essentials(card);
      const { left, top } = last;
      const rect = { left, top, right: left + card.offsetWidth, bottom: top + card.offsetHeight };
      const isClear = !obstacles.some((obstacle) => overlap(obstacle, rect));
      if (isClear && last.isFree) return;
      last = moveTo(card);
      if (last.top === top && last.left === left) return;
      // `clip-path` hides the toast, because `visibility` would also hide it from a screen reader
      // that is reading it.
      card.style.clipPath = 'inset(50%)';
      clearTimeout(timer);
      timer = setTimeout(() => {
        card.style.clipPath = '';
      }, quietTime);
    };
    const changes = new MutationObserver(look);
    changes.observe(document.body, { childList: true, subtree: true });
    // The toast itself grows if its text wraps after its styles and font have loaded.
    const growth = 'ResizeObserver' in window ? new ResizeObserver(look) : undefined;
    growth?.observe(card);
    const events = ['scroll', 'resize', 'focusin', 'transitionend'];
    const options = { capture: true, passive: true };
    for (const event of events) window.addEventListener(event, look, options);
    return () => {
      changes.disconnect();
      growth?.disconnect();
      clearTimeout(timer);
      for (const event of events) window.removeEventListener(event, look, options);
    };
  }, [ref]);
}
