import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { MoneyText } from './MoneyText.tsx';

/** The total at the end of a paper slip; `amount` in whole pesos. */
export function TotalLine({ amount }: { amount: number }) {
  return (
    <Stack
      component="p"
      direction="row"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        columnGap: 2,
        m: 0,
      }}
    >
      <Typography component="span" sx={{ fontWeight: 600 }}>
        Total
      </Typography>
      <MoneyText amount={amount} size="large" />
    </Stack>
  );
}
