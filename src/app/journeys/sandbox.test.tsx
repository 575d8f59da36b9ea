import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { enter } from '../../test/controls.ts';
import { hurry } from '../../test/hurry.ts';
import { payAndComeBack } from '../../test/payJourney.tsx';
import { payerStorage } from '../../test/payerStorage.ts';
import { bank, renderApp } from '../../test/renderApp.tsx';
import { inSandboxBuild } from '../../test/sandboxBuild.ts';

inSandboxBuild();

const tab = (name: RegExp) => screen.findByRole('tab', { name });

async function openTab(user: UserEvent, name: RegExp) {
  await user.click(await tab(name));
}

async function goToConsole(user: UserEvent) {
  await user.click(screen.getByRole('link', { name: 'Pruebas locales' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Pruebas locales' })).toHaveFocus();
}

it('the console makes a call of the portal fail, shows its result, and heals it', async () => {
  const { user } = await renderApp({ url: '/locales' });
  await openTab(user, /^Escenario/);
  const option = (field: string, name: string) =>
    user.selectOptions(
      screen.getByRole('combobox', { name: field }),
      screen.getByRole('option', { name }),
    );
  await option('Llamada', 'consultDebts');
  await option('Falla', 'Error interno (500)');
  await user.click(screen.getByRole('button', { name: 'Poner falla' }));
  expect(await screen.findByText('consultDebts: Error interno (500)')).toBeVisible();

  await openTab(user, /^Datos de prueba/);
  const [water] = await screen.findAllByRole('link', { name: /^Aguas Lleuque/ });
  if (water) await user.click(water);
  await enter(user, await screen.findByRole('textbox', { name: /servicio/ }), '10203040');
  expect(screen.getByRole('complementary', { name: 'Datos de prueba' })).toHaveTextContent(
    '10203040 · 3 deudas, 1 vencida',
  );
  await user.click(screen.getByRole('button', { name: 'Consultar' }));
  await screen.findByRole('button', { name: 'Reintentar' });

  await goToConsole(user);
  await openTab(user, /^Llamadas/);
  expect(await screen.findByRole('row', { name: /consultDebts.*500/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Volver a lo normal' }));
  await screen.findByText(/El banco se porta bien: no hay fallas/);

  await user.click(screen.getByRole('link', { name: 'Carro, 0 cuentas' }));
  expect(await screen.findByRole('list', { name: 'Deudas' })).toBeVisible();
  expect(bank.violations).toEqual([]);
});

it('the console shows the mails that the portal had the bank send', async () => {
  const { user } = await renderApp({ url: '/usuario/restablecerClave' });
  const email = await screen.findByRole('textbox', { name: 'Correo electrónico' });
  await enter(user, email, 'pagador@ejemplo.cl');
  await user.click(screen.getByRole('button', { name: 'Enviar código' }));
  await screen.findByRole('textbox', { name: 'Código' });
  await goToConsole(user);
  await openTab(user, /^Correos/);
  const letter = await screen.findByTitle('Correo “Tu código para restablecer la contraseña”');
  expect(letter).toHaveAttribute(
    'srcdoc',
    expect.stringContaining(bank.state.codes[0]?.code ?? '?'),
  );
});

describe('the console, while it is open,', () => {
  hurry((ms) => ms > 500 && ms <= 2_000);

  it('shows changes that were made elsewhere, and resets the bank, after a confirmation', async () => {
    const { user } = await renderApp({ url: '/locales' });
    await screen.findByText(/El banco se porta bien: no hay fallas/);
    bank.setScenario({ mailFailure: true });
    expect(await screen.findByText('Los correos fallan')).toBeVisible();

    const reset = screen.getByRole('button', { name: 'Reiniciar el banco' });
    await user.click(reset);
    const question = await screen.findByRole('dialog', { name: '¿Reiniciar el banco?' });
    await user.click(within(question).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(reset).toHaveFocus();
    expect(bank.state.scenario.mailFailure).toBe(true);

    await user.click(reset);
    await user.click(await screen.findByRole('button', { name: 'Reiniciar' }));
    expect(await screen.findByText('El banco volvió a su primer día.')).toBeVisible();
    expect(bank.state.scenario.mailFailure).toBe(false);
    expect(await screen.findByText(/El banco se porta bien: no hay fallas/)).toBeVisible();
  });

  it('T14 moves the session’s clock forward, and expires every token', async () => {
    const { user } = await renderApp({ url: '/locales#sesion', ...(await payerStorage()) });
    await user.click(await screen.findByRole('button', { name: 'Adelantar hasta el aviso' }));
    const warning = await screen.findByRole('dialog', { name: 'Tu sesión está por expirar' });
    await user.click(within(warning).getByRole('button', { name: 'Ampliar sesión' }));
    await waitFor(() => expect(warning).not.toBeInTheDocument());
    expect(bank.state.sessions).not.toEqual({});
    await user.click(screen.getByRole('button', { name: 'Vencer todas las sesiones' }));
    expect(await screen.findByText('El banco olvidó todas las sesiones.')).toBeVisible();
    expect(bank.state.sessions).toEqual({});
  });
});

it('the console opens the panel in the address, keeps it when the skip link is used, and can be used by keyboard', async () => {
  const { user } = await renderApp({ url: '/locales#datos' });
  const named = await tab(/^Datos de prueba/);
  expect(named).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'Datos de prueba' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Saltar al contenido' }));
  await waitFor(() => expect(window.location.hash).toBe('#contenido'));
  expect(screen.getByRole('tabpanel', { name: 'Datos de prueba' })).toBeVisible();
  act(() => named.focus());
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(await tab(/^Correos/)).toHaveFocus();
  expect(window.location.hash).toBe('#correos');
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(await tab(/^Sesión/)).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Sesión' })).toBeVisible();
  await user.keyboard('{Home}{End}');
  expect(await tab(/^Links/)).toHaveFocus();
  await expectNoAxeViolations();
});

it('the console sets the bank up as in a link, copies such a link, and removes it from the URL', async () => {
  const scenario = { payment: 'pending', faults: { consultDebts: { kind: 'error500' } } };
  const query = new URLSearchParams({ escenario: JSON.stringify(scenario) });
  const { user } = await renderApp({ url: `/locales?${query}#escenario` });
  expect(await screen.findByText('consultDebts: Error interno (500)')).toBeVisible();
  expect(screen.getByText('Pago: siempre pendiente')).toBeVisible();
  expect(window.location.href).toMatch(/\/locales#escenario$/);

  const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copiar link del escenario' }));
  const copied = new URL(copy.mock.calls[0]?.[0] ?? '');
  expect(JSON.parse(copied.searchParams.get('escenario') ?? '')).toEqual(scenario);
});

it('the console shows that a link without a scenario is not understood', async () => {
  await renderApp({ url: '/locales?escenario=lento' });
  expect(await screen.findByText('El link no trae un escenario que se entienda.')).toBeVisible();
  expect(await screen.findByText(/El banco se porta bien: no hay fallas/)).toBeVisible();
});

it('a sandbox build shows on every screen that it is a test', async () => {
  const { user } = await renderApp();
  const note = () => screen.getByRole('complementary', { name: 'Ambiente de prueba' });
  expect(note()).toHaveTextContent('Ambiente de prueba: aquí no se mueve dinero.');
  await expectNoAxeViolations();
  await user.click(screen.getByRole('link', { name: 'Carro, 0 cuentas' }));
  await screen.findByRole('heading', { level: 1, name: 'Consultar cuenta' });
  expect(note()).toBeVisible();
});

it('a sandbox build shows on the receipt, which may be printed, that it is a test', async () => {
  await payAndComeBack('approve');
  await screen.findByRole('table', { name: 'Cuentas pagadas' });
  expect(screen.getByText('Comprobante de prueba: no se movió dinero.')).toBeVisible();
});
