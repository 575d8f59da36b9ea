import { styled } from '@mui/material/styles';
import { formatPesos, isPesos } from '../../lib/money.ts';

const Amount = styled('span')<{ 'data-size': NonNullable<MoneyTextProps['size']> }>({
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontFeatureSettings: "'tnum'",
  whiteSpace: 'nowrap',
  fontWeight: 600,
  letterSpacing: '-0.01em',
  '&[data-size=small]': { fontSize: '0.875rem' },
  '&[data-size=medium]': { fontSize: '1rem' },
  '&[data-size=large]': { fontSize: '1.375rem', fontWeight: 650, lineHeight: 1.2 },
  '&[data-size=display]': {
    fontSize: '1.875rem',
    fontWeight: 650,
    lineHeight: 1.15,
    letterSpacing: '-0.02em',
  },
});

interface MoneyTextProps {
  /** Whole pesos; of a sum too large to be exact nothing is shown (docs/trust.md, T05). */
  amount: number;
  size?: 'small' | 'medium' | 'large' | 'display' | 'inherit';
}

/** An amount such as `$ 25.990`, in tabular figures, never broken over two lines or translated. */
export function MoneyText({ amount, size = 'medium' }: MoneyTextProps) {
  return (
    isPesos(amount) && (
      <Amount data-size={size} translate="no">
        {formatPesos(amount)}
      </Amount>
    )
  );
}
