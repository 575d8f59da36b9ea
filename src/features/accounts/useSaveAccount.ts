import { useRef } from 'react';
import { useAddAccountMutation } from '../../api/accountsApi.ts';
import type { Contract } from '../../api/catalogueApi.ts';
import { consultDebts, isWholeAnswer } from '../../api/debtsApi.ts';
import type { AccountDebts, AccountReference, DebtQuery } from '../../api/debtsApi.ts';
import { isConflict, isOutcomeUnknown } from '../../api/errors.ts';
import { formRefusal } from '../../api/formRefusal.ts';
import type { FormRefusal } from '../../lib/refusedForm.ts';
import { createQueryIdentity } from '../../lib/dates/ids.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectUserData } from '../../store/sessionSlice.ts';
import { accountOf } from './accountValues.ts';
import type { AddAccountValues } from './accountValues.ts';
import { referenceKey } from '../../components/accounts/owed.ts';

type Refusal = FormRefusal<AddAccountValues>;

/** Thrown where the form itself knows why the account was not saved. */
class AccountNotSaved extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super('The account was not saved');
    this.refusal = refusal;
  }
}

const unreadable =
  'El banco no respondió por la cuenta que ingresaste. Por favor, intenta nuevamente.';
const unconfirmedText =
  'No alcanzamos a confirmar si tu cuenta quedó guardada. Mira en Mis cuentas antes de intentar nuevamente.';

/** What the form says of a failure; nothing if the session ended while the call was in flight. */
export function explainNotSaved(error: unknown): Refusal {
  return error instanceof AccountNotSaved ? error.refusal : formRefusal(error);
}

/** The query that checks an account; the previous one if it was about the same (`idTrxRec`). */
function queryOf(account: AccountReference, before: DebtQuery | undefined): DebtQuery {
  const key = referenceKey(account);
  const isRepeated = before?.accounts.every((asked) => referenceKey(asked) === key);
  return before && isRepeated ? before : { ...createQueryIdentity(), accounts: [account] };
}

/**
 * Why an account cannot be saved, by the bank's answer to its debt query; undefined when it can,
 * whether it owes or not.
 */
function notSavedReason(
  account: AccountReference,
  answers: readonly AccountDebts[],
): Refusal | undefined {
  if (!isWholeAnswer([account], answers)) return { message: unreadable };
  const isUnknown = answers.some(({ status }) => status === 'NOT_FOUND');
  return isUnknown ? { fields: { account: 'No encontramos esa cuenta' } } : undefined;
}

/**
 * Saves an account once the bank has found it, and passes its id, if known, to `onSaved`. Rejects
 * with an error for `explainNotSaved`.
 */
export function useSaveAccount(contract: Contract, onSaved: (id: string | undefined) => void) {
  const dispatch = useAppDispatch();
  const payer = useAppSelector(selectUserData);
  const [addAccount, { isSuccess }] = useAddAccountMutation();
  const asked = useRef<DebtQuery>(undefined);
  // The account that the bank may have saved although its answer was lost, as a key.
  const unconfirmed = useRef<string>(undefined);

  async function check(account: AccountReference): Promise<void> {
    asked.current = queryOf(account, asked.current);
    const query = consultDebts.initiate(asked.current, { subscribe: false });
    const refusal = notSavedReason(account, await dispatch(query).unwrap());
    if (!refusal) return;
    // This query was answered; the next press must send a new one.
    asked.current = undefined;
    throw new AccountNotSaved(refusal);
  }

  async function save(values: AddAccountValues): Promise<void> {
    const account = accountOf(contract, values);
    if (!payer || !account) throw new AccountNotSaved({});
    const reference = { contractId: contract.bankId, kind: account.kind, value: account.value };
    await check(reference);
    const key = referenceKey(reference);
    try {
      onSaved((await addAccount({ idu: payer.idu, ...account }).unwrap()).id);
    } catch (error) {
      // It exists already: the previous press saved it.
      if (isConflict(error) && unconfirmed.current === key) return onSaved(undefined);
      if (!isOutcomeUnknown(error)) throw error;
      unconfirmed.current = key;
      throw new AccountNotSaved({ message: unconfirmedText });
    }
  }

  return { save, isSaved: isSuccess };
}
