import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { timeLeft } from '../../store/idleMachine.ts';
import type { IdleStatus } from '../../store/idleMachine.ts';
import { watchStarted } from '../../store/idleSlice.ts';
import { openModal } from '../../store/modalsSlice.ts';
import { selectIsSignedIn } from '../../store/sessionSlice.ts';
import { useNow } from '../../ui/hooks/useNow.ts';
import { duration, timeOfDay } from './clock.ts';
import { Section } from './Section.tsx';
import type { Act } from './useBank.ts';

const statusNames: Record<IdleStatus, string> = {
  stopped: 'Detenida',
  running: 'Vigilando',
  warning: 'Avisando',
  timedOut: 'Vencida',
};

function Watch() {
  const idle = useAppSelector((state) => state.idle);
  const dispatch = useAppDispatch();
  const now = useNow();
  const limit = idle.idleSeconds + idle.countdownSeconds;
  const leaveAlone = (secondsLeft: number) =>
    dispatch(watchStarted({ limit, lastActivity: now - (limit - secondsLeft) * 1000 }));
  const facts = [
    ['Vigilancia', statusNames[idle.status]],
    ['Queda', duration(timeLeft(idle, now) / 1000)],
    ['Límite', `${duration(limit)}, con aviso ${duration(idle.countdownSeconds)} antes`],
    ['Última actividad', idle.lastActivity === undefined ? '—' : timeOfDay(idle.lastActivity)],
  ];
  return (
    <>
      <Stack component="dl" direction="row" useFlexGap spacing={4} sx={{ flexWrap: 'wrap', m: 0 }}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 600 }}>
              {value}
            </Typography>
          </div>
        ))}
      </Stack>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => leaveAlone(idle.countdownSeconds)}>
          Adelantar hasta el aviso
        </Button>
        <Button variant="outlined" onClick={() => leaveAlone(5)}>
          Adelantar hasta los últimos 5 s
        </Button>
      </Stack>
    </>
  );
}

/** This tab's idle clock, which can be put forward, and the tokens, which can be revoked. */
export function SessionPanel({ act }: { act: Act }) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const dispatch = useAppDispatch();
  return (
    <Stack spacing={6}>
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
          <div>
            <Button variant="outlined" onClick={() => dispatch(openModal({ kind: 'login' }))}>
              Iniciar sesión
            </Button>
          </div>
        )}
      </Section>
      <Section
        title="Tokens"
        help="El banco olvida todos los tokens, también los de visitante: la próxima llamada de cada sesión recibe un 401."
      >
        <div>
          <Button
            variant="outlined"
            onClick={() =>
              act((bank) => bank.expireSessions(), 'El banco olvidó todas las sesiones.')
            }
          >
            Vencer todas las sesiones
          </Button>
        </div>
      </Section>
    </Stack>
  );
}
