import List from '@mui/material/List';
import type { ReactNode } from 'react';
import { useIsPrinting } from '../hooks/useIsPrinting.ts';
import { longList, useListSearch } from './useListSearch.tsx';
import { useReadingPlace } from './useTopRow.ts';
import { WindowedList } from './WindowedList.tsx';
import type { RowListProps } from './WindowedList.tsx';

interface VirtualListProps<Item> extends RowListProps<Item> {
  /** Returns the searchable texts of a row; must be a stable function. */
  textsOf: (item: Item) => readonly string[];
  /** Renders the items in print, instead of the list. */
  renderSheet?: (items: readonly Item[]) => ReactNode;
}

/**
 * A list that stays smooth at 10,000 rows. A short or printed list is rendered whole; a long one
 * has a search, and renders only the rows near the screen.
 */
export function VirtualList<Item>({ textsOf, renderSheet, ...list }: VirtualListProps<Item>) {
  const { found, search } = useListSearch(list.items, textsOf);
  const isPrinting = useIsPrinting();
  const { label, getKey, renderItem } = list;
  const place = useReadingPlace(label);
  const isWhole = found === list.items;
  if (isPrinting && renderSheet) return renderSheet(found);
  return (
    <>
      {search}
      {found.length > longList && !isPrinting ? (
        <WindowedList
          key={isWhole ? 'all' : 'found'}
          {...list}
          items={found}
          place={isWhole ? place : undefined}
        />
      ) : (
        <List disablePadding aria-label={label}>
          {found.map((item, index) => (
            <li key={getKey(item)}>{renderItem(item, found[index - 1])}</li>
          ))}
        </List>
      )}
    </>
  );
}
