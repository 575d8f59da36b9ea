import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { countOf } from '../../lib/counts.ts';
import { paths } from '../../config/paths.ts';
import { selectBrokenLimit, selectItemCount, selectTotal } from '../../store/cart/cartSlice.ts';
import { useAppSelector } from '../../store/app/hooks.ts';
import { aboveDock, gutter, pageWidth } from '../../theme/pageFrame.ts';
import { lowWindow } from '../../theme/windows.ts';
import { ChevronRightIcon } from '../../ui/icons/icons.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { BarScrollPadding } from '../../ui/page/BarScrollPadding.tsx';

/** Replaces the cart panel in windows below `lg`; renders nothing while the cart is empty. */
export function CartBar() {
  const count = useAppSelector(selectItemCount);
  const total = useAppSelector(selectTotal);
  const isLimitBroken = useAppSelector(selectBrokenLimit) !== undefined;
  if (count === 0) return null;
  return (
    <Paper
      component="aside"
      aria-label="Resumen del carro"
      square
      elevation={8}
      sx={{
        display: { xs: 'flex', lg: 'none' },
        displayPrint: 'none',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '8px 12px',
        position: 'sticky',
        insetBlockEnd: aboveDock,
        zIndex: 'appBar',
        // `lg` grows with the text size, so with large text the bar is shown in wide windows, too.
        // The padding keeps its content within the page's column.
        paddingInline: `max(${gutter}, (100% - ${pageWidth}px) / 2)`,
        paddingBlock: '12px calc(12px + env(safe-area-inset-bottom))',
        borderTop: 1,
        borderColor: 'divider',
        [`@media ${lowWindow}`]: { position: 'static' },
      }}
    >
      <BarScrollPadding />
      <Link
        href={paths.cart}
        underline="none"
        sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 48, lineHeight: 1.3 }}
      >
        <Stack sx={{ color: 'text.primary' }}>
          <Typography variant="body2" component="span" color="textSecondary">
            <VisuallyHidden>Ver lo elegido: </VisuallyHidden>
            <span>{countOf(count, 'deuda')}</span>
          </Typography>
          <MoneyText amount={total} size="large" />
        </Stack>
        <ChevronRightIcon size={20} />
      </Link>
      <Button
        href={paths.checkout}
        variant={isLimitBroken ? 'outlined' : 'contained'}
        sx={{ flex: '1 0 auto', maxWidth: { sm: 320 }, px: 2 }}
      >
        Continuar al pago
      </Button>
    </Paper>
  );
}
