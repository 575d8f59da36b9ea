import { styled } from '@mui/material/styles';
import { ListSkeleton } from '../../ui/loading/Skeletons.tsx';
import { OverviewSlip } from './overviewFrame.ts';
import { OverviewSkeleton } from './OverviewSkeleton.tsx';

const Lists = styled('div')({ marginTop: 40 });

/** The screen while the accounts load. */
export function AccountsSkeleton() {
  return (
    <>
      <OverviewSlip data-loading="">
        <h2>Por pagar</h2>
        <OverviewSkeleton />
      </OverviewSlip>
      <Lists>
        <ListSkeleton count={5} label="Buscando tus cuentas" />
      </Lists>
    </>
  );
}
