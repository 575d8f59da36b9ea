import { styled } from '@mui/material/styles';
import { useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { palette } from '../theme/theme.ts';
import { LinkButton } from '../ui/buttons/LinkButton.tsx';
import { NavMenu } from './NavMenu.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';

const links = [
  { to: paths.accounts, label: 'Pagar mis cuentas' },
  { to: paths.addAccount, label: 'Agregar cuenta' },
  { to: paths.payments, label: 'Mis pagos' },
];

/** A navigation link, highlighted on its own page. */
const PlaceLink = styled(LinkButton)({
  '&[aria-current]': { backgroundColor: palette.tint.brand },
});

/** The navigation of a signed-in payer. */
export function PayerBlock() {
  // A link to the current page closes the menu, too.
  const { pathname, key } = useLocation();
  return (
    <NavMenu end={<ProfileMenu key={key} />}>
      {links.map(({ to, label }) => (
        <PlaceLink
          key={to}
          to={to}
          variant="text"
          aria-current={to === pathname ? 'page' : undefined}
        >
          {label}
        </PlaceLink>
      ))}
    </NavMenu>
  );
}
