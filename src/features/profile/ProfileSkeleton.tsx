import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { FieldPair } from '../../ui/forms/Form.tsx';
import { Waiting } from '../../ui/loading/Waiting.tsx';
import { Fact, FactList } from './FactList.tsx';

/** A placeholder as high as a field, with or without a line of help below. */
function FieldSkeleton({ help = false }: { help?: boolean }) {
  return (
    <Stack spacing={1} sx={{ flex: 1, pt: 0.5 }}>
      <Skeleton width={120} height={18} />
      <Skeleton height={52} />
      {help && <Skeleton width={160} height={14} />}
    </Stack>
  );
}

const fact = <Skeleton width={120} height={20} />;

export function ProfileSkeleton() {
  return (
    <Waiting label="Cargando tu perfil…">
      <FactList>
        <Fact term="RUT">{fact}</Fact>
        <Fact term="Perfil">{fact}</Fact>
      </FactList>
      <Stack spacing={3}>
        <FieldSkeleton />
        <FieldPair>
          <FieldSkeleton />
          <FieldSkeleton help />
        </FieldPair>
        <FieldSkeleton help />
        <FieldSkeleton help />
      </Stack>
    </Waiting>
  );
}
