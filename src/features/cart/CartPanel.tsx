import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { belowBar } from '../../theme/pageFrame.ts';
import { palette, theme } from '../../theme/theme.ts';
import { PaperSlip } from '../../ui/drawings/PaperSlip.tsx';
import { lineOverhang } from '../../ui/lists/lineOverhang.ts';
import { edgeShadow } from '../../ui/lists/edgeShadow.ts';
import { CartContents } from './CartContents.tsx';

const Panel = styled('section')({
  [theme.breakpoints.up('lg')]: {
    position: 'sticky',
    insetBlockStart: belowBar,
    // A long cart scrolls inside the slip, so that its total and its link stay in view.
    '& [data-cart-items]': {
      // Leaves room for a toast below, but cuts no earlier than the fourth account, in low windows
      // the third: below its words, so that it can be read and the cart is seen to go on. In
      // `AccountLines` a company takes 44 px, each account 54.
      maxHeight:
        'calc(88px + round(max(176px, min(229px, 100dvh - 500px), 100dvh - 616px) - 88px, 54px))',
      overflowY: 'auto',
      background: edgeShadow('bottom', palette.background.paper, palette.divider),
      // The scroll bar stands outside the column, the shadow inside.
      marginInlineEnd: -lineOverhang,
      paddingInlineEnd: lineOverhang,
      backgroundOrigin: 'content-box',
      backgroundClip: 'content-box',
    },
  },
});
const Heading = styled('h2')({ ...theme.typography.h2, marginBottom: 4 });

/** The cart beside the lookup: a slip of paper that grows with each account. */
export function CartPanel() {
  const headingId = useId();
  return (
    <Panel aria-labelledby={headingId}>
      <PaperSlip>
        <Heading id={headingId}>Carro de cuentas</Heading>
        <CartContents headingLevel={3} leadsOn={false} />
      </PaperSlip>
    </Panel>
  );
}
