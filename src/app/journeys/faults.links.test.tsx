import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { loadCaptcha } from '../../test/captcha.ts';
import { describeFaults, everyFault, fine } from '../../test/faults/faults.ts';
import type { Situation } from '../../test/faults/faults.ts';
import { openConfirmation, payAndComeBack } from '../../test/payJourney.tsx';
import { sentLink } from '../../test/paymentLink.ts';
import { bank, renderApp } from '../../test/renderApp.tsx';

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Sends a payment link from the confirmation; after a failure the addresses are offered again. */
const sending: Situation = {
  async begin() {
    const { user, store } = await openConfirmation();
    let typed = '';
    return async () => {
      await user.click(screen.getByRole('button', { name: 'Enviar link de pago' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Link de pago' }));
      const field = dialog.getByLabelText('Correos electrónicos');
      expect(field).toHaveValue(typed);
      fireEvent.change(field, { target: { value: 'ana@ejemplo.cl' } });
      await user.click(dialog.getByText('Enviar Link'));
      const back = await dialog.findByText(/^Volver al portal$/i);
      const result = dialog.getByText(
        /^(A ana@ejemplo\.cl\.|No pudimos completar el envío del link)/,
      );
      const [, problem] =
        /^No pudimos completar [\w í]+\. (.*)$/.exec(result.textContent ?? '') ?? [];
      await user.click(back);
      await closed();
      typed = problem === undefined ? '' : 'ana@ejemplo.cl';
      expect(store.getState().cart.items).toHaveLength(2);
      return problem ?? fine;
    };
  },
};

/** Opens a payment link, each time in a newly started portal. */
const opening: Situation = {
  // The bank's message is not shown: the sender of a link could choose it by altering the link.
  words: { 404: /El banco no reconoce este link de pago\./ },
  async begin() {
    const { path } = sentLink(bank.bank);
    let app: Awaited<ReturnType<typeof renderApp>> | undefined;
    return async () => {
      await app?.close();
      app = await renderApp({ url: path });
      await screen.findByText(/^Te enviaron|^No pudimos abrir este link/);
      return screen.queryByRole('alert')?.textContent ?? fine;
    };
  },
};

/** Sends the contact form; after a failure nothing that was typed is lost. */
const writing: Situation = {
  answersNothing: true,
  async begin() {
    const { user } = await renderApp({ url: '/contacto' });
    const message = {
      Nombre: 'Élida Soto',
      RUT: '123456785',
      'Correo electrónico': 'elida@ejemplo.cl',
      Teléfono: '912345678',
      Comentario: '¿Dónde veo mi pago?',
    };
    const fields = Object.entries(message);
    let isKept = false;
    return async () => {
      for (const [name, value] of fields) {
        expect(await screen.findByLabelText(name)).toHaveValue(isKept ? value : '');
        fireEvent.change(screen.getByLabelText(name), { target: { value } });
      }
      await user.click(screen.getByLabelText('Nombre'));
      const box = await screen.findByRole<HTMLInputElement>('checkbox');
      if (!box.checked) await user.click(box);
      await user.click(screen.getByRole('button', { name: 'Enviar' }));
      const button = await screen.findByRole('button', { name: 'Aceptar' });
      const result = screen.getByRole('dialog');
      const text = result.textContent ?? '';
      await user.click(button);
      await closed();
      isKept = !text.startsWith('Mensaje enviado');
      return isKept ? text : fine;
    };
  },
};

/**
 * Mails the receipt of a payment to another address; after any failure a message says that the
 * portal could not confirm the mail.
 */
const mailing: Situation = {
  answersNothing: true,
  words: everyFault(/^No pudimos confirmar el envío del comprobante/),
  async begin() {
    const { user } = await payAndComeBack('approve');
    await screen.findByText(/^Enviamos el comprobante/);
    await user.click(screen.getByRole('button', { name: 'Enviar a otro correo' }));
    await user.type(screen.getByRole('textbox'), 'ana@ejemplo.cl');
    const asked = () => bank.requests('sendReceipt').length;
    return async () => {
      const before = asked();
      const button = screen.getByRole('button', { name: 'Enviar comprobante' });
      await user.click(button);
      await waitFor(() => expect(asked()).toBeGreaterThan(before));
      await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
      expect(screen.getByRole('textbox')).toHaveValue('ana@ejemplo.cl');
      const text = screen.getByText(/^Enviamos el comprobante|^No pudimos confirmar/).textContent;
      return text?.startsWith('Enviamos') ? fine : (text ?? '');
    };
  },
};

let stopCaptcha: () => void;
beforeEach(() => {
  stopCaptcha = loadCaptcha();
});
afterEach(() => stopCaptcha());

describeFaults('links', {
  'inscribe (link)': sending,
  convertLink: sending,
  notifyLink: { ...sending, answersNothing: true },
  getPaymentLink: opening,
  sendContactNotice: writing,
  sendContactMail: { ...writing, words: everyFault(/la copia para ti no salió/) },
  sendReceipt: mailing,
});
