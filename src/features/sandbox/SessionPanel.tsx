import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { watchStarted } from '../../store/idleSlice.ts';
import { timeLeft } from '../../store/idleMachine.ts';
import type { IdleState, IdleStatus } from '../../store/idleMachine.ts';
import { openModal } from '../../store/modalsSlice.ts';
import { selectIsSignedIn } from '../../store/sessionSlice.ts';
import { quietText } from '../../theme/quietText.ts';
import { useNow } from '../../ui/hooks/useNow.ts';
import { duration, timeOfDay } from './clock.ts';
import { ButtonRow, Section } from './Section.tsx';
import type { Act } from './useBank.ts';

const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
  gap: 24,
  margin: '0 0 24px',
  '& dt': quietText,
  '& dd': { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
});

const statusNames: Record<IdleStatus, string> = {
  stopped: 'Detenida',
  running: 'Vigilando',
  warning: 'Avisando',
  timedOut: 'Vencida',
};

const limitOf = ({ idleSeconds, countdownSeconds }: IdleState) => idleSeconds + countdownSeconds;

function Watch() {
  const idle = useAppSelector((state) => state.idle);
  const dispatch = useAppDispatch();
  const now = useNow();
  const limit = limitOf(idle);
  const leaveAlone = (secondsLeft: number) =>
    dispatch(watchStarted({ limit, lastActivity: now - (limit - secondsLeft) * 1000 }));
  return (
    <>
      <Facts>
        <div>
          <dt>Vigilancia</dt>
          <dd>{statusNames[idle.status]}</dd>
        </div>
        <div>
          <dt>Queda</dt>
          <dd>{duration(timeLeft(idle, now) / 1000)}</dd>
        </div>
        <div>
          <dt>Límite</dt>
          <dd>{`${duration(limit)}, con aviso ${duration(idle.countdownSeconds)} antes`}</dd>
        </div>
        <div>
          <dt>Última actividad</dt>
          <dd>{idle.lastActivity === undefined ? '—' : timeOfDay(idle.lastActivity)}</dd>
        </div>
      </Facts>
      <ButtonRow>
        <Button variant="outlined" onClick={() => leaveAlone(idle.countdownSeconds)}>
          Adelantar hasta el aviso
        </Button>
        <Button variant="outlined" onClick={() => leaveAlone(5)}>
          Adelantar hasta los últimos 5 s
        </Button>
      </ButtonRow>
    </>
  );
}

/** This tab's idle clock, which can be put forward, and the tokens, which can be revoked. */
export function SessionPanel({ act }: { act: Act }) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const dispatch = useAppDispatch();
  return (
    <>
      <Section
        title="Inactividad"
        help={
          isSignedIn
            ? 'Adelantar hace como si nadie hubiera tocado esta pestaña.'
            : 'La vigilancia corre mientras hay una sesión iniciada en esta pestaña.'
        }
      >
        {isSignedIn ? (
          <Watch />
        ) : (
          <Button variant="outlined" onClick={() => dispatch(openModal({ kind: 'login' }))}>
            Iniciar sesión
          </Button>
        )}
      </Section>
      <Section
        title="Tokens"
        help="El banco olvida todos los tokens, también los de visitante: la próxima llamada de cada sesión recibe un 401."
      >
        <Button
          variant="outlined"
          onClick={() =>
            act((bank) => bank.expireSessions(), 'El banco olvidó todas las sesiones.')
          }
        >
          Vencer todas las sesiones
        </Button>
      </Section>
    </>
  );
}
