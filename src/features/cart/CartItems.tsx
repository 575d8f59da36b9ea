import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
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
 * A long cart scrolls inside its slip, so that its total and its link stay visible. There is room
 * for a toast below. The cut falls below the text of the fourth account, in low windows of the
 * third, so that this line is readable and the cart visibly continues. In `AccountLines` a company
 * and its account take 69 px, and each debt 55, of which the cut leaves 33.
 */
const scroller = {
  maxHeight:
    'calc(102px + round(max(212px, min(267px, 100dvh - 500px), 100dvh - 616px) - 102px, 55px))',
  overflowY: 'auto',
  background: edgeShadow('bottom', palette.background.paper, palette.divider),
  // Room for the buttons, which extend beyond the column, and for their focus ring. The scroll bar
  // is outside the column, the shadow inside.
  mr: '-18px',
  pr: '18px',
  backgroundOrigin: 'content-box',
  backgroundClip: 'content-box',
};

/**
 * The items of the cart by company, each with a button to remove it; the focus then moves to the
 * next one.
 */
export function CartItems({ scrolls }: { scrolls: boolean }) {
  const items = useAppSelector(selectItems);
  const dispatch = useAppDispatch();
  const remove = ({ debtFrontId }: CartItem, button: HTMLButtonElement) => {
    // After the last item the empty cart takes the focus.
    if (items.length > 1) focusNextRow(button);
    dispatch(debtRemoved({ debtFrontId }));
  };

  return (
    <Box sx={scrolls && items.length > mostAtOnce ? scroller : undefined}>
      <AccountLines
        label="Cuentas del carro"
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
