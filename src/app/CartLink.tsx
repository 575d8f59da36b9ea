import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { countOf } from '../lib/counts.ts';
import { selectItemCount } from '../store/cart.ts';
import { useAppSelector } from '../store/hooks.ts';
import { CountBadge } from '../ui/CountBadge.tsx';
import { CartIcon } from '../ui/firstIcons.tsx';
import { useCartPath } from './navigation.ts';

const IconLink = styled(Link)(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: 'var(--radius)',
  color: 'inherit',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
}));

/** The cart icon with the number of accounts in it (screens, "navigation bar"). */
export function CartLink() {
  const count = useAppSelector(selectItemCount);
  return (
    <IconLink to={useCartPath()} aria-label={`Carro, ${countOf(count, 'cuenta')}`}>
      <CountBadge count={count}>
        <CartIcon />
      </CountBadge>
    </IconLink>
  );
}
