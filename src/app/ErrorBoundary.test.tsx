import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { eventsIn, watchEvents } from '../test/output/postedEvents.ts';
import { sampleItem } from '../test/sampleItem.ts';
import { PortalTheme } from '../theme/PortalTheme.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

let isBroken = true;
let error = new Error('roto');

function FragileScreen() {
  if (isBroken) throw error;
  return <h1>Consultar cuenta</h1>;
}

function Page() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      {pathname === '/' ? <h1>Inicio</h1> : <FragileScreen />}
    </ErrorBoundary>
  );
}

const renderScreen = () =>
  render(
    <MemoryRouter initialEntries={['/consultarCuenta']}>
      <PortalTheme>
        <Page />
      </PortalTheme>
    </MemoryRouter>,
  );

beforeEach(() => {
  isBroken = true;
  error = new Error('roto');
});

describe('T20 a screen that breaks while rendering', () => {
  it('shows a message, keeps the stored cart and offers ways out', () => {
    expectConsole(/roto/);
    const cart = JSON.stringify({ items: [sampleItem()] });
    localStorage.setItem('cart', cart);
    renderScreen();
    expect(screen.getByRole('alert')).toHaveTextContent('Tu carro sigue guardado.');
    expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/');
    expect(localStorage.getItem('cart')).toBe(cart);
  });

  it('is reported to the operators, by its kind', async () => {
    expectConsole(/roto/);
    const { posted } = await watchEvents();
    error = new RangeError('roto: 12345678-5');
    renderScreen();
    expect(eventsIn(posted())).toEqual([
      expect.objectContaining({ kind: 'crash', error: 'RangeError' }),
    ]);
  });

  it('is rendered again by a retry', async () => {
    expectConsole(/roto/);
    renderScreen();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(screen.getByRole('heading', { name: 'Consultar cuenta' })).toBeVisible();
  });

  it('can be left for another screen', async () => {
    expectConsole(/roto/);
    renderScreen();
    await userEvent.click(screen.getByRole('link', { name: 'Ir al inicio' }));
    expect(screen.getByRole('heading', { name: 'Inicio' })).toBeVisible();
  });
});
