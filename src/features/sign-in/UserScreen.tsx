import { styled } from '@mui/material/styles';
import { paths } from '../../paths.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { openModal } from '../../store/modalsSlice.ts';
import { selectIsSignedIn } from '../../store/sessionSlice.ts';
import { TileButton, TileGrid, TileLink } from '../../ui/buttons/TileButton.tsx';
import type { TileLinkProps } from '../../ui/buttons/TileButton.tsx';
import { FormWithAside } from '../../ui/forms/FormWithAside.tsx';
import { ChevronRightIcon, EditIcon, LockIcon, PlusIcon, UserIcon } from '../../ui/icons/icons.tsx';
import { PageContainer } from '../../ui/page/PageContainer.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { WhyAnAccount } from './WhyAnAccount.tsx';

/** One below the other. */
const Ways = styled(TileGrid)({ gap: 16, gridTemplateColumns: '1fr' });

const arrow = <ChevronRightIcon size={20} />;

const guestWays: TileLinkProps[] = [
  {
    mark: <PlusIcon />,
    label: 'Crear cuenta',
    detail: 'Es gratis y toma un minuto',
    to: paths.register,
  },
  {
    mark: <LockIcon />,
    label: 'Restablecer contraseña',
    detail: 'Te enviamos un código por correo',
    to: paths.resetPassword,
  },
];

const payerWays: TileLinkProps[] = [
  {
    mark: <EditIcon />,
    label: 'Mi perfil',
    detail: 'Revisa y actualiza tus datos',
    to: paths.profile,
  },
  {
    mark: <LockIcon />,
    label: 'Cambiar contraseña',
    detail: 'Elige una nueva',
    to: paths.changePassword,
  },
];

/** /usuario: login, registration and reset for a guest; profile and password for a payer. */
export function UserScreen() {
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const lead = isSignedIn
    ? 'Tus datos y tu contraseña.'
    : 'Con una cuenta guardas tus servicios y ves todos tus pagos.';
  return (
    <PageContainer>
      <PageHeading lead={lead}>Tu cuenta</PageHeading>
      <FormWithAside>
        <Ways>
          {!isSignedIn && (
            <li>
              <TileButton
                mark={<UserIcon />}
                label="Ingresar"
                detail="Con tu correo y contraseña"
                end={arrow}
                onClick={() => dispatch(openModal({ kind: 'login' }))}
              />
            </li>
          )}
          {(isSignedIn ? payerWays : guestWays).map((way) => (
            <li key={way.label}>
              <TileLink {...way} end={arrow} />
            </li>
          ))}
        </Ways>
        {!isSignedIn && <WhyAnAccount />}
      </FormWithAside>
    </PageContainer>
  );
}
