import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { useId, useRef, useState } from 'react';
import { paths } from '../paths.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { logoutRequested, selectFullName } from '../store/sessionSlice.ts';
import { ChevronDownIcon, UserIcon } from '../ui/icons/icons.tsx';

const nameFromLg = {
  display: 'block',
  // Out of sight it takes no room either.
  maxWidth: { xs: '22ch', sm: '1px', lg: '22ch' },
  position: { sm: 'absolute', lg: 'static' },
  clipPath: { sm: 'inset(50%)', lg: 'none' },
};

/** The payer's name, a button that opens their menu. */
export function ProfileMenu() {
  const dispatch = useAppDispatch();
  const name = useAppSelector(selectFullName) ?? 'Mi cuenta';
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <>
      <Button
        ref={button}
        id={`${id}button`}
        variant="text"
        startIcon={<UserIcon />}
        endIcon={<ChevronDownIcon size={18} />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(true)}
        sx={{ justifyContent: 'flex-start', minWidth: 0, px: { sm: 0.75, md: 1, lg: 1.5 } }}
      >
        {/* On medium widths only the icon shows; the name stays for screen readers. */}
        <Typography component="span" variant="inherit" noWrap sx={nameFromLg}>
          {name}
        </Typography>
      </Button>
      <Menu
        id={id}
        open={isOpen}
        onClose={() => setOpen(false)}
        anchorEl={() => button.current}
        // Within the navigation, as all that is on the page belongs to a landmark.
        container={() => button.current?.closest('nav') ?? null}
        disableScrollLock
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-labelledby': `${id}button` } }}
      >
        <Box component="li" role="none" sx={{ px: 1.5, py: 1.25, maxWidth: '20rem' }}>
          <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
        </Box>
        <MenuItem component={RouterLink} to={paths.profile}>
          Mi perfil
        </MenuItem>
        <MenuItem component={RouterLink} to={paths.changePassword}>
          Cambiar contraseña
        </MenuItem>
        <Divider component="li" />
        <MenuItem onClick={() => dispatch(logoutRequested('logout'))}>Cerrar sesión</MenuItem>
      </Menu>
    </>
  );
}
