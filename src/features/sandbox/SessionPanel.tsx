import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { watchStarted } from '../../store/idleSlice.ts';
import { selectIsSignedIn } from '../../store/sessionSlice.ts';
import { Section } from './Section.tsx';
import { StateSection } from './StateSection.tsx';
import type { PanelProps } from './useBank.ts';

/** This tab's idle clock, to be put forward; the tokens, to be revoked; the state, to be handed on. */
export function SessionPanel({ act }: Pick<PanelProps, 'act'>) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { idleSeconds, countdownSeconds } = useAppSelector(({ idle }) => idle);
  const dispatch = useAppDispatch();
  const goToWarning = () =>
    dispatch(
      watchStarted({
        limit: idleSeconds + countdownSeconds,
        lastActivity: Date.now() - idleSeconds * 1000,
      }),
    );
  return (
    <>
      <Section
        title="Inactividad"
        help="Con una sesión iniciada: adelantar hace como si nadie hubiera tocado esta pestaña."
        {...(isSignedIn && { actions: { 'Adelantar hasta el aviso': goToWarning } })}
      />
      <Section
        title="Tokens"
        help="El banco olvida todos los tokens, también los de visitante: la próxima llamada de cada sesión recibe un 401."
        actions={{
          'Vencer todas las sesiones': () =>
            act((bank) => bank.expireSessions(), { done: 'El banco olvidó todas las sesiones.' }),
        }}
      />
      <StateSection />
    </>
  );
}
