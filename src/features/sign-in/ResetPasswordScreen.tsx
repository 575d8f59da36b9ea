import { useState } from 'react';
import { useAppDispatch } from '../../store/hooks.ts';
import { FormWithAside } from '../../ui/forms/FormWithAside.tsx';
import { useStepHistory } from '../../ui/hooks/useStepHistory.ts';
import { PageContainer } from '../../ui/page/PageContainer.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { announceAndLogin } from './announceAndLogin.ts';
import { CodeHelp } from './CodeHelp.tsx';
import { CodesSent } from './CodesSent.tsx';
import { NewPasswordStep } from './NewPasswordStep.tsx';
import { RequestCodeStep } from './RequestCodeStep.tsx';

/** /usuario/restablecerClave: resets a password in two steps, a mailed code and a new password. */
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
    <PageContainer>
      <PageHeading lead="Te enviamos un código por correo y eliges una contraseña nueva.">
        Restablecer contraseña
      </PageHeading>
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
    </PageContainer>
  );
}
