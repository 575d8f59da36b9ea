import List from '@mui/material/List';
import { useIsPrinting } from '../hooks/useIsPrinting.ts';
import { longList, useListSearch } from './useListSearch.tsx';
import { WindowedList } from './WindowedList.tsx';
import type { RowListProps } from './WindowedList.tsx';

interface VirtualListProps<Item> extends RowListProps<Item> {
  /** What a row shows, for the search; a stable function. */
  textsOf: (item: Item) => readonly string[];
}

/**
 * A list that stays smooth at 10,000 rows: plain while it is short or printed; when it is long,
 * searched, and only the rows near the screen are rendered.
 */
export function VirtualList<Item>({ textsOf, ...list }: VirtualListProps<Item>) {
  const { found, search } = useListSearch(list.items, textsOf);
  const isPrinting = useIsPrinting();
  const { label, getKey, renderItem } = list;
  return (
    <>
      {search}
      {found.length > longList && !isPrinting ? (
        <WindowedList {...list} items={found} />
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
