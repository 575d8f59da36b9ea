import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { defaultRangeExtractor, useWindowVirtualizer, windowScroll } from '@tanstack/react-virtual';
import type { Range } from '@tanstack/react-virtual';
import { memo, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, RefCallback } from 'react';
import { useHasRendered } from '../hooks/useHasRendered.ts';
import { useTopRow } from './useTopRow.ts';
import type { ReadingPlace } from './useTopRow.ts';

export interface RowListProps<Item> {
  items: readonly Item[];
  /** The list's accessible name. */
  label: string;
  getKey: (item: Item) => string;
  /** Renders a row; `before` is the item above it, if there is one. */
  renderItem: (item: Item, before: Item | undefined) => ReactNode;
  /** Expected height of a row in px, until it is measured. */
  estimateHeight?: number;
}

/** The virtualizer positions the rows; `contain` lets the browser lay out each row on its own. */
const placed = { position: 'absolute', top: 0, display: 'block', contain: 'layout' };

interface RowProps<Item> extends Pick<RowListProps<Item>, 'items' | 'renderItem'> {
  index: number;
  /** Distance from the top of the list in px. */
  top: number;
  measure: RefCallback<HTMLLIElement>;
}

function RenderedRow<Item>({ items, renderItem, index, top, measure }: RowProps<Item>) {
  const item = items[index];
  return item === undefined ? null : (
    <ListItem
      disablePadding
      sx={placed}
      ref={measure}
      data-index={index}
      aria-setsize={items.length}
      aria-posinset={index + 1}
      style={{ transform: `translateY(${top}px)` }}
    >
      {renderItem(item, items[index - 1])}
    </ListItem>
  );
}

/** Memoized, because every scroll and every change of the focus renders the list. */
const Row = memo(RenderedRow) as typeof RenderedRow;

/**
 * The distance of an element from the top of the page in px, measured after each render, because
 * the content above it may change.
 */
function usePageOffset<E extends HTMLElement>() {
  const element = useRef<E>(null);
  const [offset, setOffset] = useState(0);
  const measureOffset = () => {
    const top = element.current?.getBoundingClientRect().top ?? 0;
    return Math.round(top + window.scrollY);
  };
  // The effect has no dependencies: it measures after each render, and an equal number causes no
  // further render.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => setOffset(measureOffset()));
  return { element, offset, measureOffset };
}

interface WindowedListProps<Item> extends RowListProps<Item> {
  /** Keeps the row at the window's top in its place; absent for the results of a search. */
  place?: ReadingPlace | undefined;
}

/** Renders the rows near the screen, and the row with the focus, so that the focus is not lost. */
export function WindowedList<Item>({
  items,
  label,
  getKey,
  renderItem,
  estimateHeight = 80,
  place,
}: WindowedListProps<Item>) {
  const { element, offset, measureOffset } = usePageOffset<HTMLUListElement>();
  const [focused, setFocused] = useState(-1);
  const hasPainted = useHasRendered();
  const estimateSize = useCallback(() => estimateHeight, [estimateHeight]);
  // Stable, because with a new function the virtualizer computes every row's position again.
  const getItemKey = useCallback(
    (index: number) => {
      const item = items[index];
      return item === undefined ? index : getKey(item);
    },
    [items, getKey],
  );
  // The rule warns that the React Compiler cannot memoise this hook; the portal is built without
  // that compiler.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: items.length,
    // Few rows beyond the screen in the first frame, to paint it early.
    overscan: hasPainted ? 8 : 1,
    // With `flushSync`, a scroll or a changed row height would render the list before the browser
    // paints the result of a press.
    useFlushSync: false,
    scrollMargin: offset,
    estimateSize,
    getItemKey,
    // A row without layout (`display: none`, or in jsdom) measures 0 and gets the expected height.
    measureElement: (row) => row.getBoundingClientRect().height || estimateHeight,
    rangeExtractor: (range: Range) => {
      const shown = defaultRangeExtractor(range);
      if (focused < 0 || focused >= items.length || shown.includes(focused)) return shown;
      return [...shown, focused].sort((a, b) => a - b);
    },
    // A scroll to the present position would end a scroll in progress.
    scrollToFn: (target, more, instance) => {
      if (target + (more.adjustments ?? 0) !== window.scrollY) windowScroll(target, more, instance);
    },
  });
  useTopRow({ place, virtualizer, items, offset, measureOffset });
  return (
    <List
      ref={element}
      disablePadding
      aria-label={label}
      // The virtualizer and `useTopRow` move the page when rows change; the browser's own scroll
      // anchoring would move it a second time.
      sx={{ overflowAnchor: 'none' }}
      style={{ height: virtualizer.getTotalSize() }}
      onFocus={({ target }) => {
        const row = target.closest<HTMLElement>('[data-index]');
        setFocused(Number(row?.dataset['index'] ?? -1));
      }}
      onBlur={() => setFocused(-1)}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => (
        <Row
          key={key}
          {...{ items, renderItem, index }}
          top={start - offset}
          measure={virtualizer.measureElement}
        />
      ))}
    </List>
  );
}
