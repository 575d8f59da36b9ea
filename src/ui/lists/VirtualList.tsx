import { styled } from '@mui/material/styles';
import { plainList } from '../../theme/plainList.ts';
import { WindowedList } from './WindowedList.tsx';
import type { RowListProps } from './WindowedList.tsx';

/** From this length on, only the rows near the screen are rendered. */
const windowedFrom = 60;

const PlainList = styled('ul')(plainList);

/** A list that stays smooth at 10,000 rows: plain while it is short, windowed when it is long. */
export function VirtualList<Item>(props: RowListProps<Item>) {
  const { items, label, getKey, renderItem } = props;
  if (items.length >= windowedFrom) return <WindowedList {...props} />;
  return (
    <PlainList aria-label={label}>
      {items.map((item, index) => (
        <li key={getKey(item)}>{renderItem(item, index)}</li>
      ))}
    </PlainList>
  );
}
