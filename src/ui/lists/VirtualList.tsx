import List from '@mui/material/List';
import type { ReactNode } from 'react';
import { useIsPrinting } from '../hooks/useIsPrinting.ts';
import { longList } from './useListSearch.tsx';
import { useReadingPlace } from './useTopRow.ts';
import { WindowedList } from './WindowedList.tsx';
import type { RowListProps } from './WindowedList.tsx';

interface VirtualListProps<Item> extends RowListProps<Item> {
  /** The items that a search found (`useListSearch`); `items` itself without a search. */
  found: readonly Item[];
  /** Renders the items in print, instead of the list. */
  renderSheet?: (items: readonly Item[]) => ReactNode;
}

/**
 * A list that stays smooth at 10,000 rows. A short or printed list is rendered whole; a long one
 * renders only the rows near the screen.
 */
export function VirtualList<Item>({ found, renderSheet, ...list }: VirtualListProps<Item>) {
  const isPrinting = useIsPrinting();
  const { label, getKey, renderItem } = list;
  const place = useReadingPlace(label);
  const isWhole = found === list.items;
  if (isPrinting && renderSheet) return renderSheet(found);
  if (found.length > longList && !isPrinting) {
    return (
      <WindowedList
        key={isWhole ? 'all' : 'found'}
        {...list}
        items={found}
        place={isWhole ? place : undefined}
      />
    );
  }
  return (
    <List disablePadding aria-label={label}>
      {found.map((item, index) => (
        <li key={getKey(item)}>{renderItem(item, found[index - 1])}</li>
      ))}
    </List>
  );
}
