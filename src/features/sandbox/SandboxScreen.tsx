import Button from '@mui/material/Button';
import { Suspense } from 'react';
import { paths } from '../../config/paths.ts';
import { lazyPart } from '../../ui/loading/lazyPart.tsx';
import { PageSkeleton } from '../../ui/loading/PageSkeleton.tsx';
import { Page } from '../../ui/page/Page.tsx';

const Console =
  process.env.PORTAL_BANK === 'sandbox'
    ? lazyPart(async () => (await import('./SandboxConsole.tsx')).SandboxConsole)
    : undefined;

/**
 * /locales: the console of the sandbox's bank. An `http` build has no such bank, and shows a link
 * to the home page.
 */
export function SandboxScreen() {
  const lead = Console
    ? 'Mira lo que hizo el banco de prueba y haz que se porte mal.'
    : 'En esta versión del portal no corre ningún banco local.';
  return (
    <Page title="Pruebas locales" lead={lead}>
      {Console ? (
        <Suspense fallback={<PageSkeleton />}>
          <Console />
        </Suspense>
      ) : (
        <Button href={paths.home}>Ir al inicio</Button>
      )}
    </Page>
  );
}
