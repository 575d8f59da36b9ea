import { useEffect, useRef } from 'react';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** Where the empty cart stands. */
export interface NothingInCartProps {
  /** Level of its heading. */
  headingLevel: 2 | 3;
  /** Whether it leads to the lookup; beside the lookup it has no need to. */
  leadsOn: boolean;
  /** Whether it held something on this screen. */
  wasEmptied: boolean;
}

/** Nothing is in the cart, and what to do next; takes the focus of the last item, if one has left. */
export function NothingInCart({ headingLevel, leadsOn, wasEmptied }: NothingInCartProps) {
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
        headingLevel={headingLevel}
        {...(leadsOn && {
          action: <LinkButton to={paths.lookup}>Consultar una cuenta</LinkButton>,
        })}
      >
        Busca tu empresa, consulta tu cuenta y agrega aquí las deudas que quieras pagar.
      </EmptyState>
    </div>
  );
}
