import { act, screen, waitFor, within } from '@testing-library/react';
import { toWireItem } from '../../api/cartItem.ts';
import { logoutRequested } from '../../store/session/sessionSlice.ts';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { holdCalls } from '../../test/holdCalls.ts';
import { hurry } from '../../test/hurry.ts';
import { payerStorage } from '../../test/payerStorage.ts';
import { fillIn, heading, openConfirmation, payButton } from '../../test/payJourney.tsx';
import { bank, isAsking, renderApp } from '../../test/renderApp.tsx';
import { sampleItem } from '../../test/sampleItem.ts';
import { bankItems } from '../../test/cartInStorage.ts';

const emailField = () => screen.getByRole('textbox', { name: 'Correo electrónico' });
const terms = () => screen.getByRole('checkbox', { name: 'Acepto los Términos y Condiciones' });

describe('an unsent e-mail', () => {
  const type = async (app: Awaited<ReturnType<typeof openConfirmation>>) => {
    await app.user.clear(emailField());
    await app.user.paste('ana@ejemplo.cl');
  };

  it('is kept over a visit to the cart, by its link and by the way back', async () => {
    const app = await openConfirmation();
    await fillIn(app);
    await app.user.click(screen.getByRole('link', { name: 'Editar el carro' }));
    await app.user.click(await screen.findByRole('link', { name: 'Continuar al pago' }));
    await heading('Confirmar pago');
    expect(emailField()).toHaveValue('ana@ejemplo.cl');
    expect(terms()).not.toBeChecked();
    await app.user.click(screen.getByRole('link', { name: 'Términos y Condiciones' }));
    await heading('Términos y Condiciones');
    act(() => window.history.back());
    await heading('Confirmar pago');
    await waitFor(() => expect(emailField()).toHaveValue('ana@ejemplo.cl'));
  });

  it('is kept over a reload, in this tab only, and removed once it was sent', async () => {
    const app = await openConfirmation();
    await type(app);
    await app.close();
    expect(JSON.stringify({ ...localStorage })).not.toContain('ana@');
    const again = await renderApp({ url: '/confirmarPago' });
    await heading('Confirmar pago');
    await waitFor(() => expect(emailField()).toHaveValue('ana@ejemplo.cl'));
    await again.user.click(terms());
    await again.user.click(payButton());
    await waitFor(() => expect(again.left).toHaveLength(1));
    expect(again.store.getState().drafts).toEqual({});
  });
});

describe('the confirmation', () => {
  it('shows the bills, the payer and beside the total that there is no commission, without axe violations', async () => {
    await openConfirmation([
      sampleItem({ invoiceId: 'F-1', amount: 25_990 }),
      sampleItem({ invoiceId: 'F-2', amount: 12_000 }),
    ]);
    const list = screen.getByRole('list', { name: 'Vas a pagar' });
    expect(list).toHaveTextContent('Aguas del LleuqueHogar');
    expect(list).toHaveTextContent('F-1$ 25.990');
    expect(screen.getByText('Comisión').parentElement).toHaveTextContent('Comisión $ 0');
    expect(screen.getByRole('button', { name: 'Pagar $ 37.990' })).toBeEnabled();
    expect(emailField()).toHaveAttribute('autocomplete', 'email');
    await expectNoAxeViolations();
  });

  it('without a cart offers a link to the lookup', async () => {
    const { user } = await renderApp({ url: '/confirmarPago' });
    await heading('Confirmar pago');
    await expectNoAxeViolations();
    await user.click(screen.getByRole('link', { name: 'Consultar una cuenta' }));
    expect(window.location.pathname).toBe('/consultarCuenta');
  });

  it('posts the unchanged items, sends the e-mail to the button’s origin, then leaves', async () => {
    const items = bankItems(bank.bank);
    const app = await openConfirmation(items);
    await fillIn(app);
    await app.user.click(payButton());
    await waitFor(() => expect(app.left).toHaveLength(1));
    expect(bank.requests('inscribe').map(({ body }) => body)).toEqual([
      {
        userId: '',
        collectorId: 'PORTAL-DE-PAGOS',
        date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/),
        debts: items.map(toWireItem),
      },
    ]);
    const [icp] = bank.requests('registerPayerEmail');
    const sessionid = new URL(app.left[0] ?? '').searchParams.get('sessionid');
    expect(Object.fromEntries(new URL(icp?.url ?? '').searchParams)).toEqual({
      sessionid,
      cp: 'ana@ejemplo.cl',
    });
    expect(localStorage.getItem('clientEmail')).toBe('ana@ejemplo.cl');
    expect(bank.violations).toEqual([]);
  });

  describe('when the bank does not answer about the e-mail', () => {
    hurry((milliseconds) => milliseconds === 6_000);
    it('leaves six seconds later', async () => {
      const app = await openConfirmation();
      bank.setFault({ kind: 'timeout' }, 'registerPayerEmail');
      await fillIn(app);
      await app.user.click(payButton());
      await waitFor(() => expect(app.left).toHaveLength(1));
    });
  });

  it('T09 stays if the session ends while the e-mail is sent', async () => {
    const app = await openConfirmation(bankItems(bank.bank), await payerStorage());
    const { release } = holdCalls('/Dashboard/icp');
    await fillIn(app);
    await app.user.click(payButton());
    await waitFor(() => expect(bank.requests('inscribe')).toHaveLength(1));
    await waitFor(() => expect(localStorage.getItem('payment')).toContain('"open"'));
    act(() => void app.store.dispatch(logoutRequested('logout')));
    await waitFor(() => expect(sessionStorage.getItem('token')).toBeNull());
    release();
    await waitFor(() => expect(isAsking()).toBe(false));
    expect(app.left).toEqual([]);
  });
});

describe('T16 the payer’s e-mail', () => {
  it.each([
    ['', 'Por favor, ingresa tu correo electrónico'],
    ['ana@banco.c', 'Por favor, ingresa un correo electrónico válido'],
  ])('%p is answered %p, tied to the field, and focused', async (typed, message) => {
    const app = await openConfirmation();
    if (typed) await app.user.type(emailField(), typed);
    await app.user.click(terms());
    await app.user.click(payButton());
    await waitFor(() =>
      expect(emailField()).toHaveAccessibleDescription(expect.stringContaining(message)),
    );
    expect(emailField()).toBeInvalid();
    expect(emailField()).toHaveFocus();
    expect(bank.requests('inscribe')).toEqual([]);
  });

  it('may be pasted with blanks around it; with a probable typo in a known host it is questioned, and corrected by one press', async () => {
    const { user } = await openConfirmation();
    await user.click(emailField());
    await user.paste('  ana@ejemplo.cl ');
    expect(emailField()).toHaveValue('ana@ejemplo.cl');
    await user.clear(emailField());
    await user.type(emailField(), 'ana@gmial.com');
    await user.tab();
    await user.click(await screen.findByRole('button', { name: '¿Quisiste decir gmail.com?' }));
    expect(emailField()).toHaveValue('ana@gmail.com');
    expect(screen.queryByRole('button', { name: /Quisiste/ })).not.toBeInTheDocument();
  });

  it('is offered again to a guest', async () => {
    await openConfirmation(undefined, { local: { clientEmail: 'ana@ejemplo.cl' } });
    expect(emailField()).toHaveValue('ana@ejemplo.cl');
  });

  it('is the account’s for a signed-in payer, who pays under the own id', async () => {
    const { session, local } = await payerStorage();
    const app = await openConfirmation(undefined, { session, local });
    expect(emailField()).toHaveValue('pagador@ejemplo.cl');
    await app.user.click(terms());
    await app.user.click(payButton());
    await waitFor(() => expect(app.left).toHaveLength(1));
    expect(bank.requests('inscribe')[0]?.body).toMatchObject({ userId: 'u-1' });
  });
});

describe('the terms', () => {
  it('must be accepted', async () => {
    const app = await openConfirmation();
    await app.user.click(emailField());
    await app.user.paste('ana@ejemplo.cl');
    await app.user.click(payButton());
    expect(
      await screen.findByText('Para continuar, acepta los Términos y Condiciones'),
    ).toBeVisible();
    expect(terms()).toHaveFocus();
    expect(bank.requests('inscribe')).toEqual([]);
  });

  it('can be read in a modal, which opens once however often the button is pressed: "Aceptar" ticks the box, "Cerrar" does not', async () => {
    const { user } = await openConfirmation();
    const name = 'Términos y Condiciones';
    const open = () => screen.getByRole('button', { name: 'Leer términos' });
    const end = async (answer: string) => {
      const dialog = await screen.findByRole('dialog', { name });
      await user.click(within(dialog).getByRole('button', { name: answer }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    };
    await user.tripleClick(open());
    expect(await screen.findAllByRole('dialog', { name, hidden: true })).toHaveLength(1);
    await end('Cerrar');
    expect(terms()).not.toBeChecked();
    await user.click(open());
    await end('Aceptar');
    expect(terms()).toBeChecked();
  });
});

describe('a limit of the contract', () => {
  it.each([
    [{ minAmount: 900_000 }, 'El pago mínimo de este convenio es de $ 900.000.'],
    [{ maxAmount: 900 }, 'El pago máximo de este convenio es de $ 900.'],
  ])('that the total breaks blocks the payment by its name: %p', async (limits, message) => {
    const app = await openConfirmation(undefined, { limits });
    expect(screen.getByText(message, { exact: false })).toBeVisible();
    await fillIn(app);
    await app.user.click(emailField());
    await app.user.keyboard('{Enter}');
    expect(payButton()).toBeDisabled();
    expect(bank.requests('inscribe')).toEqual([]);
  });

  it('T05 of exact numbers blocks the payment too', async () => {
    const most = Number.MAX_SAFE_INTEGER;
    await openConfirmation([sampleItem({ amount: most }), sampleItem({ amount: most })]);
    expect(screen.getByText(/demasiado grande/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pagar' })).toBeDisabled();
  });
});

describe('a refusal of the bank', () => {
  it('is shown in its words, paying can be tried again, and a change of the cart removes it', async () => {
    const [item = sampleItem(), other = sampleItem()] = bankItems(bank.bank);
    const app = await openConfirmation([{ ...item, amount: item.amount + 10 }, other]);
    await fillIn(app);
    await app.user.click(payButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(/El monto de la deuda F-\d+ cambió/);
    expect(window.location.pathname).toBe('/confirmarPago');
    expect(app.store.getState().payment).toMatchObject({ busy: false });
    expect(app.store.getState().payment.attempts).toMatchObject([{ status: 'refused' }]);
    await expectNoAxeViolations();
    await app.user.click(payButton());
    await waitFor(() => expect(bank.requests('inscribe')).toHaveLength(2));
    await screen.findByRole('alert');
    await app.user.click(screen.getByRole('link', { name: 'Editar el carro' }));
    await app.user.click(await screen.findByRole('button', { name: `Eliminar ${item.invoiceId}` }));
    await app.user.click(screen.getByRole('link', { name: 'Continuar al pago' }));
    await heading('Confirmar pago');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
