import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { object } from 'yup';
import { useAddAccountMutation, useRenameAccountMutation } from '../../api/accountsApi.ts';
import type { NewAccount } from '../../api/accountsApi.ts';
import { isConflict, isOutcomeUnknown } from '../../api/errors.ts';
import { formRefusal } from '../../api/formRefusal.ts';
import { aliasRule } from '../../components/accounts/alias.ts';
import { maskedIdentifier } from '../../lib/identifiers/identifierText.ts';
import { useAppDispatch, useAppSelector } from '../../store/app/hooks.ts';
import { renameAccount } from '../../store/device/rememberAccounts.ts';
import type { RememberedAccount } from '../../store/device/rememberedAccountsSlice.ts';
import { selectUserData } from '../../store/session/sessionSlice.ts';
import { LoadingButton } from '../../ui/buttons/LoadingButton.tsx';
import { FormField } from '../../ui/fields/FormField.tsx';
import type { FieldValueProps } from '../../ui/fields/FormField.tsx';
import { useInitialFocus } from '../../ui/focus/arrival.ts';
import { Form, FormMessage } from '../../ui/forms/Form.tsx';
import { useSentForm } from '../../ui/forms/useSentForm.ts';
import { ModalFrame } from '../../ui/modals/ModalFrame.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { showToast } from '../../ui/toasts/toasts.ts';

const schema = object({ alias: aliasRule() });

function AliasField(props: FieldValueProps) {
  const start = useInitialFocus<HTMLInputElement>();
  return (
    <FormField
      label="Alias"
      help="Así llamarás a esta cuenta en el portal."
      {...props}
      inputRef={start}
      autoComplete="off"
      required
    />
  );
}

interface AliasModalProps {
  title: string;
  /** A line that identifies the account. */
  about?: string;
  alias: string;
  /** If the promise rejects, the modal stays open and shows the error. */
  save: (alias: string) => Promise<unknown>;
  close: (confirmed: boolean) => void;
}

function AliasModal({ title, about, alias, save, close }: AliasModalProps) {
  const { form, formProps, message, field } = useSentForm({
    initialValues: { alias },
    validationSchema: schema,
    send: (values) => save(values.alias.trim()),
    explain: (error) => formRefusal(error),
    onSent: () => close(true),
  });
  const formId = useId();
  return (
    <ModalFrame
      title={title}
      width={380}
      // The modal cannot be closed while saving: the call cannot be aborted, and its failure must
      // be visible.
      onClose={form.isSubmitting ? undefined : () => close(false)}
      cross
      actions={
        <>
          <Button variant="outlined" disabled={form.isSubmitting} onClick={() => close(false)}>
            Cancelar
          </Button>
          <LoadingButton type="submit" form={formId} loading={form.isSubmitting}>
            Guardar
          </LoadingButton>
        </>
      }
    >
      <Form id={formId} {...formProps}>
        {about !== undefined && (
          <Typography sx={{ mb: 2 }}>
            <UntrustedText>{about}</UntrustedText>
          </Typography>
        )}
        <AliasField {...field('alias')} />
        <FormMessage>{message}</FormMessage>
      </Form>
    </ModalFrame>
  );
}

interface EditAliasModalProps {
  accountId: string;
  alias: string;
  close: (confirmed: boolean) => void;
}

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

interface SaveAccountModalProps {
  account: NewAccount;
  close: (confirmed: boolean) => void;
}

/**
 * The modal that saves a paid account. The bank has already found the account, so only the alias is
 * asked for.
 */
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
      // A conflict: the account is already saved. If an earlier press got no answer, that press has
      // probably saved it.
      if (!isUnconfirmed.current) text = 'Ya tenías guardada esta cuenta.';
    }
    showToast({ text, targetClass: 'success' });
  }
  return (
    <AliasModal
      title="Guardar esta cuenta"
      about={`${account.alias}, ${maskedIdentifier(account.value)}`}
      alias={account.alias}
      save={save}
      close={close}
    />
  );
}

interface NameAccountModalProps {
  account: RememberedAccount;
  close: (confirmed: boolean) => void;
}

/** Renames a guest's account on this device only. */
export function NameAccountModal({ account, close }: NameAccountModalProps) {
  const dispatch = useAppDispatch();
  return (
    <AliasModal
      title="Cambiar nombre"
      about={maskedIdentifier(account.value)}
      alias={account.alias}
      save={(chosen) => dispatch(renameAccount(account, chosen))}
      close={close}
    />
  );
}
