import Button from '@mui/material/Button';
import { useNavigate } from 'react-router';
import type { Payment } from '../../api/paymentsApi.ts';
import { usePaidAccounts } from '../../components/accounts/paidAccounts.ts';
import { paths } from '../../paths.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { accountsConsulted, targetChosen } from '../../store/lookupSlice.ts';
import { SearchIcon } from '../../ui/icons/icons.tsx';

interface ConsultAgainProps {
  payment: Payment;
  /** Closes the receipt before the lookup opens. */
  close: () => void;
}

/** Asks the bank what the accounts of a past payment owe now; no identifier stands in a URL. */
export function ConsultAgain({ payment, close }: ConsultAgainProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const accounts = usePaidAccounts(payment);
  const [first] = accounts;
  if (!first) return null;
  const consult = () => {
    const { company, contract, kind } = first;
    // The lookup asks for accounts by one kind of identifier.
    const same = accounts.filter((account) => account.kind === kind);
    close();
    dispatch(targetChosen({ companyId: company.id, contractId: contract.id }));
    dispatch(accountsConsulted({ kind, values: same.map(({ value }) => value) }));
    void navigate(paths.lookup);
  };
  return (
    <Button
      variant="outlined"
      startIcon={<SearchIcon size={20} />}
      onClick={consult}
      sx={{ alignSelf: 'flex-start' }}
    >
      Consultar de nuevo
    </Button>
  );
}
