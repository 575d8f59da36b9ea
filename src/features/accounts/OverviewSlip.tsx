import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PaperSlip } from '../../ui/drawings/PaperSlip.tsx';

const Slip = styled(PaperSlip)({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  padding: 'clamp(20px, 3vw, 32px)',
});

/**
 * The paper slip of what is to be paid; while that is awaited it is as high as what comes, so that
 * nothing below moves.
 */
export function OverviewSlip({ isAwaited, children }: { isAwaited: boolean; children: ReactNode }) {
  return (
    <Slip
      as="section"
      aria-label="Por pagar"
      sx={{ minHeight: { xs: isAwaited ? 600 : 0, md: 464, lg: 474 } }}
    >
      <Typography variant="h3" component="h2" color="textSecondary">
        Por pagar
      </Typography>
      {children}
    </Slip>
  );
}
