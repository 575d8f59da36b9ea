import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/app/hooks.ts';
import { selectSecondsLeft, sessionExtended } from '../../store/session/idleSlice.ts';
import { logoutRequested } from '../../store/session/sessionSlice.ts';
import { FirstButton } from '../../ui/modals/FirstButton.tsx';
import { ModalFrame } from '../../ui/modals/ModalFrame.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';

/**
 * The seconds left at which screen readers announce the remaining time. 30 is not among them,
 * because the modal's text says it.
 */
const announced = [5, 10];

/**
 * Returns a text that changes only at the `announced` seconds, because screen readers read each
 * change.
 */
function announcement(seconds: number): string {
  const moment = announced.find((each) => seconds <= each);
  return moment === undefined ? '' : `Quedan ${moment} segundos`;
}

/**
 * Warns before an idle session ends. Escape extends the session. A press outside the modal does
 * not: mouse and touch do not count as activity while a modal is open.
 */
export function IdleWarningModal() {
  const dispatch = useAppDispatch();
  const seconds = useAppSelector(selectSecondsLeft) ?? 0;
  const text = useId();
  useEffect(() => {
    const extend = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dispatch(sessionExtended(Date.now()));
    };
    window.addEventListener('keydown', extend, true);
    return () => window.removeEventListener('keydown', extend, true);
  }, [dispatch]);
  const leave = () => dispatch(logoutRequested('close'));
  return (
    <ModalFrame
      title="Tu sesión está por expirar"
      describedBy={text}
      actions={
        <>
          <Button variant="outlined" onClick={leave}>
            Salir
          </Button>
          <FirstButton onClick={() => dispatch(sessionExtended(Date.now()))}>
            Ampliar sesión
          </FirstButton>
        </>
      }
    >
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Typography
          component="span"
          variant="display"
          color="primary"
          role="timer"
          aria-label="Segundos restantes"
          sx={{
            flex: 'none',
            minWidth: '2ch',
            lineHeight: 1,
            textAlign: 'end',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {seconds}
        </Typography>
        <Typography id={text}>Su sesión expirará en 30 segundos</Typography>
      </Stack>
      <VisuallyHidden role="status">{announcement(seconds)}</VisuallyHidden>
    </ModalFrame>
  );
}
