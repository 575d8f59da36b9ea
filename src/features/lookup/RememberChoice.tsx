import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Company, Contract } from '../../api/catalogueApi.ts';
import { rememberedAs } from '../../components/accounts/useRemembering.ts';
import { useRemembering } from '../../components/accounts/useRemembering.ts';
import type { AnsweredAccount } from '../../store/payment/addDebts.ts';
import { useAppSelector } from '../../store/app/hooks.ts';
import type { LookupQuery } from '../../store/lookup/lookupSlice.ts';
import {
  maxRemembered,
  notAmong,
  selectRemembered,
} from '../../store/device/rememberedAccountsSlice.ts';
import { selectIsSignedIn } from '../../store/session/sessionSlice.ts';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import { LongWords } from '../../ui/page/QuietRow.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';

/** `found` are the accounts that the bank knows, with or without debts. */
interface RememberChoiceProps {
  company: Company;
  contract: Contract;
  kind: LookupQuery['kind'];
  found: readonly AnsweredAccount[];
}

/**
 * A checkbox with which guests let this device remember the accounts of the query. Signed-in payers
 * do not get it, because they save accounts at the bank.
 */
export function RememberChoice({ company, contract, kind, found }: RememberChoiceProps) {
  const remembered = useAppSelector(selectRemembered);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { remember, forget } = useRemembering();
  if (isSignedIn || found.length === 0) return null;
  const accounts = found.map(({ value }) => rememberedAs({ company, contract, kind, value }));
  const fresh = notAmong(remembered, accounts);
  // The checkbox remembers all accounts or none, so it is not offered for a list that does not fit.
  // For a single account it is always offered: if there is no room, a press shows that another
  // account must be forgotten first.
  if (found.length > 1 && remembered.length + fresh.length > maxRemembered) return null;
  const which = found.length === 1 ? 'esta cuenta' : `estas ${found.length} cuentas`;
  return (
    <Box sx={{ px: { xs: 0.75, sm: 1.5 } }}>
      <CheckboxField
        name="remember"
        label={
          <Typography component="span" variant="subtitle2">
            Recordar<LongWords>{` ${which}`}</LongWords>
            <VisuallyHidden> en este dispositivo</VisuallyHidden>
          </Typography>
        }
        checked={fresh.length === 0}
        onChange={(isWanted) => void (isWanted ? remember(accounts) : forget(accounts))}
      />
    </Box>
  );
}
