import { styled } from '@mui/material/styles';
import { imageUrl } from '../../api/images.ts';
import type { CartItem } from '../../api/fields.ts';
import { sumPesos } from '../../lib/money.ts';
import { groupItems } from '../../store/cart.ts';
import { AccountLines } from '../../ui/AccountLines.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { PaperSlip, SlipDivider } from '../../ui/PaperSlip.tsx';

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h3, marginBottom: 20 }));
const Reference = styled('p')(({ theme }) => ({
  margin: '-12px 0 20px',
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.secondary,
  '& strong': { color: theme.vars.palette.text.primary, fontVariantNumeric: 'tabular-nums' },
}));
const Total = styled('p')({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 16,
  margin: 0,
  fontWeight: 600,
});

/** What a payment is for, on a slip of paper: the accounts by company, and their sum. */
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
          Referencia <strong>{reference}</strong>
        </Reference>
      )}
      <AccountLines
        label={title}
        groups={groupItems(items).map(({ key, company, contractName, items: lines }) => ({
          key,
          name: company.name,
          detail: contractName,
          image: imageUrl(company.image),
          lines: lines.map(({ debtFrontId, invoiceId, amount }) => ({
            key: debtFrontId,
            label: invoiceId,
            amount,
          })),
        }))}
      />
      <SlipDivider />
      <Total>
        <span>Total</span>
        <MoneyText amount={sumPesos(items.map(({ amount }) => amount))} size="large" />
      </Total>
    </PaperSlip>
  );
}
