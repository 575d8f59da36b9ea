import { styled } from '@mui/material/styles';
import { SkeletonBar, SkeletonLines, Waiting } from '../../ui/loading/skeletonParts.tsx';
import { FactList } from './profileFrame.ts';

const Fields = styled('div')({ display: 'grid', gap: 24 });

const facts = ['RUT', 'Perfil'];
const fields = ['Nombre', 'Apellidos', 'Correo electrónico', 'Teléfono'];

/** The profile while it loads: two facts and the form. */
export function ProfileSkeleton() {
  return (
    <Waiting label="Cargando tu perfil…">
      <FactList as="div">
        {facts.map((fact) => (
          <SkeletonBar key={fact} shape={{ width: 120, height: 44 }} />
        ))}
      </FactList>
      <Fields>
        {fields.map((field) => (
          <SkeletonLines key={field}>
            <SkeletonBar shape={{ width: 120, height: 18 }} />
            <SkeletonBar shape={{ height: 52, borderRadius: 12 }} />
          </SkeletonLines>
        ))}
      </Fields>
    </Waiting>
  );
}
