import type { PaymentLink } from '../../api/paymentLinkApi.ts';
import { sumAmounts } from '../../lib/money.ts';
import { slipGroups } from '../../store/cart/slipGroups.ts';
import { PaperSlip, SlipDivider } from '../../ui/drawings/PaperSlip.tsx';
import { AccountLines } from '../../components/accounts/AccountLines.tsx';
import { TotalLine } from '../../ui/text/TotalLine.tsx';

/** What a link is for, on a paper slip: the accounts by company, and what they add up to. */
export function LinkSlip({ payment: { items } }: { payment: PaymentLink }) {
  return (
    <PaperSlip>
      <AccountLines label="Cuentas" groups={slipGroups(items)} whole />
      <SlipDivider />
      <TotalLine amount={sumAmounts(items)} />
    </PaperSlip>
  );
}
