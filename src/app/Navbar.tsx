import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { selectItemCount } from '../store/cart.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { openModal } from '../store/modals.ts';
import { BackIcon, CartIcon, CloseIcon, MenuIcon } from '../ui/icons.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Logo } from '../ui/Logo.tsx';
import { prefetchScreen } from './lazyScreens.tsx';
import { navbarVariant, useCartPath, useGoBack, useIsMobile } from './navigation.ts';

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: theme.zIndex.appBar,
  backgroundColor: theme.vars.palette.background.default,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '@media print': { display: 'none' },
}));
const Row = styled('nav')({
  maxWidth: 1224,
  minHeight: 72,
  marginInline: 'auto',
  padding: '12px clamp(16px, 4vw, 32px)',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
});
const Gap = styled('span')({ flex: 1 });
const HomeLink = styled(Link)({ display: 'inline-flex', borderRadius: 8, color: 'inherit' });
const Menu = styled('div')({
  flexBasis: '100%',
  display: 'grid',
  gap: 8,
  paddingBlock: 8,
});

/** The cart icon with the number of accounts in it (screens, "navigation bar"). */
function CartLink() {
  const count = useAppSelector(selectItemCount);
  const path = useCartPath();
  return (
    <IconButton
      component={Link}
      to={path}
      aria-label={`Carro, ${count} ${count === 1 ? 'cuenta' : 'cuentas'}`}
    >
      <Badge badgeContent={count} color="primary">
        <CartIcon />
      </Badge>
    </IconButton>
  );
}

function BackButton() {
  return (
    <Button startIcon={<BackIcon />} onClick={useGoBack()}>
      Volver
    </Button>
  );
}

function VisitorButtons() {
  const dispatch = useAppDispatch();
  return (
    <>
      <Button onClick={() => dispatch(openModal({ kind: 'login' }))}>Ingresar</Button>
      <LinkButton to={paths.register} variant="outlined">
        Registrarte
      </LinkButton>
    </>
  );
}

function VisitorBlock() {
  const isMobile = useIsMobile();
  const { pathname } = useLocation();
  // The menu belongs to the page it was opened on, and to a narrow screen (spec 2).
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = isMobile && openOn === pathname;
  if (!isMobile) {
    return (
      <>
        <VisitorButtons />
        <CartLink />
      </>
    );
  }
  return (
    <>
      <CartLink />
      <IconButton
        aria-label="Menú"
        aria-expanded={isOpen}
        onClick={() => setOpenOn(isOpen ? undefined : pathname)}
      >
        {isOpen ? <CloseIcon /> : <MenuIcon />}
      </IconButton>
      {isOpen && (
        <Menu>
          <VisitorButtons />
        </Menu>
      )}
    </>
  );
}

/** The navigation bar in its three variants (spec 2). */
export function Navbar() {
  const variant = navbarVariant(useLocation().pathname);
  return (
    <Bar onPointerOver={prefetchScreen} onFocus={prefetchScreen}>
      <Row aria-label="Principal">
        {variant === 'full' ? (
          <HomeLink to={paths.home} aria-label="Portal de Pagos, inicio">
            <Logo />
          </HomeLink>
        ) : (
          <BackButton />
        )}
        <Gap />
        {variant === 'full' && <VisitorBlock />}
        {variant === 'lookup' && <CartLink />}
      </Row>
    </Bar>
  );
}
