import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import {
  CheckCircleIcon,
  ClockIcon,
  ErrorCircleIcon,
  InfoIcon,
  SearchIcon,
} from '../../ui/icons/icons.tsx';
import { useShownTitle } from '../../ui/page/pageTitle.ts';
import { outcomeTexts } from './outcomes.ts';
import type { Outcome } from './outcomes.ts';
import { focusMainHeading } from '../../ui/focus/arrival.ts';
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

/**
 * The outcome as an icon, a heading and a sentence; `lead` replaces the usual sentence. The heading
 * is also the document's title, and takes the focus if no element has it, as after the return from
 * the bank's page.
 */
export function OutcomeHeading({ outcome, lead }: { outcome: Outcome; lead?: string | undefined }) {
  const { icon: Icon, color, tint } = marks[outcome];
  const { title, lead: usual } = outcomeTexts[outcome];
  useShownTitle(title);
  useEffect(() => {
    if (document.activeElement === document.body) focusMainHeading({ preventScroll: true });
  }, []);
  return (
    <Box component="header" sx={{ mb: 2.5 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Avatar sx={{ width: '2.75rem', height: '2.75rem', color, bgcolor: tint }}>
          <Icon size={26} />
        </Avatar>
        <Typography variant="h1" tabIndex={-1} sx={{ flex: '1 1 min-content', minWidth: 0 }}>
          {title}
        </Typography>
      </Stack>
      <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>{lead ?? usual}</Typography>
    </Box>
  );
}

/**
 * 'Volver': leads from the result to a payer's accounts, or to the lookup (the screen that queries
 * an account's debts) for a guest. The button is filled if it is the main next step.
 */
export function ReturnLink({ isNext }: { isNext: boolean }) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return (
    <Button
      href={isSignedIn ? paths.accounts : paths.lookup}
      variant={isNext ? 'contained' : 'outlined'}
    >
      Volver
    </Button>
  );
}
