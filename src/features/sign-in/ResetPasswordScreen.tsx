import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { paths } from '../../config/paths.ts';
import { useAppDispatch } from '../../store/app/hooks.ts';
import { AsideNote, FormAside, FormWithAside } from '../../ui/forms/FormWithAside.tsx';
import { useStepHistory } from '../../ui/hooks/useStepHistory.ts';
import { Notice } from '../../ui/page/Notice.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Unbroken } from '../../ui/text/ReferenceText.tsx';
import { announceAndLogin } from './announceAndLogin.ts';
import { NewPasswordStep } from './NewPasswordStep.tsx';
import { RequestCodeStep } from './RequestCodeStep.tsx';

/**
 * The live region is rendered before its message, so that screen readers announce it. The message
 * does not reveal whether the bank knows the address.
 */
function CodesSent({ count, email }: { count: number; email: string }) {
  return (
    <Box aria-live="polite" sx={{ mb: count > 0 ? 3 : 0 }}>
      {count > 0 && (
        <Notice key={count}>
          <p>
            {count === 1
              ? 'Si el correo está registrado, te enviamos un código de 6 dígitos.'
              : 'Si el correo está registrado, te enviamos otro código de 6 dígitos. Usa el más reciente.'}
          </p>
          <p>
            Revisa la bandeja de entrada y los correos no deseados de{' '}
            <Unbroken>{`${email}.`}</Unbroken>
          </p>
        </Notice>
      )}
    </Box>
  );
}

function CodeHelp() {
  return (
    <FormAside label="Si no te llega">
      <AsideNote title="¿No te llega el código?">
        Revisa los correos no deseados y que la dirección sea la de tu usuario. Si pides otro, usa
        el más reciente.
      </AsideNote>
      <AsideNote title="¿Ya no usas ese correo?">
        <Link href={paths.contact}>Escríbenos</Link> y vemos cómo ayudarte a recuperar tu usuario.
      </AsideNote>
    </FormAside>
  );
}

/** /usuario/restablecerClave: requests a code by mail, then takes the code and a new password. */
export function ResetPasswordScreen() {
  const dispatch = useAppDispatch();
  const [email, setEmail] = useState('');
  const [codes, setCodes] = useState(0);
  useStepHistory({
    step: codes === 0 ? 0 : 1,
    onReturn(to) {
      if (to === 0) setCodes(0);
      return to === 0 || codes === 0 ? 0 : 1;
    },
  });
  const announce = () => {
    setCodes(0);
    setEmail('');
    void dispatch(
      announceAndLogin({
        title: 'Contraseña restablecida',
        message: 'Ya puedes ingresar con tu nueva contraseña.',
        email,
      }),
    );
  };

  return (
    <Page
      title="Restablecer contraseña"
      lead="Te enviamos un código por correo y eliges una contraseña nueva."
    >
      <FormWithAside>
        <div>
          <CodesSent count={codes} email={email} />
          {codes === 0 ? (
            <RequestCodeStep
              email={email}
              onRequested={(address) => {
                setEmail(address);
                setCodes(1);
              }}
            />
          ) : (
            <NewPasswordStep
              email={email}
              onResent={() => setCodes(codes + 1)}
              onBack={() => setCodes(0)}
              onReset={announce}
            />
          )}
        </div>
        <CodeHelp />
      </FormWithAside>
    </Page>
  );
}
