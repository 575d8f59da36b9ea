import { useRef } from 'react';
import { useAddAccountMutation } from '../../api/accountsApi.ts';
import type { NewAccount } from '../../api/accountsApi.ts';
import { isConflict, isOutcomeUnknown } from '../../api/errors.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { AliasModal } from './AliasModal.tsx';

/** The account to save, and the alias to offer for it. */
interface SaveAccountModalProps {
  account: NewAccount;
  close: (confirmed: boolean) => void;
}

/** The modal that saves an account that was paid; the bank knows it, so only its alias is asked for. */
export function SaveAccountModal({ account, close }: SaveAccountModalProps) {
  const [addAccount] = useAddAccountMutation();
  const isUnconfirmed = useRef(false);
  async function save(alias: string): Promise<void> {
    let text = 'Cuenta guardada.';
    try {
      await addAccount({ ...account, alias }).unwrap();
    } catch (error) {
      isUnconfirmed.current ||= isOutcomeUnknown(error);
      if (!isConflict(error)) throw error;
      // Unless the previous press saved it, whose answer was lost.
      if (!isUnconfirmed.current) text = 'Ya tenías guardada esta cuenta.';
    }
    showToast({ text, targetClass: 'success' });
  }
  return <AliasModal title="Guardar esta cuenta" alias={account.alias} save={save} close={close} />;
}
