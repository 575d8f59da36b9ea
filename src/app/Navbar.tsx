import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Toolbar from '@mui/material/Toolbar';
import { Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { brand } from '../config/brand.ts';
import { paths } from '../config/paths.ts';
import { useAppDispatch, useAppSelector } from '../store/app/hooks.ts';
import { openModal } from '../store/session/modalsSlice.ts';
import { logoutRequested, selectIsSignedIn } from '../store/session/sessionSlice.ts';
import { Logo } from '../ui/drawings/Logo.tsx';
import { strongContrast } from '../theme/tokens.ts';
import { BackIcon } from '../ui/icons/firstIcons.tsx';
import { lazyPart } from '../ui/loading/lazyPart.tsx';
import { CartLink } from './CartLink.tsx';
import { navbarVariant, useGoBack } from './navigation.ts';
import { NavMenu } from './NavMenu.tsx';

/**
 * The cart and the logout: replaces a signed-in payer's links and menu (`PayerBlock`) if their code
 * does not load (docs/trust.md, T20).
 */
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

/** The arrow of the button, not its edge, aligns with the headings. */
function BackButton() {
  return (
    <Button
      variant="text"
      startIcon={<BackIcon />}
      onClick={useGoBack()}
      sx={{ ml: 'calc(var(--outdent) * 17 / 12)' }}
    >
      Volver
    </Button>
  );
}

/**
 * A visitor's two buttons. From 576 px on, only "Registrarte" has a border, unless the visitor
 * prefers more contrast.
 */
function VisitorBlock() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return (
    <NavMenu>
      <Button
        variant="outlined"
        onClick={() => dispatch(openModal({ kind: 'login' }))}
        sx={{
          borderColor: { sm: 'transparent' },
          bgcolor: { sm: 'transparent' },
          [strongContrast]: { borderColor: 'currentColor' },
        }}
      >
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

function FullBar() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return (
    <>
      <Link
        href={paths.home}
        aria-label={`${brand.name}, inicio`}
        underline="none"
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 48, mr: 'auto' }}
      >
        {/* From `sm` up to `md`, a payer's links take the room of the portal's name. */}
        <Logo nameFrom={isSignedIn ? 'md' : undefined} />
      </Link>
      {isSignedIn ? (
        <Suspense fallback={null}>
          <PayerBlock />
        </Suspense>
      ) : (
        <VisitorBlock />
      )}
    </>
  );
}

export function Navbar() {
  const variant = navbarVariant(useLocation().pathname);
  return (
    <AppBar>
      <Container>
        <Toolbar component="nav" aria-label="Principal">
          {/* If the route changes before the bar is hydrated, the bar's markup is that of the
              former route. A new key makes React render the bar anew instead of hydrating this
              markup. */}
          <Suspense key={variant}>
            {variant === 'full' ? <FullBar /> : <BackButton />}
            {variant === 'lookup' && (
              <Box sx={{ ml: 'auto' }}>
                <CartLink />
              </Box>
            )}
          </Suspense>
        </Toolbar>
      </Container>
    </AppBar>
  );
}
