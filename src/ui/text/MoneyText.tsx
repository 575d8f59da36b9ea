import Box from '@mui/material/Box';
import { formatPesos, isPesos } from '../../lib/money.ts';

const sizes = {
  inherit: {},
  small: { fontSize: '0.875rem' },
  medium: { fontSize: '1rem' },
  large: { fontSize: '1.375rem', fontWeight: 650, lineHeight: 1.2 },
  display: { fontSize: '1.875rem', fontWeight: 650, lineHeight: 1.15, letterSpacing: '-0.02em' },
};

interface MoneyTextProps {
  /** Whole pesos; a sum too large to be exact is not shown (docs/trust.md, T05). */
  amount: number;
  size?: keyof typeof sizes;
}

/** An amount such as `$ 25.990`, in tabular figures, never broken over two lines or translated. */
export function MoneyText({ amount, size = 'medium' }: MoneyTextProps) {
  return (
    isPesos(amount) && (
      <Box
        component="span"
        translate="no"
        sx={{
          fontVariantNumeric: 'tabular-nums lining-nums',
          whiteSpace: 'nowrap',
          fontWeight: 600,
          letterSpacing: '-0.01em',
          ...sizes[size],
        }}
      >
        {formatPesos(amount)}
      </Box>
    )
  );
}
