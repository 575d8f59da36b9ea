import { useEffectEvent, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { toastsHeight } from '../../theme/pageFrame.ts';
import { bottomBars } from '../page/BarScrollPadding.tsx';
import { freePlace, overlap } from './freePlace.ts';
import type { Rect, Corner } from './freePlace.ts';

const controls =
  'a[href], button, input, select, textarea, summary, label, [role=option], [role=menuitem]';

/** The widths in rem in which a place for a toast is searched, the widest first. */
const widths = [25, 20, 16, 12];

/** Milliseconds for which a toast stays hidden after it has moved out of the way. */
const quietTime = 120;

const isShown = (element: Element) =>
  !element.closest('[aria-hidden=true], [inert]') && (element.checkVisibility?.() ?? true);

const rectsOf = (elements: Iterable<Element>): Rect[] =>
  [...elements].filter(isShown).flatMap((element) => Array.from(element.getClientRects()));

/** The rectangle in which a toast was placed. */
function rectOf({ style, offsetWidth, offsetHeight }: HTMLElement): Rect {
  const [left, top] = [parseFloat(style.left), parseFloat(style.top)];
  return { left, top, right: left + offsetWidth, bottom: top + offsetHeight };
}

/** The rectangles of the other toasts that already have a place. */
function otherToasts(card: HTMLElement): Rect[] {
  return [...document.querySelectorAll<HTMLElement>('[data-class]')]
    .filter((other) => other !== card && other.style.left !== '')
    .map(rectOf);
}

/** The rectangles that a toast must not cover: bars, title, controls, focus ring, other toasts. */
const obstaclesOf = (card: HTMLElement): Rect[] => [
  ...rectsOf([...document.querySelectorAll('.MuiAppBar-root, h1'), ...bottomBars()]),
  ...rectsOf(
    [...document.querySelectorAll(`${controls}, :focus-visible`)].filter(
      (control) => !control.closest('[data-class]'),
    ),
  ),
  ...otherToasts(card),
];

/**
 * The rectangles of the page's words and notices, of which a toast should hide as little as
 * possible.
 */
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

const margin = 16;

/** The part of the window in which a toast is placed. */
const areaOf = (): Rect => ({
  left: margin,
  top: margin,
  right: document.documentElement.clientWidth - margin,
  bottom: window.innerHeight - margin,
});

/** Whether a toast lies within the window and covers no obstacle. */
function isWellPlaced(card: HTMLElement): boolean {
  const rect = rectOf(card);
  const { right, bottom } = areaOf();
  // Tolerates 1 px, because `offsetWidth` and `offsetHeight` are rounded.
  const isInside = rect.right <= right + 1 && rect.bottom <= bottom + 1;
  return isInside && !obstaclesOf(card).some((obstacle) => overlap(obstacle, rect));
}

const isDocked = ({ dataset }: HTMLElement) => 'docked' in dataset;

/** Stacks the docked toasts at the bottom of the window, and moves the bars above them. */
function stackDocked(): void {
  let height = 0;
  for (const card of document.querySelectorAll<HTMLElement>('[data-docked]')) {
    // Not `offsetHeight`, which is rounded: the page would show below the lowest toast.
    height += card.getBoundingClientRect().height;
    card.style.top = `${window.innerHeight - height}px`;
  }
  const { style } = document.documentElement;
  // Set only if it differs, because a changed custom property restyles every element of the page.
  const last = style.getPropertyValue(toastsHeight) || '0px';
  if (last !== `${height}px`) style.setProperty(toastsHeight, `${height}px`);
}

/**
 * Turns a toast into a bar across the bottom of the window, and scrolls the focused element of the
 * page clear of the bar.
 */
function dock(card: HTMLElement): void {
  card.dataset['docked'] = '';
  card.style.left = '0px';
  card.style.width = '100%';
  stackDocked();
  const focused = document.querySelector(':focus-visible');
  if (!card.contains(focused)) focused?.scrollIntoView({ block: 'nearest' });
}

/**
 * Moves a toast to a free place near its corner. The toast gets the widest of `widths` with which
 * it covers no words, else the widest that fits, at the place where it covers the fewest words. If
 * no width fits anywhere, the toast is docked until it closes.
 */
function place(card: HTMLElement, corner: Corner): void {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const area = areaOf();
  const obstacles = obstaclesOf(card);
  const texts = textsOf();
  let best: Rect | undefined;
  for (const width of widths) {
    card.style.width = `${Math.min(width * rem, area.right - area.left)}px`;
    const size = { width: card.offsetWidth, height: card.offsetHeight };
    const found = freePlace(area, size, corner, obstacles, texts);
    if (found?.hidden === 0 || !best) best = found?.rect;
    if (found?.hidden === 0) break;
  }
  if (!best) {
    dock(card);
    return;
  }
  card.style.width = `${best.right - best.left}px`;
  card.style.left = `${best.left}px`;
  card.style.top = `${best.top}px`;
}

/**
 * Keeps a toast near its corner in a place where it covers no control. If the page moves a control
 * under it, or the window becomes too small for it, the toast is hidden and moved at once, and
 * reappears after a moment without further moves. If no place is free, the toast becomes a bar
 * until it closes.
 */
export function useFreePlace(ref: RefObject<HTMLElement | null>, corner: Corner): void {
  const moveTo = useEffectEvent((card: HTMLElement) => place(card, corner));
  useLayoutEffect(() => {
    const card = ref.current;
    if (!card) return undefined;
    moveTo(card);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      if (isDocked(card)) {
        stackDocked();
        return;
      }
      if (isWellPlaced(card)) return;
      moveTo(card);
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
    // The toast itself grows if its text wraps after its styles and font have loaded; controls move
    // when a part of the page grows.
    const growth = 'ResizeObserver' in window ? new ResizeObserver(look) : undefined;
    growth?.observe(card);
    growth?.observe(document.body);
    const events = ['scroll', 'resize', 'focusin', 'transitionend'];
    const options = { capture: true, passive: true };
    for (const event of events) window.addEventListener(event, look, options);
    return () => {
      changes.disconnect();
      growth?.disconnect();
      clearTimeout(timer);
      for (const event of events) window.removeEventListener(event, look, options);
      delete card.dataset['docked'];
      stackDocked();
    };
  }, [ref]);
}
