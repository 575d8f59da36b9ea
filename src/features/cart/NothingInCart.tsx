import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { paths } from '../../paths.ts';
import { selectQueue } from '../../store/cart/cartSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { EmptyState } from '../../ui/page/EmptyState.tsx';

interface NothingInCartProps {
  /** Whether it stands beside the lookup, to which it then need not link. */
  isBeside: boolean;
  /** Whether it held something on this screen. */
  wasEmptied: boolean;
}

/**
 * Says that the cart is empty and what to do next; takes the focus when the last item is removed.
 */
export function NothingInCart({ isBeside, wasEmptied }: NothingInCartProps) {
  // Then that is what to do next.
  const isFollowed = useAppSelector((state) => selectQueue(state).length > 0);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    if (wasEmptied && isFocusLost) place.current?.focus({ preventScroll: true });
  }, [wasEmptied]);
  return (
    <div ref={place} tabIndex={-1}>
      <EmptyState
        mark="cart"
        title="Tu carro está vacío"
        headingLevel={isBeside ? 3 : 2}
        action={
          isBeside ? undefined : (
            <Button href={paths.lookup} variant={isFollowed ? 'outlined' : 'contained'}>
              Consultar una cuenta
            </Button>
          )
        }
      >
        Busca tu empresa, consulta tu cuenta y agrega aquí las deudas que quieras pagar.
      </EmptyState>
    </div>
  );
}
