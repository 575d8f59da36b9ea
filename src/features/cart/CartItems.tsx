import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { CartItem } from '../../api/cartItem.ts';
import { AccountLines } from '../../components/accounts/AccountLines.tsx';
import { clip } from '../../lib/text/plainText.ts';
import { debtRemoved, selectItems } from '../../store/cart/cartSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/app/hooks.ts';
import { palette } from '../../theme/theme.ts';
import { focusNextRow } from '../../ui/focus/removal.ts';
import { TrashIcon } from '../../ui/icons/icons.tsx';
import { edgeShadow } from '../../ui/lists/edgeShadow.ts';

/** A cart with up to this many debts never scrolls. */
const mostAtOnce = 4;

/**
 * Px that a window leaves for the items, at least 212, so that the total and the payment button
 * stay visible: the rest takes 500 px, or 616 px with a toast below the cart.
 */
const roomIn = (windowHeight: number) =>
  // Room for a toast is left only if 267 px remain for the items.
  Math.max(212, Math.min(267, windowHeight - 500), windowHeight - 616);

/**
 * Returns the height to which the list is limited, so that it ends between two debts and scrolls.
 * Undefined if the whole list fits, or if less than one debt would be hidden.
 */
function cutOf(list: Element): number | undefined {
  const { top, height } = list.getBoundingClientRect();
  const rows = [...list.querySelectorAll('li li')];
  const room = roomIn(window.innerHeight);
  if (height - room < (rows.at(-1)?.clientHeight ?? 0)) return undefined;
  const cuts = rows.map((row) => row.getBoundingClientRect().bottom - top);
  return Math.max(cuts[0] ?? room, ...cuts.filter((cut) => cut <= room));
}

/**
 * While `isLong`, limits the height of the box around the list to `cutOf`, and measures again when
 * the list or the window changes its size. Without `ResizeObserver`, sets no limit.
 */
function useCut(box: RefObject<HTMLElement | null>, isLong: boolean): void {
  useLayoutEffect(() => {
    const list = box.current?.firstElementChild;
    if (!isLong || !box.current || !list || !('ResizeObserver' in window)) return undefined;
    const { style } = box.current;
    const measure = () => {
      const cut = cutOf(list);
      style.maxHeight = cut === undefined ? '' : `${cut}px`;
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(list);
    window.addEventListener('resize', measure);
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', measure);
      style.maxHeight = '';
    };
  }, [box, isLong]);
}

const scroller = {
  overflowY: 'auto',
  background: edgeShadow('bottom', palette.background.paper, palette.divider),
  // The box extends 18px beyond the column: the buttons' edge, their focus ring and the scroll bar
  // need this room. The shadow stays inside the column.
  mr: '-18px',
  pr: '18px',
  backgroundOrigin: 'content-box',
  backgroundClip: 'content-box',
};

/**
 * The items of the cart by company, each with a button that removes it. After a removal the focus
 * moves to the button of a neighbouring item.
 */
export function CartItems({ scrolls }: { scrolls: boolean }) {
  const items = useAppSelector(selectItems);
  const dispatch = useAppDispatch();
  const box = useRef<HTMLDivElement>(null);
  const isLong = scrolls && items.length > mostAtOnce;
  useCut(box, isLong);
  const remove = ({ debtFrontId }: CartItem, button: HTMLButtonElement) => {
    // When the only item is removed, the empty cart takes the focus.
    if (items.length > 1) focusNextRow(button);
    dispatch(debtRemoved({ debtFrontId }));
  };

  return (
    <Box ref={box} sx={isLong ? scroller : undefined}>
      <AccountLines
        label="En tu carro"
        items={items}
        renderAction={(item) => (
          <IconButton
            sx={{ mr: 'var(--outdent)' }}
            aria-label={`Eliminar ${clip(item.invoiceId)}`}
            data-action="removeItem"
            onClick={({ currentTarget }) => remove(item, currentTarget)}
          >
            <TrashIcon size={20} />
          </IconButton>
        )}
      />
    </Box>
  );
}
