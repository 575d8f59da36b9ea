import Button from '@mui/material/Button';
import { paths } from '../../config/paths.ts';
import { useAppSelector } from '../../store/app/hooks.ts';
import { selectIsSignedIn } from '../../store/session/sessionSlice.ts';

/** 'Volver': where a payer or guest goes after a payment. */
export function ReturnLink() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return (
    <Button href={isSignedIn ? paths.accounts : paths.lookup} variant="outlined">
      Volver
    </Button>
  );
}
