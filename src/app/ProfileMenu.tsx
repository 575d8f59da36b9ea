import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { paths } from '../config/paths.ts';
import { useAppDispatch, useAppSelector } from '../store/app/hooks.ts';
import { logoutRequested, selectFullName } from '../store/session/sessionSlice.ts';
import { ChevronDownIcon, UserIcon } from '../ui/icons/icons.tsx';

const nameFromLg = {
  display: 'block',
  maxWidth: { xs: '22ch', sm: '1px', lg: '22ch' },
  position: { sm: 'absolute', lg: 'static' },
  clipPath: { sm: 'inset(50%)', lg: 'none' },
};

/** A button with the payer's name; it opens a menu with links to their own pages and the logout. */
export function ProfileMenu() {
  const dispatch = useAppDispatch();
  const name = useAppSelector(selectFullName) ?? 'Mi usuario';
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
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(true)}
        sx={{ justifyContent: 'flex-start', minWidth: 0, px: { sm: 0.75, md: 1, lg: 1.5 } }}
      >
        {/* On medium widths the name takes no room, but screen readers still read it. */}
        <Typography component="span" variant="inherit" noWrap sx={nameFromLg}>
          {name}
        </Typography>
      </Button>
      <Popover
        id={id}
        open={isOpen}
        onClose={() => setOpen(false)}
        anchorEl={() => button.current}
        // The menu is rendered inside the navigation, because all content must be in a landmark.
        container={() => button.current?.closest('nav') ?? null}
        disableScrollLock
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { minWidth: 240, p: 1, border: 1, borderColor: 'divider' } } }}
      >
        <Typography
          sx={{ px: 1.5, py: 1.25, maxWidth: '20rem', fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {name}
        </Typography>
        <List aria-labelledby={`${id}button`} disablePadding>
          <ListItem disablePadding>
            <ListItemButton href={paths.profile} autoFocus>
              Mi perfil
            </ListItemButton>
          </ListItem>
          <ListItem disablePadding>
            <ListItemButton href={paths.changePassword}>Cambiar contraseña</ListItemButton>
          </ListItem>
          <ListItem disablePadding sx={{ mt: 1, pt: 1, borderTop: 1, borderColor: 'divider' }}>
            <ListItemButton component="button" onClick={() => dispatch(logoutRequested('logout'))}>
              Cerrar sesión
            </ListItemButton>
          </ListItem>
        </List>
      </Popover>
    </>
  );
}
