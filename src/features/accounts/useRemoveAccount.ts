import { useState } from 'react';
import { useAddAccountMutation, useDeleteAccountMutation } from '../../api/accountsApi.ts';
import type { Account } from '../../api/accountSchema.ts';
import { errorMessage, isConflict, isOutcomeUnknown, isSessionOver } from '../../api/errors.ts';
import { isOn } from '../../lib/isOn.ts';
import { plainText } from '../../lib/text/plainText.ts';
import { paths } from '../../config/paths.ts';
import { focusMainHeading } from '../../ui/focus/arrival.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { useGoToSaved } from './savedAccount.ts';

function showFailure(what: string, error: unknown, retry?: () => void): void {
  if (isSessionOver(error)) return;
  showToast({
    text: `${what}. ${errorMessage(error)}`,
    targetClass: 'danger',
    outlivesScreen: true,
    ...(retry && { action: { label: 'Reintentar', onPress: retry } }),
  });
}

/**
 * The screen hides the accounts whose ids are in `gone`: they are removed, or their removal is in
 * progress.
 */
interface Removal {
  gone: ReadonlySet<string>;
  remove: (account: Account) => Promise<void>;
}

/**
 * Removes accounts of the payer `idu`: hides them at once, shows them again if the bank's call
 * fails, and offers to undo a removal.
 */
export function useRemoveAccount(idu: string): Removal {
  const [deleteAccount] = useDeleteAccountMutation();
  const [addAccount] = useAddAccountMutation();
  const goToSaved = useGoToSaved();
  // The removed ids are stored apart from the bank's answers: an answer that is older than the
  // removal would show the account again.
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const show = (id: string) =>
    setGone((known) => new Set([...known].filter((other) => other !== id)));

  async function saveAgain(account: Account, isUnconfirmed = false): Promise<void> {
    const { alias, contract, kind, value, isSuggested } = account;
    const name = plainText(alias, 40);
    focusMainHeading({ preventScroll: true });
    const welcomeBack = (id?: string) => {
      show(id ?? account.id);
      // Navigates only if the payer is still on this screen: they may have left it during the call.
      if (isOn(paths.accounts)) goToSaved(id);
      // A suggestion that is saved again becomes one of the payer's saved accounts.
      const where = isSuggested ? ' entre tus cuentas guardadas' : '';
      showToast({ text: `Guardamos de nuevo ${name}${where}.`, targetClass: 'success' });
    };
    try {
      welcomeBack((await addAccount({ idu, alias, contract, kind, value }).unwrap()).id);
    } catch (error) {
      // A conflict (the account is already saved) after an unanswered call: that call saved it.
      if (isUnconfirmed && isConflict(error)) return welcomeBack();
      showFailure(
        `No pudimos guardar de nuevo ${name}`,
        error,
        () => void saveAgain(account, isUnconfirmed || isOutcomeUnknown(error)),
      );
    }
  }

  async function remove(account: Account): Promise<void> {
    const name = plainText(account.alias, 40);
    setGone((known) => new Set([...known, account.id]));
    try {
      await deleteAccount({ idu, id: account.id }).unwrap();
    } catch (error) {
      show(account.id);
      showFailure(`No pudimos quitar ${name}`, error);
      return;
    }
    showToast({
      text: `Quitaste ${name}.`,
      targetClass: 'success',
      action: { label: 'Deshacer', onPress: () => void saveAgain(account) },
    });
  }

  return { gone, remove };
}
