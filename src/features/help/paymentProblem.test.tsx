import { screen, waitFor, within } from '@testing-library/react';
import type { Choice } from '../../../mocks/bank/paymentPage.ts';
import { resultPath } from '../../config/paths.ts';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { payAtBank } from '../../test/payAtBank.ts';
import { payerStorage } from '../../test/payerStorage.ts';
import { heading, reopen } from '../../test/payJourney.tsx';
import { referenceGroups } from '../../lib/text/references.ts';
import { openPayments, paymentRows } from '../../test/paymentsPage.tsx';
import { renderApp } from '../../test/renderApp.tsx';
import { mailedReceipt } from '../../test/sampleAttempt.ts';
import { problemComment } from './usePaymentProblem.ts';

const link = () => screen.findByRole('link', { name: 'Tengo un problema con este pago' });
const comment = () => screen.findByRole('textbox', { name: 'Comentario' });
const reported = (reference: string, total: string, company = 'Aguas Lleuque') =>
  new RegExp(
    `^Tengo un problema con el pago ${referenceGroups(reference).join(' ')}, del \\d+ \\w{3} 2026, \\d\\d:\\d\\d, por ${total}, a ${company}\\.\n\n$`,
  );

/**
 * Opens the result of a guest's payment that the bank has decided, as a reload does, and presses
 * "Tengo un problema con este pago".
 */
async function report(choice: Choice, title: string) {
  const attempt = payAtBank(choice);
  const app = await renderApp({
    url: resultPath(attempt.reference),
    local: {
      payment: {
        version: 2,
        attempts: [attempt],
        receipts: [mailedReceipt('sent', { reference: attempt.reference })],
      },
    },
  });
  await heading(title);
  await app.user.click(await link());
  await heading('Contacto');
  return { app, reference: attempt.reference };
}

/** Reloads the page, whose history entry the browser keeps. */
async function reload(app: Awaited<ReturnType<typeof renderApp>>) {
  const state: unknown = window.history.state;
  await app.close();
  const again = await renderApp({ url: '/contacto', state });
  await heading('Contacto');
  return again;
}

describe('"Tengo un problema con este pago"', () => {
  it('begins the comment with a guest’s payment, which is in no URL and no storage, but is kept over a reload, and leaves the comment to the payer', async () => {
    const { app, reference } = await report('approve', 'Pago exitoso');
    const begun = () =>
      waitFor(async () =>
        expect((await comment()).textContent).toMatch(reported(reference, '\\$ 47\\.530')),
      );
    await begun();
    expect(window.location.href).toBe('http://localhost:3000/contacto');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(reference);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(
      referenceGroups(reference).join(' '),
    );
    await expectNoAxeViolations();

    const again = await reload(app);
    await begun();
    const field = await comment();
    await again.user.type(field, 'Lo pagué dos veces.');
    expect((field as HTMLTextAreaElement).value).toMatch(
      /Aguas Lleuque\.\n\nLo pagué dos veces\.$/,
    );
    expect(field).not.toHaveAttribute('aria-invalid', 'true');
  });

  it('is offered for a rejected payment, too', async () => {
    await report('reject', 'Pago rechazado');
    await waitFor(async () => expect(await comment()).not.toHaveValue(''));
  });

  it('T34 names nothing once the guest was forgotten, nor to a payer who signs in afterwards', async () => {
    const { app } = await report('approve', 'Pago exitoso');
    await waitFor(async () => expect(await comment()).not.toHaveValue(''));
    const state: unknown = window.history.state;
    const payment = localStorage.getItem('payment');
    // As if "Olvidar mis datos en este dispositivo" was pressed in another tab.
    localStorage.removeItem('payment');
    const forgotten = await reload(app);
    await waitFor(() => expect(JSON.stringify(window.history.state)).not.toContain('Aguas'));
    expect(await comment()).toHaveValue('');

    await forgotten.close();
    const { session, local } = await payerStorage();
    await renderApp({ url: '/contacto', state, session, local: { ...local, payment } });
    await heading('Contacto');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Nombre' })).not.toHaveValue(''),
    );
    expect(await comment()).toHaveValue('');
  });
});

describe('in the receipt’s modal', () => {
  it('T08 leads a payer to the contact page with the payment of that receipt, which no history entry has after a logout', async () => {
    const app = await openPayments('?estado=PAGADO');
    const [row = document.body] = await paymentRows();
    const ref = within(row).getByRole('button', { name: /^Ver comprobante/ });
    const reference = /\w{20}$/.exec(ref.textContent)?.[0] ?? '';
    await app.user.click(ref);
    await screen.findByRole('table', { name: 'Cuentas pagadas' });
    await app.user.click(await link());
    await heading('Contacto');
    await waitFor(async () =>
      expect((await comment()).textContent).toMatch(reported(reference, '\\$ [\\d.]+', '.+')),
    );

    const state: unknown = window.history.state;
    await app.user.click(screen.getByRole('button', { name: 'Antonia Rojas Fuentes' }));
    await app.user.click(await screen.findByText('Cerrar sesión'));
    await heading('Paga tus cuentas en un solo lugar');
    expect(JSON.stringify(window.history.state)).not.toContain('Referencia');
    await reopen(app, '/');
    // The back button leads to a history entry from before the logout.
    await renderApp({ url: '/contacto', state });
    await heading('Contacto');
    await waitFor(() => expect(JSON.stringify(window.history.state)).not.toContain('company'));
    expect(await comment()).toHaveValue('');
  });
});

it('T17 the bank’s texts are a comment that the form accepts: short, and without control characters', () => {
  const text = problemComment({
    reference: '7"><b>x</b>',
    date: 'never',
    total: 1,
    company: `<img src=x>🙂\u202E${'A'.repeat(10_000)}`,
  } as Parameters<typeof problemComment>[0]);
  expect(text).not.toMatch(/[<>🙂\u202E]/u);
  expect(text.length).toBeLessThan(400);
});
