import type { Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { number, string } from 'yup';
import { isOf, isRecord, part } from '../../lib/schemas.ts';

const topRowSchema = part({ key: string().required(), top: number().required() });

/**
 * The first row that begins within the window: its key, and its distance from the window's top in
 * px.
 */
interface TopRow {
  key: string;
  top: number;
}

/**
 * Milliseconds without scrolling after which the row is stored; Safari refuses more than 100
 * history writes in 30 seconds.
 */
const pause = 400;

/** Milliseconds after a change of the layout in which rows may still move without the user. */
const settleTime = 500;

/** The top rows that the history entry keeps, keyed by the labels of their lists. */
function keptRows(): Record<string, unknown> {
  const entry: unknown = window.history.state;
  return isRecord(entry) && isRecord(entry['rows']) ? entry['rows'] : {};
}

/** Creates the reader's place in the list `label`: its top row, at first the history entry's. */
function createReadingPlace(label: string) {
  const kept = keptRows()[label];
  let row: TopRow | undefined = isOf(topRowSchema, kept) ? kept : undefined;
  let beforeJump: TopRow | undefined;
  return {
    /** The top row; undefined while the list begins below the window's top, or ends above it. */
    getRow: () => row,
    scrollTo(found: TopRow | undefined) {
      row = found;
      beforeJump = undefined;
    },
    /**
     * Forgets the row when the window's top is above or below the list. If a jump was the reason,
     * such as the scroll to the focused search field, `comeBack` restores the row.
     */
    leave(isJump: boolean) {
      if (row) beforeJump = isJump ? row : undefined;
      row = undefined;
    },
    comeBack() {
      row ??= beforeJump;
    },
    /** Writes the row into the history entry; without a row, removes the one stored there. */
    keep() {
      const { [label]: before, ...others } = keptRows();
      if (row === undefined && before === undefined) return;
      const rows = row === undefined ? others : { ...others, [label]: row };
      window.history.replaceState({ ...window.history.state, rows }, '');
    },
  };
}

export type ReadingPlace = ReturnType<typeof createReadingPlace>;

/** The reader's place in a list; it outlives the `WindowedList`, which a search remounts. */
export function useReadingPlace(label: string): ReadingPlace {
  return useState(() => createReadingPlace(label))[0];
}

/**
 * A virtualised list and the reader's place in it; `offset` is the distance of the list from the
 * top of the page in px.
 */
interface FollowedList {
  place: ReadingPlace | undefined;
  virtualizer: Virtualizer<Window, HTMLLIElement>;
  items: readonly unknown[];
  offset: number;
  /** Measures `offset` again: the layout may have changed since the last render. */
  measureOffset: () => number;
}

/** Events that may begin a scroll by the user, which changes the top row. */
const userScrolls = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Keeps the row at the window's top in its place when the list renders again: after "back", a
 * search, a turn of the device or a change of the text size. The scroll position in px would lead
 * to another row.
 */
export function useTopRow(list: FollowedList): void {
  const { place, virtualizer, items, offset, measureOffset } = list;
  // While this timer runs, scrolling does not change the kept row: after a change of the layout,
  // rows are measured several times, and the browser may scroll without the user.
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const settle = useCallback(() => {
    clearTimeout(settling.current);
    settling.current = undefined;
  }, []);
  const hold = useEffectEvent(() => {
    settle();
    if (place?.getRow()) settling.current = setTimeout(settle, settleTime);
  });
  const note = useEffectEvent((isJump: boolean) => {
    if (!place || settling.current !== undefined) return;
    const { scrollY } = window;
    if (Math.abs(measureOffset() - offset) > 1) hold();
    else if (scrollY > offset && scrollY < offset + virtualizer.getTotalSize()) {
      const above = virtualizer.getVirtualItemForOffset(scrollY);
      const first = above && (virtualizer.measurementsCache[above.index + 1] ?? above);
      place.scrollTo(first && { key: String(first.key), top: first.start - scrollY });
    } else place.leave(isJump);
  });
  const goTo = useEffectEvent(({ key, top }: TopRow) => {
    const index = items.findIndex((_, each) => virtualizer.options.getItemKey(each) === key);
    const start = virtualizer.measurementsCache[index]?.start;
    if (start !== undefined) virtualizer.scrollToOffset(start - top);
  });
  useLayoutEffect(() => place?.comeBack(), [place]);
  // A change of `items` or `offset` moves the rows, and the browser may scroll. This must not
  // change the row to come back to; only the reader's scrolling does.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => hold(), [items, offset]);
  useLayoutEffect(() => {
    const row = place?.getRow();
    if (!row || settling.current === undefined) return undefined;
    // Runs after the effects that scroll to the beginning of a page or step, and before the paint.
    const frame = requestAnimationFrame(() => goTo(row));
    return () => cancelAnimationFrame(frame);
  });
  useEffect(() => {
    if (!place) return undefined;
    let last = window.scrollY;
    let timer: ReturnType<typeof setTimeout>;
    const keepNow = () => {
      clearTimeout(timer);
      place.keep();
    };
    const follow = () => {
      note(Math.abs(window.scrollY - last) > window.innerHeight);
      last = window.scrollY;
      clearTimeout(timer);
      timer = setTimeout(keepNow, pause);
    };
    const holdNow = () => hold();
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', holdNow);
    for (const event of userScrolls) window.addEventListener(event, settle, { passive: true });
    // Stores the row before a click leads to another history entry.
    window.addEventListener('click', keepNow, true);
    return () => {
      clearTimeout(timer);
      settle();
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', holdNow);
      for (const event of userScrolls) window.removeEventListener(event, settle);
      window.removeEventListener('click', keepNow, true);
    };
  }, [place, settle]);
}
