import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { loadCaptcha } from '../../test/captcha.ts';
import { passTime } from '../../test/payJourney.tsx';
import { renderApp } from '../../test/renderApp.tsx';

const loader = () => document.querySelectorAll<HTMLScriptElement>('script[src*=recaptcha]');
const box = () => screen.findByRole('checkbox', { name: /No soy un robot/ });

/** Opens the contact form and focuses a field, so that the captcha loads. */
async function openForm() {
  const app = await renderApp({ url: '/contacto' });
  await app.user.click(await screen.findByRole('textbox', { name: 'Nombre' }));
  return app;
}

it('T37 the captcha is not requested before a visitor begins with the form, which announces it', async () => {
  const { user } = await renderApp({ url: '/contacto' });
  const group = await screen.findByRole('group', {
    name: 'Verificación de que eres una persona',
  });
  expect(group).toHaveTextContent(/usamos reCAPTCHA, de Google/);
  await user.hover(group);
  expect(loader()).toHaveLength(0);
});

// This test comes before all others that load the captcha: once loaded, the script is not requested
// again.
it('a captcha that neither loads nor fails is given up, and the bank’s phone is shown', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  try {
    await openForm();
    await waitFor(() => expect(loader()).toHaveLength(1));
    await passTime(20_000);
    const phone = within(screen.getByRole('alert')).getByRole('link', { name: '600 000 0000' });
    expect(phone).toHaveAttribute('href', 'tel:6000000000');
    expect(screen.getByRole('alert')).toHaveTextContent('(lunes a viernes, de 9:00 a 18:00)');
    expect(loader()).toHaveLength(0);
  } finally {
    jest.useRealTimers();
  }
});

it('a captcha that never gets ready, because its requests are blocked, can be retried', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  try {
    await openForm();
    await waitFor(() => expect(loader()).toHaveLength(1));
    window.grecaptcha = { ready: () => undefined, render: () => 0 };
    await act(async () => loader()[0]?.dispatchEvent(new Event('load')));
    await passTime(20_000);
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  } finally {
    delete window.grecaptcha;
    jest.useRealTimers();
  }
});

it('the captcha is Google’s own loader, with an error when it fails, loaded again on request and only once', async () => {
  const { user } = await openForm();
  await waitFor(() => expect(loader()).toHaveLength(1));
  const [script] = loader();
  expect(script?.src).toBe(
    'https://www.google.com/recaptcha/api.js?render=explicit&hl=es&trustedtypes=true',
  );

  await act(async () => script?.dispatchEvent(new Event('error')));
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar la verificación');
  expect(
    within(screen.getByRole('alert')).getByRole('link', { name: 'Preguntas frecuentes' }),
  ).toHaveAttribute('href', '/preguntas');
  await expectNoAxeViolations();
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  const group = screen.getByRole('group', { name: 'Verificación de que eres una persona' });
  await waitFor(() =>
    expect(group).toHaveAccessibleDescription(
      'Para enviar falta cargar la verificación: presiona Reintentar',
    ),
  );

  const stop = loadCaptcha();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await box()).toBeVisible();
  expect(loader()).toHaveLength(1);
  stop();
});
