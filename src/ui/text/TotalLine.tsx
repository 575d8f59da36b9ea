import { styled } from '@mui/material/styles';
import { MoneyText } from './MoneyText.tsx';

const Line = styled('p')({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 16,
  margin: 0,
  fontWeight: 600,
});

/** The total at the end of a paper slip; `amount` in whole pesos. */
export function TotalLine({ amount }: { amount: number }) {
  return (
    <Line>
      <span>Total</span>
      <MoneyText amount={amount} size="large" />
    </Line>
  );
}
