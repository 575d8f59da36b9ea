import { styled } from '@mui/material/styles';
import {
  defaultRangeExtractor,
  useVirtualizer,
  useWindowVirtualizer,
} from '@tanstack/react-virtual';
import type { Range, Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import type { VirtualListProps } from './VirtualList.tsx';

const List = styled('ul')({
  position: 'relative',
  width: '100%',
  margin: 0,
  padding: 0,
  listStyle: "''",
});
const Row = styled('li')({ position: 'absolute', insetInline: 0, top: 0 });
const Scroller = styled('div')({ overflowY: 'auto', overscrollBehavior: 'contain' });

type Props<Item> = VirtualListProps<Item> & { estimateHeight: number };

/** The rows near the screen, and the one that holds the focus wherever it is. */
export function WindowedList<Item>({ height, ...props }: Props<Item>) {
  return height === undefined ? <PageList {...props} /> : <BoxList {...props} height={height} />;
}

/** Options that both kinds of scrolling share, and the row that must not vanish. */
function useListOptions<Item>({ items, getKey, estimateHeight }: Props<Item>) {
  const [focused, setFocused] = useState(-1);
  return {
    setFocused,
    options: {
      count: items.length,
      overscan: 8,
      estimateSize: () => estimateHeight,
      getItemKey: (index: number) => {
        const item = items[index];
        return item === undefined ? index : getKey(item);
      },
      // A row that is not laid out (hidden page, test without layout) counts as long as expected.
      measureElement: (row: Element) => row.getBoundingClientRect().height || estimateHeight,
      rangeExtractor: (range: Range) => {
        const shown = defaultRangeExtractor(range);
        if (focused < 0 || focused >= items.length || shown.includes(focused)) return shown;
        return [...shown, focused].sort((a, b) => a - b);
      },
    },
  };
}

function PageList<Item>(props: Props<Item>) {
  const list = useRef<HTMLDivElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  const { options, setFocused } = useListOptions(props);
  // What stands above the list may grow or shrink with any render.
  // oxlint-disable-next-line react/exhaustive-deps
  useLayoutEffect(() => {
    const top = list.current?.getBoundingClientRect().top ?? 0;
    setScrollMargin(Math.round(top + window.scrollY));
  });
  // The portal is built without the React Compiler, which could not memoise this.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({ ...options, scrollMargin });
  return (
    <div ref={list}>
      <Rows {...props} virtualizer={virtualizer} offset={scrollMargin} onFocused={setFocused} />
    </div>
  );
}

function BoxList<Item>(props: Props<Item> & { height: number }) {
  const box = useRef<HTMLDivElement>(null);
  const { options, setFocused } = useListOptions(props);
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    ...options,
    getScrollElement: () => box.current,
    initialRect: { width: 0, height: props.height },
  });
  return (
    <Scroller ref={box} style={{ height: props.height }} tabIndex={0}>
      <Rows {...props} virtualizer={virtualizer} offset={0} onFocused={setFocused} />
    </Scroller>
  );
}

type RowsProps<Item> = Props<Item> & {
  virtualizer: Virtualizer<Window, HTMLLIElement> | Virtualizer<HTMLDivElement, HTMLLIElement>;
  offset: number;
  onFocused: (index: number) => void;
};

function Rows<Item>({ items, label, renderItem, virtualizer, offset, onFocused }: RowsProps<Item>) {
  return (
    <List aria-label={label} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const item = items[index];
        return item === undefined ? null : (
          <Row
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start - offset}px)` }}
            onFocus={() => onFocused(index)}
            onBlur={() => onFocused(-1)}
          >
            {renderItem(item, index)}
          </Row>
        );
      })}
    </List>
  );
}
