import { useAddAccountMutation, useDeleteAccountMutation } from '../../api/accounts.ts';
import type { Account } from '../../api/accounts.ts';
import { errorMessage, isSessionOver } from '../../api/errors.ts';
import { plainText } from '../../lib/plainText.ts';
import { showToast } from '../../ui/toasts.ts';
import { focusHeading } from './rowFocus.ts';

function tellFailure(what: string, error: unknown, retry?: () => void): void {
  if (isSessionOver(error)) return;
  showToast({
    text: `${what}. ${errorMessage(error)}`,
    targetClass: 'danger',
    ...(retry && { action: { label: 'Reintentar', onPress: retry } }),
  });
}

/** Removes an account of the payer `idu` at once, and offers to save it again (issue 4, "remove with undo"). */
export function useRemoveAccount(idu: string): (account: Account) => Promise<void> {
  const [deleteAccount] = useDeleteAccountMutation();
  const [addAccount] = useAddAccountMutation();

  async function saveAgain(account: Account): Promise<void> {
    const { alias, contract, kind, value, isSuggested } = account;
    const name = plainText(alias, 40);
    focusHeading();
    try {
      await addAccount({ idu, alias, contract, kind, value }).unwrap();
      // The bank keeps what is saved at the end of the list, and a suggestion that is saved stops being one.
      const where = isSuggested ? 'entre tus cuentas guardadas' : 'al final de tus cuentas';
      showToast({ text: `Guardamos de nuevo ${name}, ${where}.`, targetClass: 'success' });
    } catch (error) {
      tellFailure(`No pudimos guardar de nuevo ${name}`, error, () => void saveAgain(account));
    }
  }

  return async (account) => {
    const name = plainText(account.alias, 40);
    try {
      await deleteAccount({ idu, id: account.id }).unwrap();
    } catch (error) {
      tellFailure(`No pudimos quitar ${name}`, error);
      return;
    }
    showToast({
      text: `Quitaste ${name}`,
      targetClass: 'success',
      action: { label: 'Deshacer', onPress: () => void saveAgain(account) },
    });
  };
}
