import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { object, string } from 'yup';
import { formRefusal } from '../../api/formRefusal.ts';
import { useDeleteUserMutation } from '../../api/usersApi.ts';
import { useAppDispatch, useAppSelector } from '../../store/app/hooks.ts';
import { logoutRequested, selectUserData } from '../../store/session/sessionSlice.ts';
import { LoadingButton } from '../../ui/buttons/LoadingButton.tsx';
import { FormField } from '../../ui/fields/FormField.tsx';
import { Form, FormMessage } from '../../ui/forms/Form.tsx';
import { useSentForm } from '../../ui/forms/useSentForm.ts';
import { ModalFrame } from '../../ui/modals/ModalFrame.tsx';
import { showToast } from '../../ui/toasts/toasts.ts';

const word = 'ELIMINAR';

const schema = object({
  word: string().test(
    'word',
    `Para eliminar tu usuario, escribe la palabra ${word}`,
    (value = '') => value.trim().toUpperCase() === word,
  ),
});

/** Deletes the signed-in payer's own user, not a saved account, and then ends the session. */
export function DeleteAccountModal({ close }: { close: (confirmed: boolean) => void }) {
  const dispatch = useAppDispatch();
  const payer = useAppSelector(selectUserData);
  const [deleteUser] = useDeleteUserMutation();
  const { form, formProps, message, field } = useSentForm({
    initialValues: { word: '' },
    validationSchema: schema,
    send: () => deleteUser(payer?.docUsr ?? '').unwrap(),
    explain: (error) => formRefusal(error),
    onSent() {
      dispatch(logoutRequested('logout'));
      // Shown after the session has ended, because the end of a session removes all toasts.
      showToast({
        text: 'Tu usuario fue eliminado.',
        targetClass: 'success',
        outlivesScreen: true,
      });
    },
  });
  const formId = useId();
  const textId = useId();
  return (
    <ModalFrame
      title="Eliminar mi usuario"
      describedBy={textId}
      // The modal cannot be closed while sending: the call cannot be aborted, and its failure must
      // be visible.
      onClose={form.isSubmitting ? undefined : () => close(false)}
      cross
      actions={
        <>
          <Button variant="outlined" disabled={form.isSubmitting} onClick={() => close(false)}>
            Cancelar
          </Button>
          <LoadingButton type="submit" form={formId} color="error" loading={form.isSubmitting}>
            Eliminar mi usuario
          </LoadingButton>
        </>
      }
    >
      <Typography id={textId}>
        Se borran tu usuario y tus cuentas guardadas, y no se puede deshacer. Los pagos que hiciste
        siguen siendo válidos.
      </Typography>
      <Form id={formId} {...formProps}>
        <FormField
          label={`Escribe ${word} para confirmar`}
          {...field('word')}
          autoComplete="off"
          spellCheck={false}
          required
        />
        <FormMessage>{message}</FormMessage>
      </Form>
    </ModalFrame>
  );
}
