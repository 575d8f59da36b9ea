import { styled } from '@mui/material/styles';
import type { CartItem } from '../../api/cartItem.ts';
import { sumAmounts } from '../../lib/money.ts';
import { slipGroups } from '../../store/cart/slipGroups.ts';
import { palette, theme } from '../../theme/theme.ts';
import { PaperSlip, SlipDivider } from '../../ui/drawings/PaperSlip.tsx';
import { AccountLines } from '../../components/accounts/AccountLines.tsx';
import { TotalLine } from '../../ui/text/TotalLine.tsx';
import { ReferenceText } from '../../ui/text/ReferenceText.tsx';

const Title = styled('h2')({ ...theme.typography.h3, marginBottom: 20 });
const Reference = styled('p')({
  margin: '-12px 0 20px',
  overflowWrap: 'anywhere',
  color: palette.text.secondary,
  '& strong': { color: palette.text.primary, fontVariantNumeric: 'tabular-nums' },
});

/** The accounts of a payment by company, and their sum, on a paper slip; perhaps none are known. */
export function AccountsSlip({
  title,
  items,
  reference,
}: {
  title: string;
  items: readonly CartItem[];
  /** The payment's reference, once it has one. */
  reference?: string;
}) {
  return (
    <PaperSlip>
      <Title>{title}</Title>
      {reference !== undefined && (
        <Reference>
          Referencia{' '}
          <strong>
            <ReferenceText>{reference}</ReferenceText>
          </strong>
        </Reference>
      )}
      {items.length > 0 && (
        <>
          <AccountLines label={title} groups={slipGroups(items)} whole />
          <SlipDivider />
          <TotalLine amount={sumAmounts(items)} />
        </>
      )}
    </PaperSlip>
  );
}
