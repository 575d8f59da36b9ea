import type { ReactNode } from 'react';
import { PlainList } from './PlainList.tsx';
import { WindowedList } from './WindowedList.tsx';

/** From here on only the rows near the screen exist. */
const windowedFrom = 60;

/** A list of any length. */
export interface VirtualListProps<Item> {
  items: readonly Item[];
  /** The list's name. */
  label: string;
  getKey: (item: Item) => string;
  renderItem: (item: Item, index: number) => ReactNode;
  /** Expected height of a row in px; the true ones are measured. */
  estimateHeight?: number;
  /** Height in px of a list that scrolls by itself; without it the page scrolls. */
  height?: number;
}

/** A list that stays fluid at 10,000 rows: windowed when it is long, plain when it is short. */
export function VirtualList<Item>({ estimateHeight = 80, ...props }: VirtualListProps<Item>) {
  return props.items.length < windowedFrom ? (
    <PlainList {...props} />
  ) : (
    <WindowedList {...props} estimateHeight={estimateHeight} />
  );
}
