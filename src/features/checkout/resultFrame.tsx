import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { styled } from '@mui/material/styles';
import { paths } from '../../paths.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { openModal } from '../../store/modalsSlice.ts';
import { selectIsSignedIn } from '../../store/sessionSlice.ts';

/** What follows the heading of a result. */
export const Parts = styled('div')({ display: 'grid', gap: 32 });

/** The facts of a payment, a line each. */
export const CheckLines = styled('dl')({
  display: 'grid',
  gap: 12,
  margin: 0,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  '& dd': { margin: 0, textAlign: 'end' },
});

/** The way for a guest to leave nothing in this browser; of a payer nothing stays after a logout. */
export function ForgetMe() {
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  if (isSignedIn) return null;
  return (
    <Button
      variant="text"
      onClick={() => dispatch(openModal({ kind: 'forgetMe' }))}
      // Its words stand at the edge of what is above.
      style={{ justifySelf: 'start', marginInlineStart: -12 }}
    >
      Olvidar mis datos en este equipo
    </Button>
  );
}

/** 'Volver': where a payer or guest goes after a payment. */
export function ReturnLink() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return (
    <Button
      component={RouterLink}
      to={isSignedIn ? paths.accounts : paths.lookup}
      variant="outlined"
    >
      Volver
    </Button>
  );
}
