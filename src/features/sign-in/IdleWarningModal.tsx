import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useId } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectSecondsLeft, sessionExtended } from '../../store/idleSlice.ts';
import { logoutRequested } from '../../store/sessionSlice.ts';
import { palette, theme } from '../../theme/theme.ts';
import { FirstButton } from '../../ui/modals/FirstButton.tsx';
import { ModalFrame } from '../../ui/modals/ModalFrame.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';

const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: 16 });
const Seconds = styled('span')({
  ...theme.typography.display,
  flex: 'none',
  minWidth: '2ch',
  lineHeight: 1,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  color: palette.primary.main,
});

/**
 * At how many seconds left a screen reader announces them; the first 30 are in the modal's text.
 */
const announced = [5, 10];

/**
 * The announcement of the seconds left; it changes only at the moments above, so that it is not
 * read every second.
 */
function announcement(seconds: number): string {
  const moment = announced.find((each) => seconds <= each);
  return moment === undefined ? '' : `Quedan ${moment} segundos`;
}

/**
 * The warning before an idle session ends. Enter on the focused button or Escape extends it; a
 * press outside does nothing, as mouse and touch do not count while a modal is open.
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
      <Row>
        <Seconds role="timer" aria-label="Segundos restantes">
          {seconds}
        </Seconds>
        <p id={text}>Su sesión expirará en 30 segundos</p>
      </Row>
      <VisuallyHidden role="status">{announcement(seconds)}</VisuallyHidden>
    </ModalFrame>
  );
}
