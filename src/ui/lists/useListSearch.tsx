import Typography from '@mui/material/Typography';
import { useDeferredValue, useMemo, useState } from 'react';
import { groupThousands } from '../../lib/counts.ts';
import { clip } from '../../lib/text/plainText.ts';
import { filterRows, rowText } from '../../lib/text/rowSearch.ts';
import { SearchField } from '../fields/SearchField.tsx';

/**
 * A list with more rows is virtualised. It has its own search, because the browser's search finds
 * only rendered rows.
 */
export const longList = 60;

const write = (count: number) => groupThousands(String(count), '.');

/**
 * Searches a list: returns the matching rows and, if there are more than 60 rows, the search field
 * and a line with the number of matches. `textsOf` returns a row's texts; pass the same function in
 * each render, because a new function is called again for all rows. `onSearch` is called when the
 * text in the field changes.
 */
export function useListSearch<Item>(
  items: readonly Item[],
  textsOf: (item: Item) => readonly string[],
  onSearch?: () => void,
) {
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text).trim();
  const isSearch = items.length > longList && wanted !== '';
  const texts = useMemo(
    () => (isSearch ? items.map((item) => rowText(textsOf(item))) : []),
    [isSearch, items, textsOf],
  );
  const found = useMemo(
    () => (isSearch ? filterRows(items, texts, wanted) : items),
    [isSearch, items, texts, wanted],
  );
  if (items.length <= longList) return { found: items };
  const search = (
    <SearchField
      label="Buscar en la lista"
      value={text}
      onChange={(typed) => {
        setText(typed);
        onSearch?.();
      }}
    />
  );
  const outcome = (
    <Typography
      variant="body2"
      component="output"
      color="textSecondary"
      sx={{
        display: 'block',
        displayPrint: 'none',
        '&:not(:empty)': { pt: 1 },
        overflowWrap: 'anywhere',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {isSearch &&
        (found.length > 0
          ? `${write(found.length)} de ${write(items.length)}`
          : `No encontramos «${clip(wanted)}» en la lista.`)}
    </Typography>
  );
  return { found, search, outcome };
}
