import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { memo, useId } from 'react';
import { dueText } from '../../lib/debtWords.ts';
import { clip } from '../../lib/plainText.ts';
import { selectBills } from '../../store/cart/cartSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectPendingBills } from '../../store/payment/paymentSlice.ts';
import { quietText } from '../../theme/quietText.ts';
import { palette, theme } from '../../theme/theme.ts';
import { CompanyMark } from '../../components/companies/CompanyMark.tsx';
import { CheckIcon } from '../../ui/icons/icons.tsx';
import { DottedFacts } from '../../ui/text/DottedFacts.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { OverdueTag } from '../../ui/text/OverdueTag.tsx';
import { StatusText } from '../../ui/text/StatusText.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import type { DebtEntry } from './accountAnswers.ts';

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 7rem',
  alignItems: 'center',
  gap: '4px 20px',
  minHeight: 96,
  paddingBlock: 16,
  borderBottom: `1px solid ${palette.divider}`,
  // Of a debt that is in the cart.
  '& > button[data-variant=text]': {
    '&, &:hover': { color: palette.success.main, backgroundColor: palette.tint.success },
  },
  // Its button has the tick.
  '& [data-kind=chosen] svg': { display: 'none' },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(7rem, auto)',
    gridTemplateRows: 'auto 1fr',
    alignItems: 'start',
    columnGap: 16,
    // Also without a status, so that no row moves when one appears.
    minHeight: 132,
    '& > div:first-of-type': { gridRow: 'span 2' },
    '& > button': { minHeight: 44, alignSelf: 'end' },
  },
});
const About = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '6px 12px',
  minWidth: 0,
  // With a company's mark.
  '&:has(> [aria-hidden])': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
});
const Words = styled('div')({
  minWidth: 0,
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  '& strong': { lineHeight: 1.35 },
  '& small': quietText,
});
const Since = styled('div')({
  gridColumn: '-2 / -1',
  // On a phone it needs the room below the mark.
  [theme.breakpoints.down('sm')]: { gridColumn: '1 / -1' },
});
const Amount = styled('div')({ display: 'grid', justifyItems: 'end', gap: 2 });

/** A debt, and what the row shows of it. */
interface DebtRowProps {
  entry: DebtEntry;
  today: string;
  /** Whether the row names the company, as for the motorways of a Total TAG. */
  namesCompany: boolean;
  onAdd: (entry: DebtEntry) => void;
}

/**
 * A row of the list "Deudas". Its button stays enabled, so that a second press gets its message.
 */
export const DebtRow = memo(function DebtRow({ entry, today, namesCompany, onAdd }: DebtRowProps) {
  const { debt } = entry;
  const { invoiceId, amount, description, contract_name, company } = debt;
  // Selected here, so that adding a debt to the cart re-renders only its own row.
  const isInCart = useAppSelector((state) => selectBills(state).hasCharge(debt));
  // A payment of it is pending: the cart refuses it (docs/trust.md, T04).
  const isInPayment = useAppSelector((state) => selectPendingBills(state).has(debt));
  const due = dueText(debt.dueDate, today);
  const statusId = useId();
  const invoice = clip(invoiceId);
  return (
    <Row>
      <About>
        {namesCompany && <CompanyMark name={company.name} image={company.image} size={40} />}
        <Words>
          <strong>
            <UntrustedText>
              {namesCompany ? company.name : description || contract_name}
            </UntrustedText>
          </strong>
          <small>
            <DottedFacts>
              {namesCompany && description && <UntrustedText>{description}</UntrustedText>}
              <UntrustedText>{invoice}</UntrustedText>
              {due.text}
            </DottedFacts>
          </small>
        </Words>
        {due.overdue !== undefined && (
          <Since>
            <OverdueTag>{due.overdue}</OverdueTag>
          </Since>
        )}
      </About>
      <Amount>
        <MoneyText amount={amount} size="large" />
        {(isInCart || isInPayment) && (
          <StatusText id={statusId} kind={isInCart ? 'chosen' : 'waiting'}>
            {isInCart ? 'En el carro' : 'Pago en curso'}
          </StatusText>
        )}
      </Amount>
      <Button
        variant={isInCart ? 'text' : 'outlined'}
        aria-describedby={isInCart || isInPayment ? statusId : undefined}
        onClick={() => onAdd(entry)}
      >
        {isInCart ? (
          <>
            <CheckIcon />
            <VisuallyHidden>Agregar </VisuallyHidden>
          </>
        ) : (
          <span>Agregar </span>
        )}
        <VisuallyHidden>
          <UntrustedText>{invoice}</UntrustedText>
        </VisuallyHidden>
      </Button>
    </Row>
  );
});
