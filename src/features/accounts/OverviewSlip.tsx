import Grid from '@mui/material/Grid';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { range } from '../../lib/arrays.ts';
import { useReplacement } from '../../ui/focus/removal.ts';
import { PaperSlip, SlipDivider } from '../../ui/drawings/PaperSlip.tsx';
import { Waiting } from '../../ui/loading/Waiting.tsx';
import { nearestCount } from './NearestDebts.tsx';

/**
 * Each placeholder is about as high as the content that replaces it, so that the page does not
 * shift.
 */
export function OverviewSkeleton() {
  return (
    <Waiting label="Consultando lo que debes">
      <Grid container rowSpacing={3} columnSpacing={6}>
        <Grid size={{ xs: 12, md: 6 }}>
          <Stack spacing={1.75}>
            <Skeleton width="min(200px, 70%)" height={34} />
            <Skeleton width={180} height={14} />
            <Skeleton width={240} height={14} />
            <Skeleton height={57} sx={{ maxWidth: { sm: 272 } }} />
            <Skeleton sx={{ maxWidth: 380, height: { xs: 35, sm: 14 } }} />
          </Stack>
        </Grid>
        <Grid size={{ xs: 12, md: 6 }}>
          <Stack spacing={1.5}>
            {range(3).map((group) => (
              <Skeleton key={group} height={48} />
            ))}
          </Stack>
        </Grid>
      </Grid>
      <SlipDivider />
      <Grid container spacing={{ xs: 2, md: 3 }}>
        {range(nearestCount).map((debt) => (
          <Grid key={debt} size={{ xs: 12, md: 3 }}>
            <Skeleton sx={{ height: { xs: 56, sm: 88 } }} />
          </Grid>
        ))}
      </Grid>
    </Waiting>
  );
}

const Slip = styled(PaperSlip)({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  padding: 'clamp(20px, 3vw, 32px)',
});

interface OverviewSlipProps {
  isAwaited: boolean;
  /** How many accounts the figures include, such as "5 de 12 cuentas"; undefined if all. */
  coverage?: string | undefined;
  /**
   * Whether the button "Sumar las demás" (in `children`) is loading accounts. If loading removes
   * the button, the heading takes its focus.
   */
  isAdding?: boolean;
  children: ReactNode;
}

/**
 * The minimum height is about the height of the loaded content, so that the content below does not
 * shift.
 */
export function OverviewSlip({
  isAwaited,
  coverage,
  isAdding = false,
  children,
}: OverviewSlipProps) {
  const heading = useReplacement<HTMLHeadingElement>(!isAdding);
  return (
    <Slip
      as="section"
      aria-label="Por pagar"
      sx={{ minHeight: { xs: isAwaited ? 600 : 0, md: 464, lg: 474 } }}
    >
      <Typography ref={heading} tabIndex={-1} variant="h3" component="h2" color="textSecondary">
        {coverage ? `Por pagar en ${coverage}` : 'Por pagar'}
      </Typography>
      {children}
    </Slip>
  );
}
