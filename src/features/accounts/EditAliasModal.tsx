import { useRenameAccountMutation } from '../../api/accountsApi.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectUserData } from '../../store/sessionSlice.ts';
import { AliasModal } from './AliasModal.tsx';

/** The account whose alias is edited, and its current alias. */
interface EditAliasModalProps {
  accountId: string;
  alias: string;
  close: (confirmed: boolean) => void;
}

/** The modal that changes an account's alias. */
export function EditAliasModal({ accountId, alias, close }: EditAliasModalProps) {
  const idu = useAppSelector(selectUserData)?.idu ?? '';
  const [rename] = useRenameAccountMutation();
  return (
    <AliasModal
      title="Editar alias"
      alias={alias}
      save={(chosen) => rename({ idu, id: accountId, alias: chosen }).unwrap()}
      close={close}
    />
  );
}
