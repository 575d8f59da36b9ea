import { screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { findDebts, openAccountStep } from '../../test/openLookup.tsx';
import { bank } from '../../test/renderApp.tsx';

const referencesAsked = () =>
  bank
    .requests('consultDebts')
    .flatMap(({ body }) => (body as { contracts: { reference: object }[] }).contracts)
    .map(({ reference }) => reference);

describe('T16 the RUT field', () => {
  it('is refused with a focused error and never queried if it is empty or wrong; the wrong ones of a list, and a missing check digit, are named', async () => {
    const { user, ask } = await openAccountStep('tiendas-copihue');
    const field = screen.getByRole('textbox', { name: 'RUT' });
    for (const [text, message] of [
      ['', 'Por favor, ingresa tu RUT'],
      ['12.345.678-0', 'Por favor, ingresa un RUT válido'],
      ['1-8', 'Por favor, ingresa un RUT válido'],
      ['123456789', 'Por favor, ingresa un RUT válido'],
      ['12345678-5, 12345678-0 1-8', 'Por favor, ingresa un RUT válido (12.345.678-0, 1-8)'],
    ] as const) {
      await user.clear(field);
      await ask(text);
      expect(await screen.findByText(message)).toBeInTheDocument();
      await waitFor(() => expect(field).toHaveFocus());
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
    }
    await user.clear(field);
    await ask('12.345.674');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Falta el dígito verificador/));
    expect(field).toHaveValue('12.345.674');
    expect(referencesAsked()).toEqual([]);
  });

  it('drops characters that no RUT has, adds its dots, and is sent as 12345678-5, once, however fast and often it is submitted', async () => {
    const { user } = await openAccountStep('tiendas-copihue');
    const field = screen.getByRole('textbox', { name: 'RUT' });
    await user.type(field, 'a12.345-678x5');
    expect(field).toHaveValue('123456785');
    await user.tab();
    expect(field).toHaveValue('12.345.678-5');
    await user.click(field);
    await user.keyboard('{Enter>3/}');
    await user.dblClick(screen.queryByRole('button', { name: 'Consultar' }) ?? document.body);
    await findDebts();
    expect(referencesAsked()).toEqual([{ clientId: '12345678-5' }]);
  });
});

describe('the step Cuenta', () => {
  it('shows where the identifier is on a bill, refuses a value that the contract’s pattern refuses, and offers each kind and sends the chosen one', async () => {
    const { user, ask } = await openAccountStep('luz-canelo');
    const kinds = screen.getByRole('radiogroup', { name: 'Identificador' });
    await expectNoAxeViolations();
    const button = screen.getByRole('button', { name: '¿Dónde lo encuentro?' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('figure', { name: /Identificador de servicio/ })).toBeInTheDocument();
    await user.click(button);
    expect(screen.queryByRole('figure')).not.toBeInTheDocument();

    await ask('4050607');
    expect(
      await screen.findByText('Revisa tu identificador de servicio: no tiene el formato esperado'),
    ).toBeInTheDocument();
    expect(referencesAsked()).toEqual([]);

    await user.click(within(kinds).getByRole('radio', { name: 'Identificador de factura' }));
    expect(screen.getByRole('textbox', { name: 'Identificador de factura' })).toHaveValue('');
    await ask('F4050607');
    await findDebts();
    expect(referencesAsked()).toEqual([{ invoiceId: 'F4050607' }]);
    expect(bank.violations).toEqual([]);
  });

  it('asks for the kind used last, and offers its value in one press', async () => {
    const { user, ask } = await openAccountStep('luz-canelo');
    await user.click(screen.getByRole('radio', { name: 'RUT' }));
    await ask('123456785');
    await findDebts();
    await user.click(screen.getByRole('button', { name: 'Cambiar' }));

    const field = screen.getByRole('textbox', { name: 'RUT' });
    expect(field).toHaveValue('');
    await user.click(screen.getByRole('button', { name: /^Usar/ }));
    expect(field).toHaveValue('12.345.678-5');
    await waitFor(() => expect(field).toHaveFocus());
    await user.keyboard('{Enter}');
    await findDebts();
    expect(referencesAsked()).toEqual([{ clientId: '12345678-5' }, { clientId: '12345678-5' }]);
  });
});

describe('a pasted list', () => {
  it('is one query with an entry per account, each answer under its own name', async () => {
    const { user } = await openAccountStep('aguas-lleuque');
    await user.click(screen.getByRole('textbox'));
    await user.paste('10203041\n10203040\r\n99999999\n10203041');
    expect(screen.getByRole('textbox')).toHaveValue('10203041, 10203040, 99999999');
    expect(screen.getByText('Consultaremos 3 cuentas a la vez.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Consultar' }));

    const debts = await findDebts();
    expect(bank.requests('consultDebts')).toHaveLength(1);
    expect(referencesAsked()).toEqual([
      { serviceId: '10203041' },
      { serviceId: '10203040' },
      { serviceId: '99999999' },
    ]);
    const groups = within(debts).getAllByRole('heading', { level: 3 });
    expect(groups.map(({ textContent }) => textContent)).toEqual([
      'N° 10203041 · B*** S***',
      'N° 10203040 · A*** R***',
    ]);
    expect(within(debts).getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByText(/No encontramos esa cuenta/)).toHaveTextContent('99999999');
    await expectNoAxeViolations();

    await user.click(screen.getByRole('button', { name: 'Agregar todas' }));
    expect(screen.getByText('4 en tu carro')).toBeInTheDocument();
  });

  it('reads the numbers as bills print them, on a keyboard that has a comma', async () => {
    const { user, ask } = await openAccountStep('aguas-lleuque');
    const field = screen.getByRole('textbox');
    expect(field).toHaveAttribute('inputmode', 'text');
    await user.type(field, '1020 3040');
    await user.tab();
    expect(field).toHaveValue('10203040');
    await user.clear(field);
    await ask('N° 10.203.040; 1020-3041');
    await findDebts();
    expect(referencesAsked()).toEqual([{ serviceId: '10203040' }, { serviceId: '10203041' }]);
  });

  it('of more than three accounts is edited in a textarea, which keeps the focus, and stops at 1,000 with a message', async () => {
    const { user, ask } = await openAccountStep('aguas-lleuque');
    const field = () => screen.getByRole('textbox', { name: 'Identificador de servicio' });
    await user.click(field());
    await user.paste('10203040, 10203041, 10203042');
    expect(field().tagName).toBe('INPUT');
    await user.keyboard(', 10203043');
    expect(field().tagName).toBe('TEXTAREA');
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('10203040, 10203041, 10203042, 10203043');
    await user.clear(field());
    expect(field().tagName).toBe('INPUT');
    expect(field()).toHaveFocus();

    await ask(Array.from({ length: 1001 }, (_, index) => 10_000_000 + index).join(' '));
    expect(
      await screen.findByText('Puedes consultar hasta 1.000 cuentas, y aquí hay 1.001'),
    ).toBeInTheDocument();
    expect(referencesAsked()).toEqual([]);
  });
});
