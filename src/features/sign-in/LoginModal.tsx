import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router';
import type { Credentials } from '../../api/sessionApi.ts';
import { paths } from '../../config/paths.ts';
import { useAppDispatch, useAppSelector } from '../../store/app/hooks.ts';
import {
  loginRequested,
  selectSignIn,
  selectSignInProblem,
} from '../../store/session/sessionSlice.ts';
import { useInitialFocus } from '../../ui/focus/arrival.ts';
import { useSentForm } from '../../ui/forms/useSentForm.ts';
import { ModalFrame } from '../../ui/modals/ModalFrame.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { LoginFields } from './LoginFields.tsx';
import { loginSchema } from './loginForm.ts';

/** Replaces the login form while it is sent, and takes over its focus. */
function SigningIn() {
  const frame = useInitialFocus<HTMLDivElement>();
  return (
    <Box
      ref={frame}
      role="status"
      tabIndex={-1}
      sx={{
        display: 'grid',
        placeItems: 'center',
        // The form's height, so that the modal keeps its size.
        minHeight: 'min(464px, 100dvh - 160px)',
        color: 'primary.main',
        '&:focus': { outline: 'none' },
      }}
    >
      <CircularProgress aria-hidden="true" size="2.5rem" />
      <VisuallyHidden>Ingresando…</VisuallyHidden>
    </Box>
  );
}

/** The login; a spinner replaces the form while it is sent. */
export function LoginModal({
  email = '',
  close,
}: {
  email?: string | undefined;
  close: (confirmed: boolean) => void;
}) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isBusy = useAppSelector(selectSignIn) === 'requesting';
  const problem = useAppSelector(selectSignInProblem);
  const { form } = useSentForm<Credentials>({
    initialValues: { email, password: '' },
    validationSchema: loginSchema,
    send: (values) => {
      dispatch(loginRequested({ email: values.email.trim(), password: values.password }));
    },
  });
  const register = () => {
    close(false);
    void navigate(paths.register);
  };

  return (
    <ModalFrame title="Ingresa tus datos" width={380} onClose={() => close(false)}>
      {isBusy ? (
        <SigningIn />
      ) : (
        <Stack spacing={2.5} sx={{ mt: 0.5, alignItems: 'center' }}>
          <LoginFields form={form} problem={form.submitCount > 0 ? problem : undefined} />
          <Link href={paths.resetPassword} onClick={() => close(false)}>
            ¿Olvidaste tu contraseña?
          </Link>
          <Divider flexItem />
          <Typography color="textSecondary">¿No estás registrado?</Typography>
          <Button variant="outlined" fullWidth onClick={register}>
            Crea tu cuenta
          </Button>
        </Stack>
      )}
    </ModalFrame>
  );
}
