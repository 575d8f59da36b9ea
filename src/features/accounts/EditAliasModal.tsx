import Button from '@mui/material/Button';
import { useId } from 'react';
import { object } from 'yup';
import { useRenameAccountMutation } from '../../api/accountsApi.ts';
import { formRefusal } from '../../api/formRefusal.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectUserData } from '../../store/sessionSlice.ts';
import { LoadingButton } from '../../ui/buttons/LoadingButton.tsx';
import { FormField } from '../../ui/fields/FormField.tsx';
import type { FieldValueProps } from '../../ui/fields/FormField.tsx';
import { useInitialFocus } from '../../ui/focus/useInitialFocus.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { FormMessage } from '../../ui/forms/FormMessage.tsx';
import { useSentForm } from '../../ui/forms/useSentForm.ts';
import { ModalFrame } from '../../ui/modals/ModalFrame.tsx';
import { aliasRule } from './alias.ts';

const schema = object({ alias: aliasRule() });

/** The only field of the modal; it takes the initial focus. */
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

/** The account whose alias is edited, and its current alias. */
interface EditAliasModalProps {
  accountId: string;
  alias: string;
  close: (confirmed: boolean) => void;
}

/** The modal that changes an account's alias. */
export function EditAliasModal({ accountId, alias, close }: EditAliasModalProps) {
  const payer = useAppSelector(selectUserData);
  const [rename] = useRenameAccountMutation();
  const { form, formRef, message, field } = useSentForm({
    initialValues: { alias },
    validationSchema: schema,
    send: (values) =>
      rename({ idu: payer?.idu ?? '', id: accountId, alias: values.alias.trim() }).unwrap(),
    explain: (error) => formRefusal(error),
    onSent: () => close(true),
  });
  const formId = useId();
  return (
    <ModalFrame
      title="Editar alias"
      width={380}
      // What is under way cannot be called back, and its failure must be seen.
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
      <Form id={formId} ref={formRef} onSubmit={form.handleSubmit}>
        <AliasField {...field('alias')} />
        <FormMessage>{message}</FormMessage>
      </Form>
    </ModalFrame>
  );
}
