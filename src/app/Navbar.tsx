import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { openModal } from '../store/modalsSlice.ts';
import { logoutRequested, selectIsSignedIn } from '../store/sessionSlice.ts';
import { lowWindow } from '../theme/windows.ts';
import { barHeight, pageColumn } from '../theme/pageFrame.ts';
import { palette, theme } from '../theme/theme.ts';
import { Logo } from '../ui/drawings/Logo.tsx';
import { BackIcon } from '../ui/icons/firstIcons.tsx';
import { lazyPart } from '../ui/loading/lazyPart.ts';
import { CartLink } from './CartLink.tsx';
import { navbarVariant, useGoBack } from './navigation.ts';
import { NavMenu } from './NavMenu.tsx';

/** What a payer still has if the code of their block does not load (docs/trust.md, T20). */
function BareBlock() {
  const dispatch = useAppDispatch();
  return (
    <>
      <CartLink />
      <Button variant="text" onClick={() => dispatch(logoutRequested('logout'))}>
        Cerrar sesión
      </Button>
    </>
  );
}

const PayerBlock = lazyPart(async () => (await import('./PayerBlock.tsx')).PayerBlock, BareBlock);

const Bar = styled('header')({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: theme.zIndex.appBar,
  backgroundColor: palette.background.default,
  borderBottom: `1px solid ${palette.divider}`,
  // An open menu must be able to scroll with the page.
  [`@media ${lowWindow}`]: { position: 'static' },
  '@media print': { display: 'none' },
});
const Row = styled('nav')({
  ...pageColumn(),
  minHeight: barHeight,
  paddingBlock: 12,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  // The arrow of "Volver", and not its edge, stands above the headings.
  '&:not([data-many]) > button': { marginInlineStart: -17 },
  [theme.breakpoints.between('sm', 'lg')]: {
    '&[data-many]': { gap: 4, '& [data-variant=text]': { paddingInline: 8 } },
  },
  [theme.breakpoints.between('sm', 41.25)]: {
    '&[data-many]': { gap: 0, paddingInline: 12, '& [data-variant=text]': { paddingInline: 6 } },
  },
  // A payer's links take the room of the portal's name.
  [theme.breakpoints.between('sm', 47.5)]: {
    [`&:has([href="${paths.addAccount}"]) [aria-label] svg + span`]: { display: 'none' },
  },
});
const Gap = styled('span')({ flex: 1 });
const HomeLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 48,
  borderRadius: 8,
  color: 'inherit',
  textDecoration: 'none',
});

function BackButton() {
  return (
    <Button variant="text" startIcon={<BackIcon />} onClick={useGoBack()}>
      Volver
    </Button>
  );
}

/** A visitor's two buttons: "Ingresar" and "Registrarte". */
function VisitorBlock() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return (
    <NavMenu>
      <Button variant="text" onClick={() => dispatch(openModal({ kind: 'login' }))}>
        Ingresar
      </Button>
      <Button
        variant="outlined"
        data-to={paths.register}
        onClick={() => void navigate(paths.register)}
      >
        Registrarte
      </Button>
    </NavMenu>
  );
}

/** The block of a signed-in payer or of a visitor. */
function AccountBlock() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  if (!isSignedIn) return <VisitorBlock />;
  return (
    <Suspense fallback={null}>
      <PayerBlock />
    </Suspense>
  );
}

/** The navigation bar in its three variants. */
export function Navbar() {
  const variant = navbarVariant(useLocation().pathname);
  return (
    <Bar>
      <Row aria-label="Principal" data-many={variant === 'full' ? '' : undefined}>
        {variant === 'full' ? (
          <HomeLink to={paths.home} aria-label="Portal de Pagos, inicio">
            <Logo />
          </HomeLink>
        ) : (
          <BackButton />
        )}
        <Gap />
        {variant === 'full' && <AccountBlock />}
        {variant === 'lookup' && <CartLink />}
      </Row>
    </Bar>
  );
}
