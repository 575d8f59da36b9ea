import { styled } from '@mui/material/styles';
import { paths } from '../../paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectIsSignedIn } from '../../store/session.ts';
import { LinkButton } from '../../ui/buttons/LinkButton.tsx';

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

/** 'Volver': where a payer or guest goes after a payment (spec 2, route table). */
export function ReturnLink() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return (
    <LinkButton to={isSignedIn ? paths.accounts : paths.lookup} variant="outlined">
      Volver
    </LinkButton>
  );
}
