import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { loadCaptcha } from '../../test/captcha.ts';
import { field } from '../../test/controls.ts';
import { holdCalls } from '../../test/holdCalls.ts';
import { payerStorage } from '../../test/payerStorage.ts';
import { bank, renderApp } from '../../test/renderApp.tsx';
import type { RenderOptions } from '../../test/renderApp.tsx';
import { signIn } from '../../test/signIn.ts';

let stopCaptcha: () => void;
beforeEach(() => {
  stopCaptcha = loadCaptcha();
});
afterEach(() => stopCaptcha());

const valueOf = (element: HTMLElement) => element instanceof HTMLInputElement && element.value;
const captcha = () => screen.findByRole('checkbox', { name: /No soy un robot/ });
const send = () => screen.getByRole('button', { name: 'Enviar' });
const mails = () => bank.outbox.map(({ to }) => to);

/** The bodies of the requested contact mails: to the bank's desk, then to the visitor. */
function sent() {
  const requests = [...bank.requests('sendContactNotice'), ...bank.requests('sendContactMail')];
  return requests.map(({ body }) => body as { paramreplace: { uniqueNumber: string } });
}
const numbers = () => new Set(sent().map(({ paramreplace }) => paramreplace.uniqueNumber));

async function open(stored: RenderOptions = {}) {
  const app = await renderApp({ url: '/contacto', ...stored });
  await screen.findByRole('heading', { level: 1, name: 'Contacto' });
  return app;
}

async function fill(user: UserEvent, values: Record<string, string> = {}) {
  const all = {
    Nombre: 'Élida Soto',
    RUT: '12.345.678-5',
    'Correo electrónico': 'elida@ejemplo.cl',
    Teléfono: '912345678',
    Comentario: '¿Dónde veo mi pago?',
    ...values,
  };
  for (const [name, value] of Object.entries(all)) {
    await user.clear(field(name));
    await user.paste(value);
  }
  await user.click(field('Nombre'));
  const box = await captcha();
  if (box instanceof HTMLInputElement && !box.checked) await user.click(box);
}

async function accept(user: UserEvent, title: string) {
  const result = await screen.findByRole('dialog', { name: title });
  const text = result.textContent ?? '';
  await user.click(within(result).getByRole('button', { name: 'Aceptar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  return text;
}

it.each(['/Contacto', '/CONTACTO?x=1', '/contacto/', '/%63ontacto'])(
  'the contact form opens at the URL that has the policy of the captcha, and not at %s',
  async (url) => {
    await renderApp({ url: '/preguntas' });
    act(() => {
      window.history.pushState(null, '', url);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await waitFor(() => expect(window.location.pathname).toBe('/contacto'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Contacto' })).toBeVisible();
  },
);

describe('T41 a login that is opened where Google’s script may run', () => {
  it.each([
    [
      'by its button',
      (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Ingresar' })),
    ],
    [
      'by the window’s event',
      async () => act(() => void window.dispatchEvent(new Event('portal:login'))),
    ],
  ])('%s opens on another page, once', async (_, ask) => {
    const { user } = await open();
    await user.click(field('Nombre'));
    await captcha();
    await ask(user);
    expect(await screen.findByRole('dialog', { name: 'Ingresa tus datos' })).toBeVisible();
    expect(window.location.pathname).toBe('/usuario');
    expect(window.location.search).toBe('');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(JSON.stringify(window.history.state)).not.toContain('opensLogin');
  });

  it('is not shown over the contact page, even for a moment', async () => {
    const { user } = await open();
    const shown: string[] = [];
    const watch = new MutationObserver(() => {
      if (window.location.pathname !== '/contacto') return;
      if (document.querySelector('[type=password]')) shown.push(window.location.pathname);
    });
    watch.observe(document.body, { childList: true, subtree: true });
    await user.click(screen.getByRole('button', { name: 'Ingresar' }));
    await screen.findByLabelText('Contraseña');
    watch.disconnect();
    expect(shown).toEqual([]);
    expect(window.location.pathname).toBe('/usuario');
  });
});

describe('unsent text', () => {
  const typed = {
    Nombre: 'Élida Soto',
    RUT: '12.345.678-5',
    'Correo electrónico': 'elida@ejemplo.cl',
    Teléfono: '912345678',
    Comentario: '¿Dónde veo mi pago?',
  };
  const shown = () => Object.fromEntries(Object.keys(typed).map((name) => [name, field(name)]));
  const expectTyped = () =>
    waitFor(() => {
      for (const [name, element] of Object.entries(shown()))
        expect([name, element]).toEqual([
          name,
          expect.objectContaining({ value: typed[name as keyof typeof typed] }),
        ]);
    });
  const expectNothing = () => {
    for (const element of Object.values(shown())) expect(element).toHaveValue('');
  };
  const reload = async (app: Awaited<ReturnType<typeof open>>) => {
    await app.close();
    return open();
  };

  it('is kept over a reload, without the captcha’s answer', async () => {
    const app = await open();
    await fill(app.user);
    await reload(app);
    await expectTyped();
    expect(sessionStorage.getItem('drafts')).not.toContain('captcha');
    expect(JSON.stringify({ ...localStorage })).not.toContain('Élida');
  });

  it('is kept over a visit to another page, by the way back and by a link', async () => {
    const { user } = await open();
    await fill(user);
    await user.click(screen.getByRole('link', { name: 'Términos y Condiciones' }));
    await screen.findByRole('heading', { level: 1, name: 'Términos y Condiciones' });
    await user.click(screen.getByRole('link', { name: 'Contacto' }));
    await screen.findByRole('heading', { level: 1, name: 'Contacto' });
    await expectTyped();
    act(() => window.history.back());
    await screen.findByRole('heading', { level: 1, name: 'Términos y Condiciones' });
    act(() => window.history.back());
    await screen.findByRole('heading', { level: 1, name: 'Contacto' });
    await expectTyped();
  });

  it('is removed once it was sent, or emptied', async () => {
    const app = await open();
    await fill(app.user);
    await app.user.click(send());
    await accept(app.user, 'Mensaje enviado');
    const again = await reload(app);
    expectNothing();
    await again.user.type(field('Comentario'), 'x{Backspace}');
    await reload(again);
    expectNothing();
  });

  it('T08 is removed at a sign-in and at a logout', async () => {
    const { user } = await open();
    await fill(user);
    expect(sessionStorage.getItem('drafts')).toContain('Élida');
    await signIn(user);
    expect(sessionStorage.getItem('drafts')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Contacto' }));
    await waitFor(() => expect(field('Nombre')).toHaveValue('Antonia Rojas Fuentes'));
    expect(field('Comentario')).toHaveValue('');
    await user.type(field('Comentario'), 'De Antonia');
    await waitFor(() => expect(sessionStorage.getItem('drafts')).toContain('De Antonia'));
    await user.click(screen.getByRole('button', { name: 'Antonia Rojas Fuentes' }));
    await user.click(await screen.findByText('Cerrar sesión'));
    await screen.findByRole('heading', { level: 1, name: 'Paga tus cuentas en un solo lugar' });
    expect(sessionStorage.getItem('drafts')).toBeNull();
  });
});

describe('a message', () => {
  it('is sent as two mails with one number, and the form is empty again', async () => {
    const { user } = await open();
    await fill(user);
    await user.click(send());
    const text = await accept(user, 'Mensaje enviado');

    expect(sent()).toHaveLength(2);
    const [notice, copy] = sent();
    expect(notice).toEqual({
      paramreplace: {
        name: 'Élida Soto',
        email: 'elida@ejemplo.cl',
        phone: '+56912345678',
        comment: '¿Dónde veo mi pago?',
        uniqueNumber: expect.stringMatching(/^\d{13,19}$/),
        urlEmailContact: 'http://localhost:3000/contacto',
      },
    });
    expect(copy).toEqual({ ...notice, destinatarios: ['elida@ejemplo.cl'] });
    expect(text).toContain(notice?.paramreplace.uniqueNumber);
    expect(mails()).toEqual([['mesa-de-ayuda@pagos.ejemplo.cl'], ['elida@ejemplo.cl']]);
    expect(bank.violations).toEqual([]);
    expect(bank.requests('issueGuestToken')).toHaveLength(1);
    expect(bank.requests('getConfiguration')).toHaveLength(1);
    for (const name of ['Nombre', 'RUT', 'Correo electrónico', 'Teléfono', 'Comentario']) {
      expect(field(name)).toHaveValue('');
    }
    expect(await captcha()).not.toBeChecked();
  });

  it('is sent once, however often it is submitted', async () => {
    const { release } = holdCalls('/apiMail/send/confmail/contacto-mesa');
    const { user } = await open();
    await fill(user);
    await user.tripleClick(send());
    await user.click(field('Nombre'));
    await user.keyboard('{Enter}{Enter}');
    release();
    await accept(user, 'Mensaje enviado');
    expect(sent()).toHaveLength(2);
  });

  it('of a signed-in payer begins with the known data', async () => {
    const { user } = await open(await payerStorage());
    const known = () => ['Nombre', 'RUT', 'Correo electrónico'].map((name) => valueOf(field(name)));
    const payer = ['Antonia Rojas Fuentes', '12.345.678-5', 'pagador@ejemplo.cl'];
    expect(known()).toEqual(payer);

    await fill(user, { Nombre: 'Ana Soto' });
    await user.click(send());
    await accept(user, 'Mensaje enviado');
    expect(known()).toEqual(payer);
    expect(field('Comentario')).toHaveValue('');
  });

  it('has the captcha’s answer in a header of both mails, and the RUT nowhere', async () => {
    const { user } = await open();
    await fill(user, { RUT: '7.654.321-6' });
    await user.click(send());
    await accept(user, 'Mensaje enviado');
    const mailed = [...bank.requests('sendContactNotice'), ...bank.requests('sendContactMail')];
    expect(mailed.map(({ headers }) => headers['x-captcha-token'])).toEqual(['•••', '•••']);
    expect(bank.state.captchas).toEqual([
      [expect.stringMatching(/^captcha-de-prueba-/), expect.anything()],
    ]);
    expect(JSON.stringify(mailed.map(({ body }) => body))).not.toContain('captcha');
    expect(JSON.stringify(bank.requests())).not.toMatch(/7\.?654\.?321/);
  });
});

// app/journeys/faults.links.test.tsx tries every fault of the calls that send the two mails.
describe('a failure', () => {
  it('to read the answer is shown, and a retry keeps the number', async () => {
    bank.setFault({ kind: 'htmlBody', times: 1 }, 'sendContactNotice');
    const { user } = await open();
    await fill(user);
    await user.click(send());
    expect(await accept(user, 'No pudimos enviar tu mensaje')).toContain(
      'El banco entregó una respuesta que no pudimos leer.',
    );
    await user.click(send());
    await accept(user, 'Mensaje enviado');
    expect(numbers().size).toBe(1);
  });

  it('of the copy shows that the message arrived; a retry sends only the copy, under the same number', async () => {
    bank.setFault({ kind: 'unavailable503', times: 1 }, 'sendContactMail');
    const { user } = await open();
    await fill(user);
    await user.click(send());
    expect(await accept(user, 'No pudimos enviarte la copia')).toContain('Recibimos tu mensaje');
    expect(mails()).toEqual([['mesa-de-ayuda@pagos.ejemplo.cl']]);

    await user.click(send());
    await accept(user, 'Mensaje enviado');
    expect(mails()).toEqual([['mesa-de-ayuda@pagos.ejemplo.cl'], ['elida@ejemplo.cl']]);
    expect(bank.requests('sendContactNotice')).toHaveLength(1);
    expect(numbers().size).toBe(1);
  });

  it('of the copy, followed by another text, asks for the captcha again for another message', async () => {
    bank.setFault({ kind: 'unavailable503', times: 1 }, 'sendContactMail');
    const { user } = await open();
    await fill(user);
    await user.click(send());
    await accept(user, 'No pudimos enviarte la copia');
    expect(await captcha()).toBeChecked();
    await user.type(field('Comentario'), ' Ya lo encontré');
    expect(await captcha()).not.toBeChecked();
    await user.click(await captcha());
    await user.type(field('Comentario'), ', gracias');
    await user.click(send());
    await accept(user, 'Mensaje enviado');
    expect(bank.requests('sendContactNotice')).toHaveLength(2);
    expect(numbers().size).toBe(2);
  });

  it('of the configuration at the start is repaired when the message is sent', async () => {
    expectConsole(/^consultarConfiguraciones: /);
    bank.setFault({ kind: 'error500' }, 'getConfiguration');
    const { user } = await open();
    await fill(user);
    await user.click(send());
    await accept(user, 'No pudimos enviar tu mensaje');
    bank.clearFaults();
    await user.click(send());
    await accept(user, 'Mensaje enviado');
    expect(bank.outbox).toHaveLength(2);
  });
});

describe('an error (T16, T28)', () => {
  const empty = {
    Nombre: 'Por favor, ingresa tu nombre',
    RUT: 'Por favor, ingresa tu RUT',
    'Correo electrónico': 'Por favor, ingresa tu correo electrónico',
    Teléfono: 'Por favor, ingresa tu número de teléfono',
    Comentario: 'Por favor, ingresa tu consulta o comentario',
  };

  it('is below each field of an empty form, and the first is focused', async () => {
    const { user } = await open();
    await user.click(send());
    await captcha();
    await waitFor(() => expect(field('Nombre')).toHaveFocus());
    for (const [name, message] of Object.entries(empty)) {
      expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(message));
      expect(field(name)).toBeInvalid();
    }
    expect(screen.getByText('Por favor, confirma que no eres un robot')).toBeVisible();
    expect(sent()).toEqual([]);
    await expectNoAxeViolations();
  });

  it.each([
    ['Nombre', 'A', 'Por favor, ingresa un nombre válido'],
    ['RUT', '12345678-9', 'Por favor, ingresa un RUT válido'],
    ['Correo electrónico', 'ana@ejemplo', 'Por favor, ingresa un correo electrónico válido'],
    ['Teléfono', '812345678', 'Por favor, ingresa un número de teléfono válido'],
    ['Teléfono', '+569', 'Por favor, ingresa tu número de teléfono'],
    ['Comentario', 'hola <b>', 'Por favor, ingresa un comentario válido'],
  ])('%s: %j', async (name, text, message) => {
    const { user } = await open();
    await fill(user, { [name]: text });
    await user.click(send());
    await waitFor(() => expect(field(name)).toHaveFocus());
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(sent()).toEqual([]);
  });

  it('is shown for an unanswered or expired captcha, which is then focused', async () => {
    const { user } = await open();
    await fill(user);
    await user.click(await captcha());
    await user.click(send());
    const group = screen.getByRole('group', { name: 'Verificación de que eres una persona' });
    await waitFor(() => expect(group).toHaveFocus());
    expect(group).toHaveAccessibleDescription('Por favor, confirma que no eres un robot');
    await user.click(await captcha());
    await waitFor(() => expect(group).toHaveAccessibleDescription(''));
    expect(sent()).toEqual([]);
  });

  it('cannot be typed: each field accepts the keys of its kind', async () => {
    const { user } = await open();
    await user.type(field('Nombre'), 'A1n@a-M. D’O');
    expect(field('Nombre')).toHaveValue("Ana-M D'O");
    await user.type(field('RUT'), '7a.654b.321-6');
    expect(field('RUT')).toHaveValue('76543216');
    await user.type(field('Correo electrónico'), 'a n,a@ejemplo.cl');
    expect(field('Correo electrónico')).toHaveValue('ana@ejemplo.cl');
    await user.type(field('Teléfono'), '+56 9-1234 567x8');
    expect(field('Teléfono')).toHaveValue('+56912345678');
    expect(field('RUT')).toHaveValue('7.654.321-6');
  });
});

it('the form links to pages that may answer sooner', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('link', { name: 'No me llegó el comprobante' }));
  const answer = await screen.findByText(/pídelo de nuevo con «Enviar a otro correo»/);
  await waitFor(() => expect(answer).toBeVisible());
});
