import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CartItem } from '../../api/cartItem.ts';
import { sumAmounts } from '../../lib/money.ts';
import { PaperSlip, SlipDivider } from '../../ui/drawings/PaperSlip.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { ReferenceText, Unbroken } from '../../ui/text/ReferenceText.tsx';
import { TotalLine } from '../../ui/text/TotalLine.tsx';
import { AccountLines } from './AccountLines.tsx';

interface AccountsSlipProps {
  /** The accessible name of the list, and the slip's title. */
  label: string;
  isTitled?: boolean;
  /** Empty if the payment's bills are unknown or uncertain; then fee and total are hidden, too. */
  items: readonly CartItem[];
  /** Shown below the title; undefined hides it. */
  reference?: string | undefined;
  /** The total in pesos that the bank sent; by default the sum of the items. */
  total?: number | undefined;
  /** A fee in pesos, shown above the total; undefined hides it. */
  fee?: number | undefined;
}

export function AccountsSlip(props: AccountsSlipProps) {
  const { label, isTitled = true, items, reference, total = sumAmounts(items), fee } = props;
  return (
    <PaperSlip>
      {isTitled && (
        <Typography variant="h3" component="h2" sx={{ mb: 2.5 }}>
          {label}
        </Typography>
      )}
      {reference !== undefined && (
        <Typography color="textSecondary" sx={{ mt: -1.5, mb: 2.5, overflowWrap: 'anywhere' }}>
          Referencia{' '}
          <Unbroken>
            <Typography
              component="strong"
              sx={{ color: 'text.primary', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' }}
            >
              <ReferenceText>{reference}</ReferenceText>
            </Typography>
          </Unbroken>
        </Typography>
      )}
      {items.length > 0 && (
        <>
          <AccountLines label={label} items={items} whole />
          <SlipDivider />
          {fee !== undefined && (
            <Stack component="p" direction="row" sx={{ justifyContent: 'space-between', m: 0 }}>
              <span>Comisión </span>
              <MoneyText amount={fee} />
            </Stack>
          )}
          <TotalLine amount={total} />
        </>
      )}
    </PaperSlip>
  );
}
