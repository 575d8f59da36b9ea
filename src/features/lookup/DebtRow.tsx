import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo, useId } from 'react';
import { clip } from '../../lib/text/plainText.ts';
import { selectBills, selectQueuedBills } from '../../store/cart/cartSlice.ts';
import { useAppSelector } from '../../store/app/hooks.ts';
import { DueDay } from '../../components/accounts/DueDay.tsx';
import { PaymentUnderWay } from '../../components/payment/PaymentUnderWay.tsx';
import { selectPaidElsewhere, selectPendingBills } from '../../store/payment/ownPayments.ts';
import { CompanyMark } from '../../components/companies/CompanyMark.tsx';
import { CheckIcon } from '../../ui/icons/icons.tsx';
import { DottedFacts } from '../../ui/text/DottedFacts.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import type { DebtEntry } from './accountAnswers.ts';

interface DebtRowProps {
  entry: DebtEntry;
  today: string;
  /**
   * Whether the row names its company: a query for Total TAG (one toll tag for several motorways)
   * finds debts of several companies.
   */
  namesCompany: boolean;
  onAdd: (entry: DebtEntry) => void;
}

/**
 * A debt's status in words: in the cart, paid recently, or queued for a later payment; undefined if
 * none applies.
 */
function stateOf({ isInCart, isPaidElsewhere, isQueued }: Record<string, boolean>) {
  if (isInCart) return 'En el carro';
  if (isPaidElsewhere) return 'Pagada hace poco';
  return isQueued ? 'Para después' : undefined;
}

interface DebtFactsProps extends Pick<DebtRowProps, 'today' | 'namesCompany'> {
  debt: DebtEntry['debt'];
  /** The id of the element with the debt's name. */
  nameId: string;
}

/** The debt's name, number and due day; memoized, because adding the debt changes none of them. */
const DebtFacts = memo(function DebtFacts({ debt, today, namesCompany, nameId }: DebtFactsProps) {
  const { invoiceId, description, contract_name, company } = debt;
  return (
    <Stack direction="row" spacing={1.5} sx={{ maxWidth: '100%' }}>
      {namesCompany && <CompanyMark name={company.name} image={company.image} size={40} />}
      <Stack id={nameId} spacing={0.25} sx={{ minWidth: 0 }}>
        <Typography component="strong" sx={{ fontWeight: 'bold', lineHeight: 1.35 }}>
          <UntrustedText>
            {namesCompany ? company.name : description || contract_name}
          </UntrustedText>
        </Typography>
        <Typography component="small" variant="body2" color="textSecondary">
          <DottedFacts>
            {namesCompany && description && <UntrustedText>{description}</UntrustedText>}
            <UntrustedText>{clip(invoiceId)}</UntrustedText>
            <DueDay dueDate={debt.dueDate} today={today} />
          </DottedFacts>
        </Typography>
      </Stack>
    </Stack>
  );
});

/**
 * A row of the list "Deudas". The button stays enabled after the debt was added: another press
 * shows why it is not added again.
 */
export const DebtRow = memo(function DebtRow({ entry, today, namesCompany, onAdd }: DebtRowProps) {
  const { debt } = entry;
  // Each row selects the status of its own debt, so that adding a debt to the cart re-renders only
  // the row of that debt.
  const isInCart = useAppSelector((state) => selectBills(state).hasCharge(debt));
  // The cart refuses a debt with a pending payment (docs/trust.md, T04). The row then shows the
  // payment instead of a status.
  const isInPayment = useAppSelector((state) => selectPendingBills(state).has(debt));
  const isQueued = useAppSelector((state) => selectQueuedBills(state).hasCharge(debt));
  const isPaidElsewhere = useAppSelector((root) => selectPaidElsewhere(root).hasCharge(debt));
  const state = isInPayment ? undefined : stateOf({ isInCart, isPaidElsewhere, isQueued });
  const nameId = useId();
  const statusId = useId();
  const invoice = clip(debt.invoiceId);
  return (
    <Stack
      direction="row"
      sx={{
        // With large text, the amount and the button wrap below the debt's name.
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        alignItems: { sm: 'center' },
        gap: { xs: '8px 16px', sm: '8px 20px' },
        // Reserves room for the status line, so that no row moves when a status appears.
        minHeight: { xs: 135, sm: 88 },
        py: 2,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Stack
        spacing={0.75}
        sx={{
          // A company's name needs more width, because the company's mark is beside it.
          flex: namesCompany ? '1 1 11rem' : '1 1 8rem',
          minWidth: 0,
          alignItems: 'flex-start',
        }}
      >
        <DebtFacts {...{ debt, today, namesCompany, nameId }} />
        {isInPayment && <PaymentUnderWay id={statusId} nameId={nameId} bills={[debt]} />}
      </Stack>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: '4px 20px', alignItems: { xs: 'flex-end', sm: 'center' } }}
      >
        <Stack spacing={0.25} sx={{ flex: 1, alignItems: 'flex-end' }}>
          <MoneyText amount={debt.amount} size="large" />
          {state !== undefined && (
            <Typography
              id={statusId}
              component="span"
              variant="subtitle2"
              sx={{ color: isInCart ? 'success.main' : 'text.secondary' }}
            >
              {state}
            </Typography>
          )}
        </Stack>
        <Button
          variant={isInCart || isQueued ? 'text' : 'outlined'}
          aria-describedby={isInPayment || state !== undefined ? statusId : undefined}
          onClick={() => onAdd(entry)}
          startIcon={isInCart && <CheckIcon size={18} />}
          sx={{
            width: '8rem',
            px: 1,
            // The border keeps the text button in line with the outlined buttons of other rows.
            ...((isInCart || isQueued) && { border: 1, borderColor: 'divider' }),
          }}
        >
          <span>Agregar </span>
          <VisuallyHidden>
            <UntrustedText>{invoice}</UntrustedText>
          </VisuallyHidden>
        </Button>
      </Stack>
    </Stack>
  );
});
