import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Credentials } from '../../api/sessionApi.ts';
import { paths } from '../../config/paths.ts';
import { useAppDispatch, useAppSelector } from '../../store/app/hooks.ts';
import { selectItemCount, selectQueue } from '../../store/cart/cartSlice.ts';
import { takeBillsAlong } from '../../store/payment/takeBillsAlong.ts';
import {
  loginRequested,
  selectSignIn,
  selectSignInProblem,
} from '../../store/session/sessionSlice.ts';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
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
        // About the form's height, so that the modal keeps its size.
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

interface CartNoticeProps {
  id: string;
  /** How many bills are in the cart and in the queue of later payments («Después de este pago»). */
  count: number;
  isTaken: boolean;
  onTake: (isTaken: boolean) => void;
}

/**
 * Says that the login empties the cart and the queue, and offers to keep their bills in the payer's
 * queue.
 */
function CartNotice({ id, count, isTaken, onTake }: CartNoticeProps) {
  const debts = count === 1 ? 'esta deuda' : `estas ${count} deudas`;
  return (
    <Box id={id} sx={{ width: '100%' }}>
      <Typography color="textSecondary" sx={{ mb: 0.5 }}>
        Al ingresar se vacían tu carro y «Después de este pago».
      </Typography>
      <CheckboxField
        name="takeAlong"
        label={`Llevar ${debts} a «Después de este pago» de mi usuario`}
        checked={isTaken}
        onChange={onTake}
      />
    </Box>
  );
}

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
  const count = useAppSelector(selectItemCount) + useAppSelector(selectQueue).length;
  const [takesBills, setTakesBills] = useState(false);
  const noticeId = useId();
  const { form } = useSentForm<Credentials>({
    initialValues: { email, password: '' },
    validationSchema: loginSchema,
    send: (values) => {
      if (takesBills) dispatch(takeBillsAlong());
      dispatch(loginRequested({ email: values.email.trim(), password: values.password }));
    },
  });
  const register = () => {
    close(false);
    void navigate(paths.register);
  };

  return (
    <ModalFrame
      title="Ingresa tus datos"
      width={380}
      {...(count > 0 && { describedBy: noticeId })}
      onClose={() => close(false)}
    >
      {isBusy ? (
        <SigningIn />
      ) : (
        <Stack spacing={2.5} sx={{ mt: 0.5, alignItems: 'center' }}>
          {count > 0 && (
            <CartNotice id={noticeId} count={count} isTaken={takesBills} onTake={setTakesBills} />
          )}
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
