import { styled } from '@mui/material/styles';
import { FieldPair } from '../../ui/forms/formLayout.ts';
import { SkeletonBar, SkeletonLines, Waiting } from '../../ui/loading/skeletonParts.tsx';
import { FactList } from './profileFrame.ts';

const Fields = styled('div')({ display: 'grid', gap: 24 });

const facts = ['RUT', 'Perfil'];

/** A field as high as a real one, with or without a line of help below. */
function FieldSkeleton({ help = false }: { help?: boolean }) {
  return (
    <SkeletonLines>
      <SkeletonBar shape={{ width: 120, height: 18, marginBlock: 4 }} />
      <SkeletonBar shape={{ height: 52, borderRadius: 12 }} />
      {help && <SkeletonBar shape={{ width: 160, height: 14, marginBlock: 3 }} />}
    </SkeletonLines>
  );
}

/** The profile while it loads: two facts and the form. */
export function ProfileSkeleton() {
  return (
    <Waiting label="Cargando tu perfil…">
      <FactList as="div">
        {facts.map((fact) => (
          <SkeletonBar key={fact} shape={{ width: 120, height: 45 }} />
        ))}
      </FactList>
      <Fields>
        <FieldSkeleton />
        <FieldPair>
          <FieldSkeleton />
          <FieldSkeleton help />
        </FieldPair>
        <FieldSkeleton help />
        <FieldSkeleton help />
      </Fields>
    </Waiting>
  );
}
