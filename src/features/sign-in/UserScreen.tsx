import { Tile, TileList } from '../../components/companies/Tile.tsx';
import { paths } from '../../config/paths.ts';
import { useAppDispatch, useAppSelector } from '../../store/app/hooks.ts';
import { openModal } from '../../store/session/modalsSlice.ts';
import { selectIsSignedIn } from '../../store/session/sessionSlice.ts';
import { FormWithAside } from '../../ui/forms/FormWithAside.tsx';
import { ChevronRightIcon, EditIcon, LockIcon, PlusIcon, UserIcon } from '../../ui/icons/icons.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { WhyAnAccount } from './WhyAnAccount.tsx';

const arrow = <ChevronRightIcon size={20} />;

const guestWays = [
  {
    mark: <PlusIcon />,
    label: 'Crear cuenta',
    detail: 'Es gratis y toma un minuto',
    href: paths.register,
  },
  {
    mark: <LockIcon />,
    label: 'Restablecer contraseña',
    detail: 'Te enviamos un código por correo',
    href: paths.resetPassword,
  },
];

const payerWays = [
  {
    mark: <EditIcon />,
    label: 'Mi perfil',
    detail: 'Revisa y actualiza tus datos',
    href: paths.profile,
  },
  {
    mark: <LockIcon />,
    label: 'Cambiar contraseña',
    detail: 'Elige una nueva',
    href: paths.changePassword,
  },
];

/** /usuario: login, registration and reset for a guest; profile and password for a payer. */
export function UserScreen() {
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const lead = isSignedIn
    ? 'Tus datos y tu contraseña.'
    : 'Con un usuario guardas tus cuentas y ves todos tus pagos.';
  return (
    <Page title="Tu cuenta" lead={lead}>
      <FormWithAside>
        <TileList minWidth={560}>
          {!isSignedIn && (
            <Tile
              mark={<UserIcon />}
              label="Ingresar"
              detail="Con tu correo y contraseña"
              end={arrow}
              onClick={() => dispatch(openModal({ kind: 'login' }))}
            />
          )}
          {(isSignedIn ? payerWays : guestWays).map((way) => (
            <Tile key={way.label} {...way} end={arrow} />
          ))}
        </TileList>
        {!isSignedIn && <WhyAnAccount />}
      </FormWithAside>
    </Page>
  );
}
