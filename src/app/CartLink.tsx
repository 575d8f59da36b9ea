import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { countOf } from '../lib/counts.ts';
import { selectItemCount } from '../store/cart/cartSlice.ts';
import { useAppSelector } from '../store/app/hooks.ts';
import { CartIcon } from '../ui/icons/firstIcons.tsx';
import { useCartPath } from './navigation.ts';

export function CartLink() {
  const count = useAppSelector(selectItemCount);
  return (
    <IconButton href={useCartPath()} aria-label={`Carro, ${countOf(count, 'cuenta')}`}>
      <Badge badgeContent={count} max={Infinity}>
        <CartIcon />
      </Badge>
    </IconButton>
  );
}
