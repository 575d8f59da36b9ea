import { styled } from '@mui/material/styles';
import { ListSkeleton } from '../../ui/Skeletons.tsx';
import { OverviewSkeleton } from './Overview.tsx';

const Lists = styled('div')({ marginTop: 40 });

/** The screen while the accounts are on their way. */
export function AccountsSkeleton() {
  return (
    <>
      <OverviewSkeleton />
      <Lists>
        <ListSkeleton count={5} label="Buscando tus cuentas" />
      </Lists>
    </>
  );
}
