import Button from '@mui/material/Button';
import { useLocation } from 'react-router';
import { paths } from '../config/paths.ts';
import { NavMenu } from './NavMenu.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';

const links = [
  { to: paths.accounts, label: 'Pagar mis cuentas' },
  { to: paths.addAccount, label: 'Agregar cuenta' },
  { to: paths.payments, label: 'Mis pagos' },
];

export function PayerBlock() {
  // Every navigation, including the browser's back button, changes `key` and thereby closes the
  // profile's menu.
  const { pathname, key } = useLocation();
  return (
    <NavMenu end={<ProfileMenu key={key} />}>
      {links.map(({ to, label }) => (
        <Button
          key={to}
          href={to}
          variant="text"
          aria-current={to === pathname ? 'page' : undefined}
          sx={{
            justifyContent: { xs: 'flex-start', sm: 'center' },
            px: { sm: 0.75, md: 1, lg: 1.5 },
            '&[aria-current]': { bgcolor: 'tint.brand' },
          }}
        >
          {label}
        </Button>
      ))}
    </NavMenu>
  );
}
