import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState } from 'react';
import { paths } from '../paths.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { logoutRequested, selectFullName } from '../store/session.ts';
import { Button } from '../ui/Button.tsx';
import { ChevronDownIcon, LogoutIcon, UserIcon } from '../ui/icons.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';

const Frame = styled('div')({ position: 'relative', minWidth: 0 });
const Name = styled('span')(({ theme }) => ({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  maxWidth: '22ch',
  // Where there is no room the icon speaks; a screen reader still says the name.
  [theme.breakpoints.between('sm', 'lg')]: {
    position: 'absolute',
    width: 1,
    clipPath: 'inset(50%)',
  },
}));
const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  justifyItems: 'stretch',
  padding: 8,
  '& > *': { justifyContent: 'flex-start' },
  [theme.breakpoints.up('sm')]: {
    position: 'absolute',
    insetBlockStart: 'calc(100% + 8px)',
    insetInlineEnd: 0,
    width: 'max-content',
    minWidth: 240,
    maxWidth: 320,
    borderRadius: 'var(--radius)',
    boxShadow: 'var(--shadow)',
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
}));
const FullName = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: '8px 12px',
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.secondary,
  // There the button itself stands right above, with the whole name.
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

/** Closes what is open on Escape and on a press outside; `frame` holds it and its button. */
function useDismissal(isOpen: boolean, close: () => void) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) close();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      frame.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen, close]);
  return frame;
}

/** The payer's name, and behind it what concerns them (spec 2, profile popover). */
export function ProfileMenu() {
  const dispatch = useAppDispatch();
  const name = useAppSelector(selectFullName) ?? 'Mi cuenta';
  const [isOpen, setOpen] = useState(false);
  const [close] = useState(() => () => setOpen(false));
  const frame = useDismissal(isOpen, close);
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
          <LinkButton to={paths.profile} variant="text">
            Mi perfil
          </LinkButton>
          <LinkButton to={paths.changePassword} variant="text">
            Cambiar contraseña
          </LinkButton>
          <Button
            variant="text"
            startIcon={<LogoutIcon size={20} />}
            onClick={() => dispatch(logoutRequested('logout'))}
          >
            Cerrar sesión
          </Button>
        </Panel>
      )}
    </Frame>
  );
}
