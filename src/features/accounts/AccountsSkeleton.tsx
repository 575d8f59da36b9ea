import Box from '@mui/material/Box';
import { ListSkeleton } from '../../ui/loading/Skeletons.tsx';
import { OverviewSlip } from './OverviewSlip.tsx';
import { OverviewSkeleton } from './OverviewSkeleton.tsx';

/** The screen while the accounts load. */
export function AccountsSkeleton() {
  return (
    <>
      <OverviewSlip isAwaited>
        <OverviewSkeleton />
      </OverviewSlip>
      <Box sx={{ mt: 5 }}>
        <ListSkeleton count={5} label="Buscando tus cuentas" />
      </Box>
    </>
  );
}
