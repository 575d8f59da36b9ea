import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { field } from '../../test/controls.ts';
import { holdCalls } from '../../test/holdCalls.ts';
import { bank, renderApp } from '../../test/renderApp.tsx';
import { sendLogin } from '../../test/signIn.ts';

const valid = {
  Nombre: 'Élida',
  Apellidos: "O'Higgins",
  'Segundo apellido': 'Soto',
  RUT: '11.111.111-1',
  'Correo electrónico': 'elida@ejemplo.cl',
  Teléfono: '912345678',
  Contraseña: 'Segura2024',
  'Confirmar contraseña': 'Segura2024',
};

const terms = () => screen.getByRole('checkbox', { name: 'Acepto los Términos y Condiciones' });
const submit = () => screen.getByRole('button', { name: 'Crear cuenta' });

async function openRegistration() {
  const app = await renderApp({ url: '/usuario/registro' });
  await screen.findByRole('heading', { level: 1, name: 'Crea tu cuenta' });
  return app;
}

/** Replaces the texts of fields by pasting, like a password manager or autofill. */
async function fill(user: UserEvent, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await user.clear(field(name));
    await user.paste(value);
  }
}

async function fillAll(user: UserEvent, values: Partial<typeof valid> = {}) {
  await fill(user, { ...valid, ...values });
  await user.click(terms());
}

it('T12 the form registers a payer, offers the login with the e-mail filled in, and puts no password, RUT or e-mail into a URL, the title or the console', async () => {
  const said: unknown[] = [];
  for (const level of ['log', 'info', 'debug'] as const) {
    jest.spyOn(console, level).mockImplementation((...parts) => void said.push(...parts));
  }
  const { user } = await openRegistration();
  await fillAll(user);
  await user.click(submit());

  const result = await screen.findByRole('dialog', { name: 'Cuenta creada' });
  expect(bank.requests('register').map(({ body }) => body)).toEqual([
    {
      nombre: 'Élida',
      apellidos: "O'Higgins",
      segundoApellido: 'Soto',
      rut: '11111111-1',
      correo: 'elida@ejemplo.cl',
      telefono: '+56912345678',
      password: '•••',
    },
  ]);
  expect(bank.state.users.at(-1)?.password).toBe('Segura2024');
  const traces = [
    location.href,
    document.title,
    JSON.stringify(history.state),
    ...said.map(String),
    ...bank.requests().map(({ url }) => url),
  ].join('\n');
  for (const secret of ['Segura2024', 'elida', '11111111', '11.111.111']) {
    expect(decodeURIComponent(traces)).not.toContain(secret);
  }
  expect(document.querySelector('form')).toHaveAttribute('method', 'post');
  await user.click(within(result).getByRole('button', { name: 'Aceptar' }));
  const login = await screen.findByRole('dialog', { name: 'Ingresa tus datos' });
  expect(within(login).getByLabelText('Correo electrónico')).toHaveValue('elida@ejemplo.cl');
  expect(bank.violations).toEqual([]);
});

it('T16 the form sends a password in one form, however its accents were typed, and so does the login', async () => {
  const { user } = await openRegistration();
  const apart = 'ñandúes en el patio'.normalize('NFD');
  await fillAll(user, { Contraseña: apart, 'Confirmar contraseña': apart });
  await user.click(submit());
  const result = await screen.findByRole('dialog', { name: 'Cuenta creada' });
  expect(bank.state.users.at(-1)?.password).toBe('ñandúes en el patio'.normalize('NFC'));
  await user.click(within(result).getByRole('button', { name: 'Aceptar' }));
  await sendLogin(user, { email: 'elida@ejemplo.cl', password: apart });
  await screen.findByRole('heading', { level: 1, name: 'Mis cuentas' });
});

describe('T16 T28 an error', () => {
  const messages: [field: string, invalid: string, empty: string, wrong: string][] = [
    ['Nombre', 'A', 'Por favor, ingresa tu nombre', 'Por favor, ingresa un nombre válido'],
    ['Apellidos', 'R', 'Por favor, ingresa tus apellidos', 'Por favor, ingresa apellidos válidos'],
    ['Segundo apellido', 'F', '', 'Por favor, ingresa un apellido válido'],
    ['RUT', '12.345.678-9', 'Por favor, ingresa tu RUT', 'Por favor, ingresa un RUT válido'],
    [
      'Correo electrónico',
      'elida@ejemplo',
      'Por favor, ingresa tu correo electrónico',
      'Por favor, ingresa un correo electrónico válido',
    ],
    [
      'Teléfono',
      '12345678',
      'Por favor, ingresa tu número de teléfono',
      'Por favor, ingresa un número de teléfono válido',
    ],
    ['Contraseña', 'abcdefgh', 'Por favor, ingresa una contraseña', 'más usadas del mundo'],
    [
      'Confirmar contraseña',
      'abcdefg1',
      'Por favor, confirma tu contraseña',
      'Las contraseñas no coinciden',
    ],
  ];

  function expectMessage(name: string, message: string) {
    if (message === '') return expect(field(name)).toBeValid();
    expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(message));
  }

  it('is shown at each empty and at each invalid field, the first is focused, and nothing is sent; it disappears once it is corrected', async () => {
    const { user } = await openRegistration();
    await user.click(submit());
    await waitFor(() => expect(field('Nombre')).toHaveFocus());
    for (const [name, , empty] of messages) expectMessage(name, empty);
    expect(terms()).toHaveAccessibleDescription(
      'Para continuar, acepta los Términos y Condiciones',
    );
    await expectNoAxeViolations();

    await fill(user, Object.fromEntries(messages.map(([name, invalid]) => [name, invalid])));
    await user.click(submit());
    await waitFor(() => expect(field('Nombre')).toHaveFocus());
    for (const [name, , , wrong] of messages) expectMessage(name, wrong);
    await fillAll(user);
    for (const [name] of messages) expectMessage(name, '');

    // A common password alone is refused, too: its rule is the only one that waits for a list.
    await fill(user, { Contraseña: 'Password1', 'Confirmar contraseña': 'Password1' });
    await user.click(submit());
    await waitFor(() => expect(field('Contraseña')).toHaveFocus());
    expectMessage('Contraseña', 'más usadas del mundo');
    expect(bank.requests('register')).toEqual([]);
  });

  it('is shown at an address longer than the login accepts; the fields drop keys that they refuse, keep a pasted address whole, and add the RUT’s dots', async () => {
    const { user } = await openRegistration();
    await user.click(field('Correo electrónico'));
    await user.paste(`ana@${'a'.repeat(94)}.cl`);
    await user.tab();
    await waitFor(() =>
      expectMessage('Correo electrónico', 'Por favor, ingresa un correo electrónico válido'),
    );
    await user.type(field('Nombre'), 'Él1i@da');
    await user.type(field('RUT'), '1a2.345678-5');
    await user.type(field('Teléfono'), '+56 9-1234');
    await user.clear(field('Correo electrónico'));
    await user.paste(' élida@ejemplo.cl ');
    expect(field('Nombre')).toHaveValue('Élida');
    expect(field('RUT')).toHaveValue('12.345.678-5');
    expect(field('Teléfono')).toHaveValue('+5691234');
    expect(field('Correo electrónico')).toHaveValue(' élida@ejemplo.cl ');
    await user.click(submit());
    await waitFor(() =>
      expectMessage(
        'Correo electrónico',
        'Por favor, ingresa un correo electrónico válido Un correo no puede llevar «é».',
      ),
    );
  });
});

describe('a refusal of the bank', () => {
  it.each([
    ['Correo electrónico', 'pagador@ejemplo.cl', 'Ya existe una cuenta con ese correo.'],
    ['RUT', '12.345.678-5', 'Ya existe una cuenta con ese RUT.'],
  ])('is shown at the field: %s', async (name, value, message) => {
    const { user } = await openRegistration();
    await fillAll(user, { [name]: value });
    await user.click(submit());
    await waitFor(() =>
      expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(message)),
    );
    expect(field(name)).toHaveFocus();
    expect(field('Contraseña')).toHaveValue('Segura2024');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    await fill(user, { [name]: valid[name as keyof typeof valid] });
    await waitFor(() => expect(field(name)).toBeValid());
    await user.click(submit());
    expect(await screen.findByRole('dialog', { name: 'Cuenta creada' })).toBeVisible();
  });
});

it('the form sends one request however often the button is pressed, without a second surname if there is none', async () => {
  const { user } = await openRegistration();
  const { release } = holdCalls('/apiportal/v1/usuariopp/*');
  await fillAll(user, { 'Segundo apellido': '' });
  await user.dblClick(submit());
  expect(submit()).toHaveAttribute('aria-busy', 'true');
  await user.type(field('Confirmar contraseña'), '{Enter}');
  release();
  await screen.findByRole('dialog', { name: 'Cuenta creada' });
  expect(bank.requests('register')).toHaveLength(1);
  expect(bank.requests('register')[0]?.body).not.toHaveProperty('segundoApellido');
});

it('the form marks each field for password managers and autofill, and opens the terms, whose accepting ticks the box', async () => {
  const { user } = await openRegistration();
  const kinds = Object.keys(valid).map((name) => [name, field(name).getAttribute('autocomplete')]);
  expect(Object.fromEntries(kinds)).toEqual({
    Nombre: 'given-name',
    Apellidos: 'family-name',
    'Segundo apellido': 'off',
    RUT: 'off',
    'Correo electrónico': 'email',
    Teléfono: 'tel',
    Contraseña: 'new-password',
    'Confirmar contraseña': 'new-password',
  });
  for (const [button, isTicked] of [
    ['Cerrar', false],
    ['Aceptar', true],
  ] as const) {
    await user.click(screen.getByRole('button', { name: 'Leer términos' }));
    const dialog = await screen.findByRole('dialog', { name: 'Términos y Condiciones' });
    await user.click(within(dialog).getByRole('button', { name: button }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect((terms() as HTMLInputElement).checked).toBe(isTicked);
  }
});
