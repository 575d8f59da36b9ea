import Button from '@mui/material/Button';
import type { Company } from '../../api/catalogueApi.ts';
import type { AnsweredAccount } from '../../store/payment/addDebts.ts';
import { useAppDispatch } from '../../store/app/hooks.ts';
import { stepTaken } from '../../store/lookup/lookupSlice.ts';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';

/** The only account of the query; `value` is its identifier as people read it. */
interface NothingOwedProps {
  account: AnsweredAccount;
  company: Company;
  value: string;
}

/**
 * Says that the query's only account owes nothing or is unknown to the bank, and offers the next
 * step.
 */
export function NothingOwed({ account, company, value }: NothingOwedProps) {
  const dispatch = useAppDispatch();
  if (account.answer.status === 'NOT_FOUND') {
    return (
      <EmptyState
        title="No encontramos esa cuenta"
        headingLevel={3}
        action={
          <Button variant="contained" onClick={() => dispatch(stepTaken(1))}>
            Corregir la cuenta
          </Button>
        }
      >
        <UntrustedText>{company.name}</UntrustedText> no tiene una cuenta con el número{' '}
        <UntrustedText>{value}</UntrustedText>. Revisa que esté escrito como aparece en tu boleta.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      mark="paid"
      title="No encontramos deudas pendientes"
      headingLevel={3}
      action={
        <Button variant="outlined" onClick={() => dispatch(stepTaken(0))}>
          Elegir otra empresa
        </Button>
      }
    >
      La cuenta <UntrustedText>{value}</UntrustedText> está al día con{' '}
      <UntrustedText>{company.name}</UntrustedText>.
    </EmptyState>
  );
}
