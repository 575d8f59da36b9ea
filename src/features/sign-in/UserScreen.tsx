import { styled } from '@mui/material/styles';
import { paths } from '../../paths.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { openModal } from '../../store/modals.ts';
import { selectIsSignedIn } from '../../store/session.ts';
import { EditIcon, LockIcon, PlusIcon, UserIcon } from '../../ui/icons.tsx';
import { PageContainer } from '../../ui/PageContainer.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { TileButton, TileGrid, TileLink } from '../../ui/TileButton.tsx';

/** One below the other. */
const Ways = styled(TileGrid)({ '&[data-layout=row]': { gridTemplateColumns: '1fr' } });

function GuestTiles() {
  const dispatch = useAppDispatch();
  return (
    <Ways data-layout="row">
      <li>
        <TileButton
          layout="row"
          mark={<UserIcon />}
          label="Ingresar"
          detail="Con tu correo y contraseña"
          onClick={() => dispatch(openModal({ kind: 'login' }))}
        />
      </li>
      <li>
        <TileLink
          layout="row"
          mark={<PlusIcon />}
          label="Crear cuenta"
          detail="Es gratis y toma un minuto"
          to={paths.register}
        />
      </li>
      <li>
        <TileLink
          layout="row"
          mark={<LockIcon />}
          label="Restablecer contraseña"
          detail="Te enviamos un código por correo"
          to={paths.resetPassword}
        />
      </li>
    </Ways>
  );
}

function PayerTiles() {
  return (
    <Ways data-layout="row">
      <li>
        <TileLink
          layout="row"
          mark={<EditIcon />}
          label="Mi perfil"
          detail="Revisa y actualiza tus datos"
          to={paths.profile}
        />
      </li>
      <li>
        <TileLink
          layout="row"
          mark={<LockIcon />}
          label="Cambiar contraseña"
          detail="Elige una nueva"
          to={paths.changePassword}
        />
      </li>
    </Ways>
  );
}

/** The user area (/usuario): the ways in for a guest, one's own data for a payer. */
export function UserScreen() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return (
    <PageContainer width="form">
      <PageHeading
        lead={
          isSignedIn
            ? 'Tus datos y tu contraseña.'
            : 'Con una cuenta guardas tus servicios y ves todos tus pagos.'
        }
      >
        Tu cuenta
      </PageHeading>
      {isSignedIn ? <PayerTiles /> : <GuestTiles />}
    </PageContainer>
  );
}
