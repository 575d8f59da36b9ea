import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { styled } from '@mui/material/styles';
import { useCallback, useId, useState } from 'react';
import { paths } from '../paths.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { logoutRequested, selectFullName } from '../store/sessionSlice.ts';
import { palette, theme } from '../theme/theme.ts';
import { ChevronDownIcon, UserIcon } from '../ui/icons/icons.tsx';
import { useDismissal } from './useDismissal.ts';

const Frame = styled('div')({
  position: 'relative',
  minWidth: 0,
  // On a line of its own, when the bar has room for the links alone.
  marginInlineStart: 'auto',
  '& > [aria-expanded=true] > svg:last-of-type': { transform: 'rotate(180deg)' },
});
const Name = styled('span')({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  maxWidth: '22ch',
  // On medium widths only the icon shows; the name stays for screen readers.
  [theme.breakpoints.between('sm', 'lg')]: {
    position: 'absolute',
    width: 1,
    clipPath: 'inset(50%)',
  },
});
const Panel = styled('div')({
  display: 'grid',
  justifyItems: 'stretch',
  padding: 8,
  '& > *': { justifyContent: 'flex-start' },
  // Below 576 px in line with the name above.
  [theme.breakpoints.down('sm')]: { padding: '8px 0 8px 32px' },
  [theme.breakpoints.up('sm')]: {
    position: 'absolute',
    insetBlockStart: 'calc(100% + 8px)',
    insetInlineEnd: 0,
    width: 'max-content',
    minWidth: '15rem',
    maxWidth: '20rem',
    borderRadius: 'var(--radius)',
    boxShadow: 'var(--shadow)',
    border: `1px solid ${palette.divider}`,
    backgroundColor: palette.background.paper,
  },
});
const FullName = styled('p')({
  margin: 0,
  padding: '10px 12px 14px',
  overflowWrap: 'anywhere',
  fontWeight: 600,
  // Below 576 px the button right above already shows the full name.
  [theme.breakpoints.down('sm')]: { display: 'none' },
});
const Rule = styled('hr')({
  width: '100%',
  margin: '8px 0',
  border: 0,
  borderTop: `1px solid ${palette.divider}`,
});

/** The payer's name, a button that opens their menu. */
export function ProfileMenu() {
  const dispatch = useAppDispatch();
  const name = useAppSelector(selectFullName) ?? 'Mi cuenta';
  const [isOpen, setOpen] = useState(false);
  const frame = useDismissal(
    isOpen,
    useCallback(() => setOpen(false), []),
  );
  const panel = useId();
  return (
    <Frame ref={frame}>
      <Button
        variant="text"
        startIcon={<UserIcon />}
        endIcon={<ChevronDownIcon size={18} />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Name>{name}</Name>
      </Button>
      {isOpen && (
        <Panel id={panel}>
          <FullName>{name}</FullName>
          <Button component={RouterLink} to={paths.profile} variant="text">
            Mi perfil
          </Button>
          <Button component={RouterLink} to={paths.changePassword} variant="text">
            Cambiar contraseña
          </Button>
          <Rule />
          <Button variant="text" onClick={() => dispatch(logoutRequested('logout'))}>
            Cerrar sesión
          </Button>
        </Panel>
      )}
    </Frame>
  );
}
