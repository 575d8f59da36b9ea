import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { holdCalls } from '../../test/holdCalls.ts';
import { openConfirmation } from '../../test/payJourney.tsx';
import { bank, renderApp } from '../../test/renderApp.tsx';
import { bankItems, storedCart } from '../../test/cartInStorage.ts';

type App = Awaited<ReturnType<typeof renderApp>>;

const warning = 'Correo electrónico inválido, por favor verifique los correos ingresados.';

const linkButton = () => screen.getByRole('button', { name: 'Enviar link de pago' });
const dialog = () => screen.getByRole('dialog', { name: 'Link de pago' });
const button = (name: string) => within(dialog()).getByRole('button', { name });
const field = () => within(dialog()).getByRole('textbox', { name: 'Correos electrónicos' });
const step = (words: string) => within(dialog()).findByText(words);

async function openLinkModal(app?: App): Promise<App> {
  const opened = app ?? (await openConfirmation());
  await opened.user.click(linkButton());
  await screen.findByRole('dialog', { name: 'Link de pago' });
  return opened;
}

async function send({ user }: App, emails = 'ana@ejemplo.cl'): Promise<void> {
  fireEvent.change(field(), { target: { value: emails } });
  await user.click(button('Enviar Link'));
}

const closed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument());

describe('the modal', () => {
  it('opens from the cart, asks for the recipients, and returns the focus when it closes', async () => {
    const app = await renderApp({
      url: '/carroDeCuentas',
      local: { cart: storedCart(bankItems(bank.bank)) },
    });
    await screen.findByRole('heading', { level: 1, name: 'Carro de cuentas' });
    await openLinkModal(app);
    await waitFor(() => expect(field()).toHaveFocus());
    expect(field()).not.toHaveAccessibleDescription(expect.stringContaining(warning));
    expect(button('Enviar Link')).toBeDisabled();
    expect(dialog()).toHaveAccessibleDescription(/las 2 deudas de tu carro, \$ 47\.530/);
    await expectNoAxeViolations();

    await app.user.click(button('Cerrar'));
    await closed();
    expect(linkButton()).toHaveFocus();
    await app.user.dblClick(linkButton());
    await screen.findByRole('dialog', { name: 'Link de pago' });
    await app.user.keyboard('{Escape}');
    await closed();
    expect(bank.requests('inscribe')).toHaveLength(0);
  });

  it('is not offered for a total that the contract refuses', async () => {
    await openConfirmation(undefined, { limits: { maxAmount: 1000 } });
    expect(linkButton()).toBeDisabled();
  });
});

describe('T16 the recipients', () => {
  it('are validated on blur, and the error disappears with the mistake; invalid ones are refused as they are typed, and nothing can be sent', async () => {
    const app = await openLinkModal();
    const { user } = app;
    await waitFor(() => expect(field()).toHaveFocus());
    expect(field()).not.toHaveAccessibleDescription(expect.stringContaining(warning));
    await user.tab();
    await waitFor(() =>
      expect(field()).toHaveAccessibleDescription(expect.stringContaining(warning)),
    );
    await user.type(field(), 'ana@x.cl');
    expect(field()).not.toHaveAccessibleDescription(expect.stringContaining(warning));
    expect(button('Enviar Link')).toBeEnabled();

    // The field of a modal that was just opened has not been blurred.
    await user.click(button('Cerrar'));
    await closed();
    await openLinkModal(app);
    await waitFor(() => expect(field()).toHaveFocus());
    for (const text of [
      'ana',
      'ana@ejemplo',
      'ana@ejemplo.cl, beto',
      'ana@ejemplo.cl; beto',
      'ana@ejemplo.cl beto @ejemplo.cl',
      ' , ,',
    ]) {
      await user.clear(field());
      await user.paste(text);
      expect(field()).toHaveAccessibleDescription(expect.stringContaining(warning));
      expect(field()).toHaveAttribute('aria-invalid', 'true');
      expect(button('Enviar Link')).toBeDisabled();
      await user.keyboard('{Enter}');
    }
    expect(bank.requests('inscribe')).toHaveLength(0);
    expect(field()).toBeVisible();
  });

  it.each([
    ['ana@ejemplo.cl', 'ana@ejemplo.cl'],
    ['  ana@ejemplo.cl  ', 'ana@ejemplo.cl'],
    [
      'Ana Rojas <ana@ejemplo.cl>; ANA@Ejemplo.cl beto@ejemplo.cl',
      'ana@ejemplo.cl,beto@ejemplo.cl',
    ],
    ['"Rojas, Ana" <ana@ejemplo.cl>\nbeto@ejemplo.cl', 'ana@ejemplo.cl,beto@ejemplo.cl'],
    [',ana@ejemplo.cl, ,\tBETO.p+luz@mi-casa.com.CL,', 'ana@ejemplo.cl,BETO.p+luz@mi-casa.com.CL'],
  ])('%j is sent to %j', async (text, correo) => {
    const app = await openLinkModal();
    await send(app, text);
    await step('El link fue generado y enviado exitosamente');
    expect(bank.requests('notifyLink').map(({ body }) => body)).toEqual([
      expect.objectContaining({ correo }),
    ]);
    expect(bank.violations).toEqual([]);
  });

  it('are shown as they were understood, typed on a keyboard that has a comma, and ten at most, the limit of the bank', async () => {
    const { user } = await openLinkModal();
    await user.click(field());
    await user.paste('Ana <ana@ejemplo.cl>\nbeto@ejemplo.cl;ANA@EJEMPLO.CL');
    expect(field()).toHaveValue('ana@ejemplo.cl, beto@ejemplo.cl');
    expect(field()).toHaveAttribute('inputmode', 'text');
    const list = (count: number) =>
      Array.from({ length: count }, (_, index) => `p${index}@ejemplo.cl`).join(', ');
    fireEvent.change(field(), { target: { value: list(11) } });
    expect(field()).toHaveAccessibleDescription(
      expect.stringContaining('Puedes enviar el link a 10 correos como máximo.'),
    );
    expect(button('Enviar Link')).toBeDisabled();
    fireEvent.change(field(), { target: { value: list(10) } });
    expect(button('Enviar Link')).toBeEnabled();
  });
});

describe('the four steps', () => {
  it('T01 are the form, the wait, and the success, taken once, however often the form is submitted', async () => {
    const { release } = holdCalls('/apiDashboardPago/notifica-link');
    const app = await openLinkModal();
    fireEvent.change(field(), { target: { value: 'ana@ejemplo.cl' } });
    await app.user.tripleClick(button('Enviar Link'));
    await step('El link está siendo generado y enviado');
    expect(within(dialog()).getByText('Por favor espera un momento')).toBeVisible();
    expect(within(dialog()).getByRole('status')).toHaveTextContent('El link está siendo generado');
    expect(screen.queryByRole('textbox', { name: 'Correos electrónicos' })).toBeNull();
    await expectNoAxeViolations();

    release();
    await step('El link fue generado y enviado exitosamente');
    for (const endpoint of ['inscribe', 'convertLink', 'notifyLink']) {
      expect(bank.requests(endpoint)).toHaveLength(1);
    }
    expect(button('Volver al portal')).toHaveFocus();
    expect(within(dialog()).getByText('A ana@ejemplo.cl.')).toBeVisible();
    await app.user.click(button('Volver al portal'));
    await closed();
    expect(linkButton()).toHaveFocus();

    await openLinkModal(app);
    expect(field()).toHaveValue('');
  });

  it.each([
    ['a mail error', () => bank.setScenario({ mailFailure: true })],
    ['a link error', () => bank.setFault({ kind: 'error500' }, 'convertLink')],
    ['a refused inscription', () => bank.setFault({ kind: 'notFound404' }, 'inscribe')],
  ])(
    'end in the failure after %s; the typed addresses are offered again',
    async (_what, breakIt) => {
      breakIt();
      const app = await openLinkModal();
      await send(app, 'ana@ejemplo.cl, beto@ejemplo.cl');
      await step('Hubo un problema al generar el link');
      expect(within(dialog()).getByText('Por favor intenta más tarde')).toBeVisible();
      expect(button('Volver al Portal')).toHaveFocus();
      const toast = await screen.findByText(/^No pudimos completar el envío del link de pago\. \S/);
      expect(toast).toBeVisible();
      await app.user.click(button('Volver al Portal'));
      await closed();
      expect(screen.getByRole('heading', { level: 1, name: 'Confirmar pago' })).toBeVisible();

      bank.setScenario({ mailFailure: false });
      bank.clearFaults();
      await openLinkModal(app);
      expect(field()).toHaveValue('ana@ejemplo.cl, beto@ejemplo.cl');
      await app.user.click(button('Enviar Link'));
      await step('El link fue generado y enviado exitosamente');
      expect(bank.outbox.map(({ to }) => to)).toEqual([['ana@ejemplo.cl', 'beto@ejemplo.cl']]);
    },
  );

  const none = 'No se pudo obtener la url de pago P2P';
  const refused = 'convertLink: la respuesta no cumple el contrato en url';
  it.each([
    ['', 'error', none],
    [null, 'error', none],
    ['https://otro.cl/api/apiDashboardPago/dashboard/1', 'warn', refused],
    ['http://localhost:3000/api/payments', 'warn', refused],
    ['http://localhost:3000/api/apiDashboardPago/dashboard/1?x=1', 'warn', refused],
    ['javascript:alert(1)', 'warn', refused],
  ] as const)(
    'T33 end in the failure when the bank’s url is not a dashboard: %j, with a line (%s) in the console',
    async (url, level, line) => {
      expectConsole(new RegExp(`^${line}$`));
      bank.use(http.post('*/convierte-link', () => HttpResponse.json({ url, referencia: 'R-1' })));
      const app = await openLinkModal();
      await send(app);
      await step('Hubo un problema al generar el link');
      expect(console[level]).toHaveBeenCalledWith(line);
      expect(bank.requests('notifyLink')).toHaveLength(0);
      expect(bank.outbox).toEqual([]);
    },
  );

  it('continue when the modal is closed: it opens again at its step, and a toast shows the end', async () => {
    const { release } = holdCalls('/apiDashboardPago/convierte-link');
    const app = await openLinkModal();
    await send(app);
    await step('El link está siendo generado y enviado');
    await app.user.keyboard('{Escape}');
    await closed();
    await openLinkModal(app);
    await step('El link está siendo generado y enviado');
    await app.user.keyboard('{Escape}');
    release();
    expect(await screen.findByText('Enviamos el link de pago a ana@ejemplo.cl.')).toBeVisible();
    expect(bank.requests('notifyLink')).toHaveLength(1);
  });
});
