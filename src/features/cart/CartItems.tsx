import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { imageUrl } from '../../api/images.ts';
import type { CartItem } from '../../api/fields.ts';
import { debtRemoved, selectGroups } from '../../store/cart.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { AccountLines } from '../../ui/AccountLines.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TrashIcon } from '../../ui/icons.tsx';

/** The items of the cart by company, each with its button; the focus goes on to the next one when an item leaves. */
export function CartItems() {
  const groups = useAppSelector(selectGroups);
  const dispatch = useAppDispatch();
  const list = useRef<HTMLDivElement>(null);
  const buttons = () => [...(list.current?.querySelectorAll('button') ?? [])];

  const remove = ({ debtFrontId, invoiceId }: CartItem, button: HTMLButtonElement) => {
    const place = buttons().indexOf(button);
    flushSync(() => dispatch(debtRemoved({ debtFrontId, invoiceId })));
    (buttons()[place] ?? buttons().at(-1))?.focus();
  };

  return (
    <div ref={list} data-cart-items="">
      <AccountLines
        label="Cuentas del carro"
        groups={groups.map(({ key, company, contractName, items }) => ({
          key,
          name: company.name,
          detail: contractName,
          image: imageUrl(company.image),
          lines: items.map((item) => ({
            key: item.debtFrontId,
            label: item.invoiceId,
            amount: item.amount,
            action: (
              <IconButton
                style={{ marginInlineEnd: -12 }}
                aria-label={`Eliminar ${item.invoiceId}`}
                onClick={({ currentTarget }) => remove(item, currentTarget)}
              >
                <TrashIcon size={20} />
              </IconButton>
            ),
          })),
        }))}
      />
    </div>
  );
}
