import { screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { button } from '../../test/controls.ts';
import { heading, payAndComeBack } from '../../test/payJourney.tsx';
import { sentLink } from '../../test/paymentLink.ts';
import { readQrCode } from '../../test/output/readQrCode.ts';
import { payerStorage } from '../../test/payerStorage.ts';
import { bank, renderApp } from '../../test/renderApp.tsx';

const code = () => screen.findByRole('img', { name: 'Código QR para verificar este pago' });

/** Pays; returns the contents of the receipt's QR code, and the payment's reference. */
async function payAndReadCode() {
  await payAndComeBack('approve');
  const address = readQrCode(await code());
  const [{ referencia } = { referencia: '' }] = bank.state.inscriptions.slice(-1);
  await screen.findByText(/^Enviamos el comprobante/);
  return { address, reference: referencia };
}

describe('the check of a receipt', () => {
  it('is on the receipt as an address and a QR code, and as text in its e-mail', async () => {
    const { address, reference } = await payAndReadCode();
    expect(address).toBe(`http://localhost:3000/resultadoPago?referencia=${reference}`);
    const paper = (await code()).closest<HTMLElement>('.print-receipt') ?? document.body;
    expect(within(paper).getByText(address)).toBeVisible();
    expect(bank.outbox.at(-1)?.body).toContain(`<span translate="no">${address}</span>`);
    await expectNoAxeViolations();
  });

  it('T30 shows everybody state, day, company and amounts, and no data of the payer', async () => {
    const { button: payment, inscription } = sentLink(bank.bank);
    bank.decide(payment, 'approve');
    inscription.correo = 'ana@ejemplo.cl';
    const reference = inscription.referencia;
    await renderApp({ url: `/resultadoPago?referencia=${reference}` });
    await heading('Pago exitoso');
    expect(await screen.findByText('El banco confirma que este pago se hizo.')).toBeVisible();
    const facts = await screen.findByText('Aguas Lleuque');
    expect(facts.closest('dl')).toHaveTextContent(/Fecha.*Aguas Lleuque\$ 47\.530/);
    for (const secret of ['10203040', 'ana@ejemplo.cl', reference]) {
      expect(screen.queryByText(secret, { exact: false })).toBeNull();
    }
    expect(screen.getByRole('link', { name: 'Buscar otra referencia' })).toHaveAttribute(
      'href',
      '/resultadoPago?referencia=',
    );
    expect(screen.queryByRole('button', { name: 'Enviar comprobante' })).toBeNull();
    expect(screen.queryByRole('img', { name: /^Código QR/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Tengo un problema con este pago' })).toBeNull();
  });

  it.each([
    ['the address on the receipt', (address: string) => address],
    ['it in a sentence', (address: string) => `Puedes verificarlo en ${address}\u200B`],
    ['it from a page of another host', (address: string) => address.replace('localhost', 'otro')],
    ['the reference', (address: string) => address.slice(-20)],
    ['it in groups', (address: string) => address.slice(-20).replaceAll(/(.{4})/g, '$1 ')],
    ['it with its label', (address: string) => `Referencia: ${address.slice(-20)}`],
  ])('is found by text pasted into "Buscar un pago": %s', async (_what, pasted) => {
    const { button: payment, inscription } = sentLink(bank.bank);
    bank.decide(payment, 'approve');
    const address = `http://localhost:3000/resultadoPago?referencia=${inscription.referencia}`;
    const { user } = await renderApp({ url: '/resultadoPago' });
    await heading('Buscar un pago');
    await user.click(screen.getByRole('textbox', { name: 'Referencia' }));
    await user.paste(pasted(address));
    await user.click(button('Buscar'));
    await heading('Pago exitoso');
    expect(window.location.pathname).toBe('/resultadoPago');
    expect(await screen.findByText('El banco confirma que este pago se hizo.')).toBeVisible();
  });

  it.each([
    ['a guest', 'DESCONOCIDA'],
    ['a guest', 'abcd1234efgh'],
    ['a guest', '0042-17'],
    ['a payer', 'REFERENCIA7'],
    ['a payer', 'ACDE2345FGHJ6789KMNP'],
  ])(
    'repeats to %s the reference that was typed if the bank does not know it: %s',
    async (who, typed) => {
      const payer = who === 'a payer' ? await payerStorage() : {};
      const { user } = await renderApp({ url: '/resultadoPago?referencia=', ...payer });
      await heading('Buscar un pago');
      await user.click(screen.getByRole('textbox', { name: 'Referencia' }));
      await user.paste(typed);
      await user.click(button('Buscar'));
      await heading('No encontramos ese pago');
      const repeated = screen.getByText('Referencia', { exact: false, selector: 'main span' });
      expect(repeated.parentElement?.textContent.replaceAll(/\s/g, '')).toBe(`Referencia${typed}`);
    },
  );

  it.each([
    ['no reference', 'Mi pago de ayer'],
    ['two of them', 'ACDE2345FGHJ6789KMNP o PMNK9876JHGF5432EDCA'],
    ['an address without one', 'https://otro.cl/pago'],
  ])('is not searched if a text has %s: it stays in the field', async (_what, pasted) => {
    const { user } = await renderApp({ url: '/resultadoPago' });
    await heading('Buscar un pago');
    const field = screen.getByRole('textbox', { name: 'Referencia' });
    await user.click(field);
    await user.paste(pasted);
    await user.click(button('Buscar'));
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        /No encontramos una sola referencia en este texto: copia solo la del comprobante/,
      ),
    );
    expect(field).toHaveFocus();
    expect(field).toHaveValue(pasted);
    expect(window.location.href).toBe('http://localhost:3000/resultadoPago');
    expect(bank.requests('getPayments')).toEqual([]);
  });
});
