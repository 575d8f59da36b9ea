import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { loadCaptcha } from '../../test/captcha.ts';
import { enter, field } from '../../test/controls.ts';
import { holdCalls } from '../../test/holdCalls.ts';
import { payerStorage } from '../../test/payerStorage.ts';
import { bank, renderApp } from '../../test/renderApp.tsx';
import type { RenderOptions } from '../../test/renderApp.tsx';
import { tableRows } from '../../test/runs.ts';
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
  return requests.map(
    ({ body }) => body as { paramreplace: { uniqueNumber: string; comment: string } },
  );
}
const numbers = () => new Set(sent().map(({ paramreplace }) => paramreplace.uniqueNumber));

async function open(stored: RenderOptions = {}) {
  const app = await renderApp({ url: '/contacto', ...stored });
  await screen.findByRole('heading', { level: 1, name: 'Contacto' });
  return app;
}

const message = {
  Nombre: 'Élida Soto',
  RUT: '12.345.678-5',
  'Correo electrónico': 'elida@ejemplo.cl',
  Teléfono: '912345678',
  Comentario: '¿Dónde veo mi pago?',
};

async function fill(user: UserEvent, values: Record<string, string> = {}) {
  for (const [name, value] of Object.entries({ ...message, ...values })) {
    fireEvent.change(field(name), { target: { value } });
  }
  await answerCaptcha(user);
}

async function answerCaptcha(user: UserEvent) {
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
    await renderApp({ url: '/pagoEmail' });
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
  ])(
    '%s opens on another page, once, and is not shown over the contact page, even for a moment',
    async (_, ask) => {
      const { user } = await open();
      await user.click(field('Nombre'));
      await captcha();
      const shown: string[] = [];
      const watch = new MutationObserver(() => {
        if (window.location.pathname !== '/contacto') return;
        if (document.querySelector('[type=password]')) shown.push(window.location.pathname);
      });
      watch.observe(document.body, { childList: true, subtree: true });
      await ask(user);
      expect(await screen.findByRole('dialog', { name: 'Ingresa tus datos' })).toBeVisible();
      await screen.findByLabelText('Contraseña');
      watch.disconnect();
      expect(shown).toEqual([]);
      expect(window.location.pathname).toBe('/usuario');
      expect(window.location.search).toBe('');
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(JSON.stringify(window.history.state)).not.toContain('opensLogin');
    },
  );
});

describe('unsent text', () => {
  const shown = () => Object.fromEntries(Object.keys(message).map((name) => [name, field(name)]));
  const expectTyped = () =>
    waitFor(() => {
      for (const [name, element] of Object.entries(shown()))
        expect([name, element]).toEqual([
          name,
          expect.objectContaining({ value: message[name as keyof typeof message] }),
        ]);
    });
  const expectNothing = () => {
    for (const element of Object.values(shown())) expect(element).toHaveValue('');
  };
  const reload = async (app: Awaited<ReturnType<typeof open>>) => {
    await app.close();
    return open();
  };

  it('is kept over a reload, without the captcha’s answer, and removed once it was sent, or emptied', async () => {
    const app = await open();
    await fill(app.user);
    const kept = await reload(app);
    await expectTyped();
    expect(sessionStorage.getItem('drafts')).not.toContain('captcha');
    expect(JSON.stringify({ ...localStorage })).not.toContain('Élida');
    await answerCaptcha(kept.user);
    await kept.user.click(send());
    await accept(kept.user, 'Mensaje enviado');
    const again = await reload(kept);
    expectNothing();
    await again.user.type(field('Comentario'), 'x{Backspace}');
    await reload(again);
    expectNothing();
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

  it('T08 is removed at a sign-in and at a logout', async () => {
    const { user } = await open();
    await fill(user);
    expect(sessionStorage.getItem('drafts')).toContain('Élida');
    await signIn(user);
    expect(sessionStorage.getItem('drafts')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Contacto' }));
    await waitFor(() => expect(field('Nombre')).toHaveValue('Antonia Rojas Fuentes'));
    expect(field('Comentario')).toHaveValue('');
    await enter(user, field('Comentario'), 'De Antonia');
    await waitFor(() => expect(sessionStorage.getItem('drafts')).toContain('De Antonia'));
    await user.click(screen.getByRole('button', { name: 'Antonia Rojas Fuentes' }));
    await user.click(await screen.findByText('Cerrar sesión'));
    await screen.findByRole('heading', { level: 1, name: 'Paga tus cuentas en un solo lugar' });
    expect(sessionStorage.getItem('drafts')).toBeNull();
  });
});

describe('a message', () => {
  it('is sent once, however often it is submitted: as two mails with one number, the captcha’s answer in their headers and the RUT nowhere; the form is empty again', async () => {
    const { release } = holdCalls('/apiMail/send/confmail/contacto-mesa');
    const { user } = await open();
    await fill(user, { RUT: '7.654.321-6' });
    await user.tripleClick(send());
    await user.click(field('Nombre'));
    await user.keyboard('{Enter}{Enter}');
    release();
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

    const mailed = [...bank.requests('sendContactNotice'), ...bank.requests('sendContactMail')];
    expect(mailed.map(({ headers }) => headers['x-captcha-token'])).toEqual(['•••', '•••']);
    expect(bank.state.captchas).toEqual([
      [expect.stringMatching(/^captcha-de-prueba-/), expect.anything()],
    ]);
    expect(JSON.stringify(mailed.map(({ body }) => body))).not.toContain('captcha');
    expect(JSON.stringify(bank.requests())).not.toMatch(/7\.?654\.?321/);

    for (const name of Object.keys(message)) expect(field(name)).toHaveValue('');
    expect(await captcha()).not.toBeChecked();
  });

  it('of a signed-in payer begins with the known data and the payment that it is about, and is sent as edited', async () => {
    const reference = 'WPD2A4NECN6CNEWHQFAM';
    const facts = { date: '2026-11-28T20:44:00Z', total: 47_530, company: 'Aguas Lleuque' };
    const state = { usr: { reference, idu: 'u-1', ...facts } };
    const { user } = await open({ ...(await payerStorage()), state });
    const known = () => ['Nombre', 'RUT', 'Correo electrónico'].map((name) => valueOf(field(name)));
    const payer = ['Antonia Rojas Fuentes', '12.345.678-5', 'pagador@ejemplo.cl'];
    expect(known()).toEqual(payer);
    const comment = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comentario' });
    await waitFor(() => expect(comment.value).toMatch(/^Tengo un problema con el pago WPD2 /));
    const begun = comment.value;

    await fill(user, { Nombre: 'Ana Soto', Comentario: begun });
    await user.type(comment, 'Lo pagué dos veces.');
    await user.click(send());
    await accept(user, 'Mensaje enviado');
    const edited = `${begun}Lo pagué dos veces.`;
    expect(sent().map(({ paramreplace }) => paramreplace.comment)).toEqual([edited, edited]);
    expect(known()).toEqual(payer);
    expect(field('Comentario')).toHaveValue('');
  });
});

// app/journeys/faults.links.test.tsx tries every fault of the calls that send the two mails.
describe('a failure', () => {
  it('to read the answer, and then of the copy, is shown; a retry keeps the number, and sends only what the bank has not accepted', async () => {
    bank.setFault({ kind: 'htmlBody', times: 1 }, 'sendContactNotice');
    bank.setFault({ kind: 'unavailable503', times: 1 }, 'sendContactMail');
    const { user } = await open();
    await fill(user);
    await user.click(send());
    expect(await accept(user, 'No pudimos enviar tu mensaje')).toContain(
      'El banco entregó una respuesta que no pudimos leer.',
    );
    // The bank mailed the message whose answer could not be read.
    const before = mails().length;
    const since = () => mails().slice(before);
    await user.click(send());
    expect(await accept(user, 'No pudimos enviarte la copia')).toContain('Recibimos tu mensaje');
    expect(since()).toEqual([['mesa-de-ayuda@pagos.ejemplo.cl']]);
    expect(bank.requests('sendContactNotice')).toHaveLength(2);

    await user.click(send());
    await accept(user, 'Mensaje enviado');
    expect(since()).toEqual([['mesa-de-ayuda@pagos.ejemplo.cl'], ['elida@ejemplo.cl']]);
    expect(bank.requests('sendContactNotice')).toHaveLength(2);
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

  it('is below each field of an empty form, the first of which is focused; then an unanswered or expired captcha is', async () => {
    const { user } = await open();
    await user.click(send());
    await captcha();
    await waitFor(() => expect(field('Nombre')).toHaveFocus());
    for (const [name, error] of Object.entries(empty)) {
      expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(error));
      expect(field(name)).toBeInvalid();
    }
    expect(screen.getByText('Por favor, confirma que no eres un robot')).toBeVisible();
    expect(sent()).toEqual([]);
    await expectNoAxeViolations();

    await fill(user);
    const group = screen.getByRole('group', { name: 'Verificación de que eres una persona' });
    await waitFor(() => expect(group).toHaveAccessibleDescription(''));
    await user.click(await captcha());
    await user.click(send());
    await waitFor(() => expect(group).toHaveFocus());
    expect(group).toHaveAccessibleDescription('Por favor, confirma que no eres un robot');
    await user.click(await captcha());
    await waitFor(() => expect(group).toHaveAccessibleDescription(''));
    expect(sent()).toEqual([]);
  });

  const wrong = [
    ['Nombre', 'A', 'Por favor, ingresa un nombre válido'],
    ['RUT', '12345678-9', 'Por favor, ingresa un RUT válido'],
    ['Correo electrónico', 'ana@ejemplo', 'Por favor, ingresa un correo electrónico válido'],
    ['Teléfono', '812345678', 'Por favor, ingresa un número de teléfono válido'],
    ['Teléfono', '+569', 'Por favor, ingresa tu número de teléfono'],
    ['Comentario', 'hola <b>', 'Por favor, ingresa un comentario válido'],
  ] as const;

  it('is below the only wrong field, which is focused', async () => {
    const { user } = await open();
    await fill(user);
    for (const [name, value, error] of tableRows(wrong)) {
      fireEvent.change(field(name), { target: { value } });
      await user.click(send());
      await waitFor(() => expect(field(name)).toHaveFocus());
      expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(error));
      fireEvent.change(field(name), { target: { value: message[name] } });
      await waitFor(() => expect(field(name)).toBeValid());
    }
    expect(sent()).toEqual([]);
  });

  it('cannot be typed: each field accepts the keys of its kind', async () => {
    const { user } = await open();
    await user.type(field('Nombre'), 'A1@-. ’O');
    expect(field('Nombre')).toHaveValue("A- 'O");
    await user.type(field('RUT'), '7a.654b.321-6');
    expect(field('RUT')).toHaveValue('76543216');
    await user.type(field('Correo electrónico'), 'a n,a@x.cl');
    expect(field('Correo electrónico')).toHaveValue('ana@x.cl');
    await user.type(field('Teléfono'), '+56 9-1x8');
    expect(field('Teléfono')).toHaveValue('+56918');
    expect(field('RUT')).toHaveValue('7.654.321-6');
  });
});

it('the form links to pages that may answer sooner', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('link', { name: 'No me llegó el comprobante' }));
  const answer = await screen.findByText(/pídelo de nuevo con «Enviar a otro correo»/);
  await waitFor(() => expect(answer).toBeVisible());
});
