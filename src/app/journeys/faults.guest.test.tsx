import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  untilAnswered,
  describeFaults,
  everyFault,
  fine,
  oneLacks,
  silence,
} from '../../test/faults/faults.ts';
import type { Situation } from '../../test/faults/faults.ts';
import { press, put, reading, sending } from '../../test/faults/faultScreens.ts';
import { openAccountStep } from '../../test/openLookup.tsx';
import {
  fillIn,
  openConfirmation,
  payAndComeBack,
  payButton,
  payTowardsBank,
  reopen,
} from '../../test/payJourney.tsx';
import { bank, renderApp } from '../../test/renderApp.tsx';

const title = () => screen.getByRole('heading', { level: 1 }).textContent ?? '';

const companies = (call: string) =>
  reading(
    call,
    () => renderApp({ url: '/pagarServicios' }),
    () => screen.queryByText('Luz Canelo'),
  );

const home = reading(
  'getCategories (home)',
  () => renderApp(),
  () => screen.queryByText('Electricidad', { selector: 'main a *, main a' }),
);

const debts = reading(
  'consultDebts',
  async () => {
    const { ask } = await openAccountStep('aguas-lleuque');
    await ask('10203040');
  },
  () => screen.queryByRole('list', { name: 'Deudas' }),
);

const receipt = reading(
  'getReceiptPage',
  () => payAndComeBack('approve'),
  () => screen.queryByRole('table', { name: 'Cuentas pagadas' }),
);

/** Simulates the back button: the browser restores the page from the back/forward cache. */
function comeBackByHistory(): void {
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
}

const verifying = /^Estamos verificando tu pago$/;

/**
 * Pays, first from the confirmation, later by "Intentar de nuevo". After a lost or unreadable
 * answer the outcome is unknown (docs/trust.md, T03); a refusal (401, 404) is shown as an alert.
 */
const paying: Situation = {
  words: {
    ...everyFault(verifying),
    401: /El banco no está disponible en este momento\./,
    404: /No encontrado\./,
  },
  async begin() {
    const app = await openConfirmation();
    await fillIn(app);
    const { left, store, user } = app;
    return async () => {
      const before = left.length;
      if (title() === 'Confirmar pago') {
        expect(screen.getByRole('textbox')).toHaveValue('ana@ejemplo.cl');
        const terms = screen.getByRole<HTMLInputElement>('checkbox');
        if (!terms.checked) await user.click(terms);
      }
      const button = screen.queryByText('Intentar de nuevo') ?? payButton();
      await user.click(button);
      const text = await waitFor(() => {
        const said = screen.queryByRole('alert')?.textContent;
        if (left.length > before) return fine;
        expect(store.getState().payment.busy).toBe(false);
        return said ?? title();
      });
      expect(store.getState().cart.items).toHaveLength(2);
      comeBackByHistory();
      return text;
    };
  },
};

/**
 * Leaves for the bank's page by "Pagar", even if the payer's e-mail cannot be registered there. The
 * payer sees no message.
 */
const leaving: Situation = {
  words: silence,
  async begin() {
    const app = await openConfirmation();
    await fillIn(app);
    return async () => {
      const before = app.left.length;
      await untilAnswered('registerPayerEmail', () => app.user.click(payButton()));
      await waitFor(() => expect(app.left.length).toBeGreaterThan(before));
      expect(app.store.getState().cart.items).toHaveLength(2);
      comeBackByHistory();
      return fine;
    };
  },
};

/**
 * Opens the result of a paid payment, each time in a newly started portal. Its outcome is unknown
 * until the bank answers.
 */
const outcome: Situation = {
  words: everyFault(verifying),
  async begin() {
    let app = await openConfirmation();
    await payTowardsBank(app);
    const url = bank.decide(app.left[0] ?? '', 'approve');
    return async () => {
      await untilAnswered('getPayments', async () => {
        app = await reopen(app, url);
      });
      expect(app.store.getState().cart.items).toHaveLength(title() === 'Pago exitoso' ? 0 : 2);
      return title() === 'Pago exitoso' ? fine : title();
    };
  },
};

const person = {
  Nombre: 'Élida',
  Apellidos: "O'Higgins",
  'Segundo apellido': 'Soto',
  RUT: '111111111',
  'Correo electrónico': 'elida@ejemplo.cl',
  Teléfono: '912345678',
  Contraseña: 'Segura2024',
  'Confirmar contraseña': 'Segura2024',
};

const resetUrl = '/usuario/restablecerClave';
const email = { 'Correo electrónico': 'pagador@ejemplo.cl' };
const codeSent = () => screen.queryByText(/te enviamos un código de 6 dígitos/);

describeFaults('guest', {
  issueGuestToken: {
    ...companies('issueGuestToken'),
    words: everyFault(/El banco no está disponible en este momento\./),
  },
  getCategories: { ...companies('getCategories'), words: oneLacks },
  'getCategories (home)': { ...home, words: oneLacks },
  getCompanies: {
    words: oneLacks,
    ...companies('getCompanies'),
    leftOut: /^1 empresa no se pudo mostrar\./,
  },
  consultDebts: debts,
  inscribe: paying,
  registerPayerEmail: leaving,
  'getPayments (outcome)': outcome,
  getReceiptPage: receipt,
  register: sending('register', {
    async open() {
      await renderApp({ url: '/usuario/registro' });
      fireEvent.click(await screen.findByRole('checkbox'));
    },
    typed: person,
    button: 'Crear cuenta',
    isTaken: () => screen.queryByText('Cuenta creada'),
  }),
  'recoverPassword (code)': {
    ...sending('recoverPassword', {
      async open() {
        await renderApp({ url: resetUrl });
        await screen.findByText('Enviar código');
      },
      typed: email,
      button: 'Enviar código',
      isTaken: codeSent,
    }),
    answersNothing: true,
  },
  'recoverPassword (new password)': {
    ...sending('recoverPassword', {
      async open() {
        await renderApp({ url: resetUrl });
        await screen.findByText('Enviar código');
        put('Correo electrónico', 'pagador@ejemplo.cl');
        await press('Enviar código');
        await waitFor(() => expect(codeSent()).not.toBeNull());
        const letter = bank.outbox.findLast(({ kind }) => kind === 'clave');
        put('Código', /\d{6}/.exec(letter?.body ?? '')?.[0] ?? '');
      },
      typed: { 'Nueva contraseña': 'Segura2024', 'Confirmar contraseña': 'Segura2024' },
      button: 'Restablecer contraseña',
      isTaken: () => screen.queryByText('Contraseña restablecida'),
    }),
    answersNothing: true,
  },
});

it('T18 an answer of consultDebts is refused if all its debts lack their company', async () => {
  allowConsole(/no cumple el contrato/);
  const make = await debts.begin();
  bank.setFault({ kind: 'missingField', field: 'company' }, 'consultDebts');
  expect(await make()).toMatch(/una respuesta que no pudimos leer/);
  bank.clearFaults();
  expect(await make()).toBe(fine);
});
