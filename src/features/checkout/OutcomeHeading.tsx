import { styled } from '@mui/material/styles';
import { palette } from '../../theme/theme.ts';
import { SearchIcon } from '../../ui/icons/firstIcons.tsx';
import { CheckCircleIcon, ClockIcon, ErrorCircleIcon, InfoIcon } from '../../ui/icons/icons.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { outcomeTexts } from './outcomes.ts';
import type { Outcome } from './outcomes.ts';

const icons = {
  paid: CheckCircleIcon,
  pending: ClockIcon,
  rejected: ErrorCircleIcon,
  other: InfoIcon,
  verifying: SearchIcon,
  unknown: SearchIcon,
} as const;

const Mark = styled('div')<{ 'data-outcome': Outcome }>({
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 64,
  marginBottom: 16,
  borderRadius: '50%',
  '&[data-outcome=paid]': { color: palette.success.main, backgroundColor: palette.tint.success },
  '&[data-outcome=pending]': { color: palette.warning.main, backgroundColor: palette.tint.warning },
  '&[data-outcome=rejected]': { color: palette.error.main, backgroundColor: palette.tint.danger },
  '&:is([data-outcome=other], [data-outcome=verifying], [data-outcome=unknown])': {
    color: palette.primary.main,
    backgroundColor: palette.tint.brand,
  },
});

/** The outcome as an icon, a heading and a sentence; `lead` replaces the usual sentence. */
export function OutcomeHeading({ outcome, lead }: { outcome: Outcome; lead?: string | undefined }) {
  const Icon = icons[outcome];
  const { title, lead: usual } = outcomeTexts[outcome];
  return (
    <>
      <Mark data-outcome={outcome}>
        <Icon size={32} />
      </Mark>
      <PageHeading lead={lead ?? usual}>{title}</PageHeading>
    </>
  );
}
