import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import {
  CheckCircleIcon,
  ClockIcon,
  ErrorCircleIcon,
  InfoIcon,
  SearchIcon,
} from '../../ui/icons/icons.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { outcomeTexts } from './outcomes.ts';
import type { Outcome } from './outcomes.ts';
import { paths } from '../../config/paths.ts';
import { useAppSelector } from '../../store/app/hooks.ts';
import { selectIsSignedIn } from '../../store/session/sessionSlice.ts';

const marks = {
  paid: { icon: CheckCircleIcon, color: 'success.main', tint: 'tint.success' },
  pending: { icon: ClockIcon, color: 'warning.main', tint: 'tint.warning' },
  rejected: { icon: ErrorCircleIcon, color: 'error.main', tint: 'tint.danger' },
  other: { icon: InfoIcon, color: 'primary.main', tint: 'tint.brand' },
  unknown: { icon: SearchIcon, color: 'primary.main', tint: 'tint.brand' },
  verifying: { icon: SearchIcon, color: 'primary.main', tint: 'tint.brand' },
} as const;

/** The outcome as an icon, a heading and a sentence; `lead` replaces the usual sentence. */
export function OutcomeHeading({ outcome, lead }: { outcome: Outcome; lead?: string | undefined }) {
  const { icon: Icon, color, tint } = marks[outcome];
  const { title, lead: usual } = outcomeTexts[outcome];
  return (
    <>
      <Avatar sx={{ width: 64, height: 64, mb: 2, color, bgcolor: tint }}>
        <Icon size={32} />
      </Avatar>
      <PageHeading lead={lead ?? usual}>{title}</PageHeading>
    </>
  );
}

/** 'Volver': where a payer or guest goes after a payment. */
export function ReturnLink() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return (
    <Button href={isSignedIn ? paths.accounts : paths.lookup} variant="outlined">
      Volver
    </Button>
  );
}
