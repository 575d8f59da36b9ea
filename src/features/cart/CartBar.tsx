import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link as RouterLink, Link } from 'react-router';
import { countOf } from '../../lib/counts.ts';
import { paths } from '../../paths.ts';
import { selectItemCount, selectTotal } from '../../store/cart/cartSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { lowWindow } from '../../theme/windows.ts';
import { gutter } from '../../theme/pageFrame.ts';
import { quietText } from '../../theme/quietText.ts';
import { palette, theme } from '../../theme/theme.ts';
import { ChevronRightIcon } from '../../ui/icons/icons.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { ToastsAbove } from '../../ui/toasts/ToastsAbove.tsx';

const Bar = styled('aside')({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 12px',
  padding: `12px ${gutter}`,
  paddingBlockEnd: 'calc(12px + env(safe-area-inset-bottom))',
  borderTop: `1px solid ${palette.divider}`,
  backgroundColor: palette.background.paper,
  boxShadow: 'var(--shadow)',
  '& > a:last-of-type': { flex: '1 0 auto', maxWidth: 320, paddingInline: 16 },
  [theme.breakpoints.down('sm')]: { '& > a:last-of-type': { maxWidth: 'none' } },
  [`@media ${lowWindow}`]: { position: 'static' },
  [theme.breakpoints.up('lg')]: { display: 'none' },
  '@media print': { display: 'none' },
  '&[hidden]': { display: 'none' },
});
const Summary = styled(Link)({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  alignItems: 'center',
  columnGap: 4,
  minHeight: 48,
  borderRadius: 8,
  lineHeight: 1.3,
  color: palette.text.primary,
  textDecoration: 'none',
  '& svg': { gridRow: '1 / span 2', gridColumn: 2, color: palette.primary.main },
});
const Count = styled('span')({
  ...quietText,
});

/** The cart at the bottom of narrow windows: count, total, and the link to payment. */
export function CartBar() {
  const count = useAppSelector(selectItemCount);
  const total = useAppSelector(selectTotal);
  return (
    <Bar aria-label="Resumen del carro" hidden={count === 0}>
      <ToastsAbove />
      {count > 0 && (
        <>
          <Summary to={paths.cart}>
            <Count>
              <VisuallyHidden>Ver lo elegido: </VisuallyHidden>
              <span>{countOf(count, 'cuenta')}</span>
            </Count>
            <MoneyText amount={total} size="large" />
            <ChevronRightIcon size={20} />
          </Summary>
          <Button component={RouterLink} to={paths.checkout}>
            Continuar al pago
          </Button>
        </>
      )}
    </Bar>
  );
}
