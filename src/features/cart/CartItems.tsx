import IconButton from '@mui/material/IconButton';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { clip } from '../../lib/plainText.ts';
import { slipGroups } from '../../store/cart/slipGroups.ts';
import { debtRemoved, selectItems } from '../../store/cart/cartSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { TrashIcon } from '../../ui/icons/icons.tsx';
import { AccountLines } from '../../components/accounts/AccountLines.tsx';
import type { AccountLine } from '../../components/accounts/AccountLines.tsx';

/**
 * The items of the cart by company, each with a button to remove it; the focus then moves to the
 * next one.
 */
export function CartItems() {
  const items = useAppSelector(selectItems);
  const dispatch = useAppDispatch();
  const list = useRef<HTMLDivElement>(null);
  const buttons = () => [...(list.current?.querySelectorAll('button') ?? [])];

  const remove = ({ key: debtFrontId }: AccountLine, button: HTMLButtonElement) => {
    const place = buttons().indexOf(button);
    flushSync(() => dispatch(debtRemoved({ debtFrontId })));
    (buttons()[place] ?? buttons().at(-1))?.focus();
  };

  return (
    <div ref={list} data-cart-items="">
      <AccountLines
        label="Cuentas del carro"
        groups={slipGroups(items)}
        renderAction={(line) => (
          <IconButton
            style={{ marginInlineEnd: -12 }}
            aria-label={`Eliminar ${clip(line.label)}`}
            onClick={({ currentTarget }) => remove(line, currentTarget)}
          >
            <TrashIcon size={20} />
          </IconButton>
        )}
      />
    </div>
  );
}
