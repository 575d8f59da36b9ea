import { useRef } from 'react';
import { useAddAccountMutation } from '../../api/accountsApi.ts';
import type { Contract } from '../../api/catalogueApi.ts';
import { debtReference, fetchDebts, referenceKey, repeatableQuery } from '../../api/debts.ts';
import type { QueriedAccount } from '../../api/debts.ts';
import type { DebtQuery } from '../../api/debtsApi.ts';
import { isConflict, isOutcomeUnknown } from '../../api/errors.ts';
import { formRefusal } from '../../api/formRefusal.ts';
import type { FormRefusal } from '../../ui/forms/useSentForm.ts';
import { useAppDispatch, useAppSelector } from '../../store/app/hooks.ts';
import { selectUserData } from '../../store/session/sessionSlice.ts';
import { accountOf } from './accountValues.ts';
import type { AddAccountValues } from './accountValues.ts';

type Refusal = FormRefusal<AddAccountValues>;

/** An error that the form explains with `refusal`. */
class AccountNotSaved extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super('The account was not saved');
    this.refusal = refusal;
  }
}

const unreadable = 'El banco no respondió por la cuenta que ingresaste. Inténtalo de nuevo.';
const unconfirmedText =
  'No alcanzamos a confirmar si tu cuenta quedó guardada. Mira en Mis cuentas antes de guardarla de nuevo.';

/** The form's message for a failure; none if the session ended while the call was in flight. */
export function explainNotSaved(error: unknown): Refusal {
  return error instanceof AccountNotSaved ? error.refusal : formRefusal(error);
}

/**
 * Returns `save`, which queries the debts of the account in the form, saves the account if the bank
 * finds it, and passes its id, if known, to `onSaved`. `save` rejects with an error for
 * `explainNotSaved`.
 */
export function useSaveAccount(contract: Contract, onSaved: (id: string | undefined) => void) {
  const dispatch = useAppDispatch();
  const payer = useAppSelector(selectUserData);
  const [addAccount, { isSuccess }] = useAddAccountMutation();
  const asked = useRef<DebtQuery>(undefined);
  // The key of the account whose save call got no answer: the bank may have saved it.
  const unconfirmed = useRef<string>(undefined);

  async function check(account: QueriedAccount): Promise<void> {
    const query = repeatableQuery([account], asked.current);
    asked.current = query;
    const { data, ...failure } = await dispatch(fetchDebts(query));
    if (data?.every(({ status }) => status !== 'NOT_FOUND')) return;
    if ('error' in failure && failure.error !== undefined) throw failure.error;
    // A repeated query keeps its number (`idTrxRec`) only until the bank has answered. This query
    // is answered, so the next press sends a new one.
    asked.current = undefined;
    throw new AccountNotSaved(
      data ? { fields: { account: 'No encontramos esa cuenta' } } : { message: unreadable },
    );
  }

  async function save(values: AddAccountValues): Promise<void> {
    const account = accountOf(contract, values);
    if (!payer || !account) throw new AccountNotSaved({});
    await check(account);
    const key = referenceKey(debtReference(account));
    try {
      onSaved((await addAccount({ idu: payer.idu, ...account }).unwrap()).id);
    } catch (error) {
      // A conflict: the account is already saved. If an earlier press for this account got no
      // answer, that press has probably saved it.
      if (isConflict(error) && unconfirmed.current === key) return onSaved(undefined);
      if (!isOutcomeUnknown(error)) throw error;
      unconfirmed.current = key;
      throw new AccountNotSaved({ message: unconfirmedText });
    }
  }

  return { save, isSaved: isSuccess };
}
