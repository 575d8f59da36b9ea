import { act, screen } from '@testing-library/react';
import { sessionEnded } from '../../store/session/sessionSlice.ts';
import { findDebts, openAccountStep } from '../../test/openLookup.tsx';
import { payerStorage } from '../../test/payerStorage.ts';
import { renderApp } from '../../test/renderApp.tsx';

const goBack = () => act(() => window.history.back());
const goForward = () => act(() => window.history.forward());
const findCompany = () => screen.findByRole('button', { name: 'Aguas Lleuque' });
const findConsult = () => screen.findByRole('button', { name: 'Consultar' });
const findHome = () =>
  screen.findByRole('heading', { level: 1, name: 'Paga tus cuentas en un solo lugar' });

async function walkToDebts() {
  const app = await renderApp();
  await app.user.click(await screen.findByRole('link', { name: 'Consultar y pagar' }));
  await app.user.click(await findCompany());
  await app.user.type(screen.getByRole('textbox'), '10203040{Enter}');
  await findDebts();
  return app;
}

describe('the browser’s back button in the lookup', () => {
  it('goes back one step at a time, then leaves; forward repeats them; it undoes a press on «Volver», and only the step is stored', async () => {
    const { user } = await walkToDebts();
    expect(window.history.state).toMatchObject({ usr: { step: 2 } });
    expect(JSON.stringify(window.history.state)).not.toContain('10203040');
    goBack();
    expect(await findConsult()).toBeVisible();
    goBack();
    expect(await findCompany()).toBeVisible();
    expect(window.location.pathname).toBe('/consultarCuenta');
    goBack();
    await findHome();
    goForward();
    await findCompany();
    goForward();
    await findConsult();
    goForward();
    await findDebts();
    expect(window.location.pathname).toBe('/consultarCuenta');

    await user.click(screen.getByRole('button', { name: 'Volver' }));
    await findConsult();
    goBack();
    expect(await findDebts()).toBeVisible();
  });

  it('goes no further than the lookup allows, and never gets stuck', async () => {
    const { user } = await walkToDebts();
    goBack();
    await findConsult();
    goBack();
    await user.click(await screen.findByRole('button', { name: 'Aguas Río Manso' }));
    await findConsult();
    goBack();
    expect(await screen.findByRole('button', { name: 'Aguas Río Manso' })).toBeVisible();
    goBack();
    await findHome();
  });
});

it('T08 the end of a session leaves the lookup although it resets the step', async () => {
  const { ask, store } = await openAccountStep('aguas-lleuque', await payerStorage());
  await ask('10203040');
  await findDebts();
  const entries = window.history.length;
  act(() => void store.dispatch(sessionEnded('elsewhere')));
  await findHome();
  expect(window.location.pathname).toBe('/');
  expect(window.history).toHaveLength(entries);
});
