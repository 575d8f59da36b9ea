import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { bank, renderApp } from '../../test/renderApp.tsx';

// Jest runs without PORTAL_BANK=sandbox, like an `http` build; app/journeys tests the console.
it('T22 a screen without a local bank has one sentence and a way out, and no link leads to it', async () => {
  await renderApp({ url: '/locales' });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Pruebas locales');
  const main = screen.getByRole('main');
  expect(main).toHaveTextContent(
    /^Pruebas localesEn esta versión del portal no corre ningún banco local\.Ir al inicio$/,
  );
  expect(screen.queryByRole('link', { name: 'Pruebas locales' })).not.toBeInTheDocument();
  await expectNoAxeViolations();
  expect(bank.violations).toEqual([]);
});
