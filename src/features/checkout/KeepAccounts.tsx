import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useIsAccountSavedQuery } from '../../api/accountsApi.ts';
import type { Payment } from '../../api/paymentsApi.ts';
import { usePaidAccounts } from '../../components/receipt/paidAccounts.ts';
import { rememberedAs } from '../../components/accounts/useRemembering.ts';
import { useRemembering } from '../../components/accounts/useRemembering.ts';
import { maskedIdentifier } from '../../lib/identifiers/identifierText.ts';
import { useAppDispatch, useAppSelector } from '../../store/app/hooks.ts';
import { confirmModal } from '../../store/session/modalsSlice.ts';
import type { Attempt } from '../../store/payment/attempt.ts';
import {
  notAmong,
  rememberedKey,
  selectRemembered,
} from '../../store/device/rememberedAccountsSlice.ts';
import type { RememberedAccount } from '../../store/device/rememberedAccountsSlice.ts';
import { selectUserData } from '../../store/session/sessionSlice.ts';
import { LongWords } from '../../ui/page/QuietRow.tsx';
import { StatusText } from '../../ui/text/StatusText.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';

/** `factsId` is the id of the element that describes the account, if several accounts are shown. */
interface KeptAccountProps {
  account: RememberedAccount;
  factsId: string | undefined;
}

/** A button with which a guest lets this device remember a paid account. */
function RememberAccount({ account, factsId }: KeptAccountProps) {
  const isRemembered = notAmong(useAppSelector(selectRemembered), [account]).length === 0;
  const { remember } = useRemembering();
  return (
    <>
      <div role="status">
        {isRemembered && (
          <StatusText kind="upToDate">Este dispositivo recuerda esta cuenta</StatusText>
        )}
      </div>
      {!isRemembered && (
        <Button variant="text" aria-describedby={factsId} onClick={() => void remember([account])}>
          <span>
            Recordar<LongWords> esta cuenta</LongWords>
          </span>
          <VisuallyHidden> en este dispositivo</VisuallyHidden>
        </Button>
      )}
    </>
  );
}

/** Lets a payer save a paid account that is not saved yet. */
function SaveAccount({ account, factsId, idu }: KeptAccountProps & { idu: string }) {
  const dispatch = useAppDispatch();
  const [isDone, setIsDone] = useState(false);
  const { alias, contract, kind, value } = account;
  const { data: isSaved, isError } = useIsAccountSavedQuery({ idu, contract, kind, value });
  const save = async () => {
    const saved = { idu, alias, contract, kind, value };
    if (await dispatch(confirmModal({ kind: 'saveAccount', account: saved }))) setIsDone(true);
  };
  // The button is also offered if the query failed: the bank reports a conflict if the account is
  // saved already.
  const isOffered = !isDone && (isSaved === false || isError);
  return (
    <>
      <div role="status">
        {isDone && <StatusText kind="upToDate">Está en Mis cuentas</StatusText>}
      </div>
      {isOffered && (
        <Button variant="text" aria-describedby={factsId} onClick={() => void save()}>
          Guardar esta cuenta
        </Button>
      )}
    </>
  );
}

/**
 * Offers to keep the paid accounts for the next time: on this device for a guest, at the bank for a
 * payer.
 */
export function KeepAccounts({ payment, own }: { payment: Payment; own: Attempt | undefined }) {
  const idu = useAppSelector(selectUserData)?.idu;
  const accounts = usePaidAccounts(payment, own).map(rememberedAs);
  const id = useId();
  if (accounts.length === 0) return null;
  return (
    // With one account, `display: contents` puts the button into the row of `PaymentResult`, and
    // the note below that row.
    <Box
      component="section"
      aria-label="Para la próxima vez"
      sx={accounts.length > 1 ? { flexBasis: '100%' } : { display: 'contents' }}
    >
      {accounts.map((account, nth) => {
        const factsId = accounts.length > 1 ? `${id}${nth}` : undefined;
        return (
          <Stack key={rememberedKey(account)} sx={{ alignItems: 'flex-start' }}>
            {accounts.length > 1 && (
              <Typography id={factsId} sx={{ px: 1.5, pt: 1 }}>
                <span translate="no">{account.alias}</span>
                <span>{`, ${maskedIdentifier(account.value)}`}</span>
              </Typography>
            )}
            {idu === undefined ? (
              <RememberAccount {...{ account, factsId }} />
            ) : (
              <SaveAccount {...{ account, factsId, idu }} />
            )}
          </Stack>
        );
      })}
      {idu === undefined && (
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ px: 1.5, ...(accounts.length === 1 && { flexBasis: '100%', order: 1 }) }}
        >
          Recordamos solo en este dispositivo la empresa y el número de la cuenta, sin tu nombre ni
          tu correo.
        </Typography>
      )}
    </Box>
  );
}
