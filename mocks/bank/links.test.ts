/** @jest-environment node */
import { setScenario } from './scenarios.ts';
import { convertLink, expireLink, notifyLink, openLink } from './links.ts';
import { decide } from './paymentPage.ts';
import type { InscribedLine } from './state.ts';
import { inscribeDebts, openBank, pay, waterDebts } from '../testing/bankFixtures.ts';

function createLink() {
  const bank = openBank();
  const inscription = inscribeDebts(bank, waterDebts(bank));
  const button = `https://banco.cl/banco/?sessionid=${inscription.sessionid}`;
  const link = convertLink(bank, button);
  const notice = {
    correo: 'a@ejemplo.cl,b@ejemplo.cl',
    link: 'https://portal.cl/pagoEmail?link=x',
    cantidad: inscription.lines.map(({ item }) => item.amount),
    codigo: inscription.lines.map(({ item }) => item.invoiceId),
    codigoCarro: inscription.codigoCarro,
    linkId: link.id,
  };
  return { bank, inscription, notice, link, button };
}

describe('a payment link', () => {
  it('is the same for the same inscription, and refused for a foreign button', () => {
    const { bank, button, link } = createLink();
    expect(convertLink(bank, button)).toBe(link);
    expect(() => convertLink(bank, 'https://banco.cl/banco/?sessionid=otra')).toThrow(
      'Este pago no existe.',
    );
  });

  it('is mailed to every recipient, with escaped texts; the first gets the receipt', () => {
    const { bank, inscription, notice } = createLink();
    notifyLink(bank, notice, 'Ana <b>');
    expect(bank.state.mails.at(-1)).toMatchObject({
      kind: 'link',
      to: ['a@ejemplo.cl', 'b@ejemplo.cl'],
      link: notice.link,
    });
    expect(bank.state.mails.at(-1)?.body).not.toContain('<b>');
    expect(bank.state.mails.at(-1)?.body).toMatch(/href="[^"]*pagoEmail[^"]*">Ver y pagar<\/a>/);
    expect(inscription.correo).toBe('a@ejemplo.cl');
  });

  it('accepts the accounts in any order', () => {
    const { bank, inscription, notice } = createLink();
    const { codigo, cantidad } = notice;
    notifyLink(bank, {
      ...notice,
      codigo: codigo.toReversed(),
      cantidad: cantidad.toReversed(),
    });
    const [{ item }] = inscription.lines as [InscribedLine];
    expect(bank.state.mails.at(-1)?.body).toContain(`<li>${item.invoiceId}: $`);
  });

  it('is not mailed for another cart, nor to more than ten recipients', () => {
    const { bank, notice } = createLink();
    const other = inscribeDebts(bank, waterDebts(bank).slice(1));
    const foreign = convertLink(bank, `https://banco.cl/banco/?sessionid=${other.sessionid}`);
    for (const linkId of [foreign.id, 'x', '']) {
      expect(() => notifyLink(bank, { ...notice, linkId })).toThrow('link no es el de ese carro.');
    }
    const correo = Array.from({ length: 11 }, (_, index) => `p${index}@ejemplo.cl`);
    expect(() => notifyLink(bank, { ...notice, correo: correo.join(',') })).toThrow(
      'El link se envía a 10 correos como máximo.',
    );
    notifyLink(bank, { ...notice, correo: correo.slice(1).join(',') });
    expect(bank.state.mails.map(({ to }) => to.length)).toEqual([10]);
  });

  it('is not mailed with other figures, for an unknown cart, or while mail fails', () => {
    const { bank, notice } = createLink();
    expect(() => notifyLink(bank, { ...notice, cantidad: [1, 2, 3] })).toThrow(
      'no son los del carro',
    );
    // `cantidad` and `codigo` are parallel: with one of them reversed, the amounts belong to other
    // codes.
    const { codigo, cantidad } = notice;
    expect(() => notifyLink(bank, { ...notice, codigo: codigo.toReversed() })).toThrow(
      'no son los del carro',
    );
    expect(() => notifyLink(bank, { ...notice, cantidad: [...cantidad, 1] })).toThrow(
      'no son los del carro',
    );
    expect(() => notifyLink(bank, { ...notice, codigoCarro: 'C-0' })).toThrow(
      'Ese carro no está inscrito.',
    );
    setScenario(bank, { mailFailure: true });
    expect(() => notifyLink(bank, notice)).toThrow('El correo no pudo ser enviado.');
  });

  it('shows the due bills and the sender', () => {
    const { bank, inscription, notice, link } = createLink();
    notifyLink(bank, notice, 'Ana Rojas');
    expect(openLink(bank, link.id)).toMatchObject({
      sessionid: inscription.sessionid,
      dashboard: {
        estado: 'PENDIENTE',
        compania: 'Aguas Lleuque',
        nombreCliente: 'Ana Rojas',
        total: inscription.total,
      },
    });
  });

  it('shows that it was paid', () => {
    const { bank, inscription, link } = createLink();
    decide(bank, inscription.sessionid, 'approve');
    expect(openLink(bank, link.id).dashboard.estado).toBe('PAGADO');
  });

  it('expires after three days, by the console, or once its accounts were paid elsewhere', () => {
    const late = createLink();
    late.bank.pass(72 * 3600);
    expect(openLink(late.bank, late.link.id).dashboard.estado).toBe('VENCIDO');
    const ended = createLink();
    expireLink(ended.bank, ended.link.id);
    expect(openLink(ended.bank, ended.link.id).dashboard.estado).toBe('VENCIDO');
    const lost = createLink();
    pay(lost.bank, waterDebts(lost.bank).slice(0, 1));
    expect(openLink(lost.bank, lost.link.id).dashboard.estado).toBe('VENCIDO');
  });

  it('can be paid after a rejected attempt, under a new reference', () => {
    const { bank, inscription, link } = createLink();
    decide(bank, inscription.sessionid, 'reject');
    const again = openLink(bank, link.id);
    expect(again.dashboard.estado).toBe('PENDIENTE');
    expect(again.dashboard.referencia).not.toBe(inscription.referencia);
    decide(bank, again.sessionid, 'approve');
    expect(openLink(bank, link.id).dashboard).toMatchObject({
      estado: 'PAGADO',
      referencia: again.dashboard.referencia,
    });
  });

  it('is unknown under any other id', () => {
    expect(() => openLink(createLink().bank, 'otro')).toThrow('Este link de pago no existe.');
  });
});
