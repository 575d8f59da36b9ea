import { styled } from '@mui/material/styles';
import type { VirtualListProps } from './VirtualList.tsx';

const List = styled('ul')({ margin: 0, padding: 0, listStyle: "''", overflowY: 'auto' });

/** Every row at once. */
export function PlainList<Item>({
  items,
  label,
  getKey,
  renderItem,
  height,
}: Omit<VirtualListProps<Item>, 'estimateHeight'>) {
  return (
    <List aria-label={label} style={height ? { maxHeight: height } : { overflow: 'visible' }}>
      {items.map((item, index) => (
        <li key={getKey(item)}>{renderItem(item, index)}</li>
      ))}
    </List>
  );
}
