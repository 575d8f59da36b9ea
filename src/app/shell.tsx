import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { StackProps } from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../config/paths.ts';
import { useAppSelector } from '../store/app/hooks.ts';
import { selectStep } from '../store/lookup/lookupSlice.ts';
import { barHeight, gutter } from '../theme/pageFrame.ts';
import { PageSkeleton } from '../ui/loading/PageSkeleton.tsx';
import { PageContainer } from '../ui/page/PageContainer.tsx';

/** The page's column, at least as high as the window. */
export function Layout(props: StackProps) {
  return (
    <Stack
      {...props}
      sx={{
        minHeight: '100dvh',
        // On paper, Firefox cuts through the content of a flex container at the end of a page, and
        // the minimum height would add an empty page.
        '@media print': { display: 'block', minHeight: 0 },
      }}
    />
  );
}

/** The `main` element, at least as high as the window below the bar. */
export function Main({ children }: { children: ReactNode }) {
  return (
    <Box
      component="main"
      id="contenido"
      tabIndex={-1}
      sx={{
        flex: 1,
        minWidth: 0,
        // Keeps the footer below the fold, where it can move unseen when the screen's code arrives.
        minHeight: `calc(100dvh - ${barHeight + 1}px)`,
        '&:focus': { outline: 'none' },
        '@media print': { minHeight: 0 },
      }}
    >
      {children}
    </Box>
  );
}

/** The first stop of the Tab key: a link that skips the navigation. */
export function SkipLink() {
  return (
    <Link
      component="a"
      href="#contenido"
      underline="none"
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'modal',
        px: 2,
        py: 1.5,
        borderRadius: 'var(--radius)',
        color: 'primary.contrastText',
        bgcolor: 'primary.main',
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
        displayPrint: 'none',
      }}
    >
      Saltar al contenido
    </Link>
  );
}

/**
 * A notice, above every screen of a sandbox build, that no money is moved. It is part of the
 * prerendered pages, because a later appearance would shift the page down.
 */
export function TestEnvironment() {
  return (
    <Typography
      component="aside"
      aria-label="Ambiente de prueba"
      variant="body2"
      sx={{
        py: 0.75,
        px: gutter,
        textAlign: 'center',
        color: 'text.secondary',
        bgcolor: 'tint.brand',
        '@media print': { display: 'none' },
      }}
    >
      Ambiente de prueba: aquí no se mueve dinero.
    </Typography>
  );
}

/** The lookup's stepper while its code loads, beside the place of the cart on wide screens. */
function LookupSteps() {
  const step = useAppSelector(selectStep);
  return (
    <Stack
      direction="row"
      sx={{
        gap: 1,
        mb: 3,
        mr: { lg: '416px' },
        fontWeight: 600,
        '& span': { flex: 1, pt: 1.25, borderTop: 3, borderColor: 'divider' },
        [`& :nth-of-type(-n + ${step + 1})`]: { borderColor: 'primary.main' },
      }}
    >
      <span>Empresa</span>
      <span>Cuenta</span>
      <span>Deudas</span>
    </Stack>
  );
}

/** Skeleton of a screen while its code loads; its title has the position of the screen's title. */
export function ScreenSkeleton({ title }: { title?: string | undefined }) {
  const { pathname } = useLocation();
  return (
    <PageContainer>
      {title !== undefined && (
        <Typography variant="h1" component="p" sx={{ mb: 4 }}>
          {title}
        </Typography>
      )}
      {pathname === paths.lookup && <LookupSteps />}
      <PageSkeleton />
    </PageContainer>
  );
}
