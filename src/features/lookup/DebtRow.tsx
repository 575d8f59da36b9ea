import { styled } from '@mui/material/styles';
import { memo, useId } from 'react';
import { imageUrl } from '../../api/images.ts';
import { clip } from '../../lib/plainText.ts';
import { dueText } from '../../lib/debtWords.ts';
import { selectInvoiceIds } from '../../store/cart.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectPendingInvoiceIds } from '../../store/payment.ts';
import { Button } from '../../ui/Button.tsx';
import { CompanyMark } from '../../ui/CompanyMark.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { OverdueTag } from '../../ui/OverdueTag.tsx';
import { StatusText } from '../../ui/StatusText.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { UntrustedText } from '../../ui/UntrustedText.tsx';
import type { DebtEntry } from './accountAnswers.ts';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 112px',
  alignItems: 'center',
  gap: '4px 20px',
  minHeight: 96,
  paddingBlock: 16,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 16,
    '& > :first-of-type': { gridRow: 'span 2' },
    '& > button': { minHeight: 44 },
  },
}));
const About = styled('div')({ display: 'flex', gap: 12, minWidth: 0 });
const Words = styled('div')(({ theme }) => ({
  minWidth: 0,
  display: 'grid',
  gap: 2,
  justifyItems: 'start',
  '& strong': { lineHeight: 1.35 },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));
const Since = styled('div')({ marginTop: 4 });
const Amount = styled('div')({ display: 'grid', justifyItems: 'end', gap: 2 });

/** One debt, and where it stands. */
export interface DebtRowProps {
  entry: DebtEntry;
  now: Date;
  /** Whether the row says to whom it is owed: the motorways of a Total TAG. */
  namesCompany: boolean;
  onAdd: (entry: DebtEntry) => void;
}

/** A row of the list "Deudas"; its button stays pressable, so that a second press is answered too (ruling 27). */
export const DebtRow = memo(function DebtRow({ entry, now, namesCompany, onAdd }: DebtRowProps) {
  const { debt } = entry;
  const { invoiceId, amount, description, contract_name, company } = debt;
  // Asked for here, so that a debt that comes to the cart renders its own row alone.
  const isInCart = useAppSelector((state) => selectInvoiceIds(state).has(invoiceId));
  /** A payment of it has no outcome yet: the cart refuses it (trust T04). */
  const isInPayment = useAppSelector((state) => selectPendingInvoiceIds(state).has(invoiceId));
  const due = dueText(debt.dueDate, now);
  const statusId = useId();
  const invoice = clip(invoiceId, 40);
  return (
    <Row>
      <About>
        {namesCompany && (
          <CompanyMark name={company.name} image={imageUrl(company.image)} size={40} />
        )}
        <Words>
          <strong>
            <UntrustedText>
              {namesCompany ? company.name : description || contract_name}
            </UntrustedText>
          </strong>
          <small>
            {namesCompany && description && (
              <>
                <UntrustedText>{description}</UntrustedText>
                {' · '}
              </>
            )}
            <UntrustedText>{invoice}</UntrustedText> · {due.text}
          </small>
          {due.overdue !== undefined && (
            <Since>
              <OverdueTag>{due.overdue}</OverdueTag>
            </Since>
          )}
        </Words>
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
        Agregar{' '}
        <VisuallyHidden>
          <bdi>{invoice}</bdi>
        </VisuallyHidden>
      </Button>
    </Row>
  );
});
