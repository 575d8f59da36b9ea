import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { renderThemed } from '../../test/renderThemed.tsx';
import { FormField } from './FormField.tsx';
import type { FormFieldProps } from './FormField.tsx';
import { PasswordField } from './PasswordField.tsx';

const digits = (text: string) => text.replace(/\D/g, '');

function Field({ initial = '', ...props }: Partial<FormFieldProps> & { initial?: string }) {
  const [value, setValue] = useState(initial);
  return <FormField label="RUT" name="rut" value={value} onChange={setValue} {...props} />;
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^RUT/ });

describe('FormField', () => {
  it('T28 ties help and error to the field and says that it is wrong', async () => {
    renderThemed(<Field help="Sin puntos" error="Por favor, ingresa un RUT válido" required />);
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('Por favor, ingresa un RUT válido Sin puntos');
    expect(field()).toBeRequired();
    await expectNoAxeViolations();
  });

  it('T28 announces an error that comes later', () => {
    const { rerender } = renderThemed(<Field />);
    expect(field()).toBeValid();
    rerender(<Field error="Por favor, ingresa tu RUT" />);
    expect(screen.getByText('Por favor, ingresa tu RUT').closest('[aria-live]')).toHaveAttribute(
      'aria-live',
      'polite',
    );
  });

  it('T16 filters what is typed and what is pasted', async () => {
    renderThemed(<Field filter={digits} />);
    await userEvent.type(field(), '1a2-3');
    expect(field()).toHaveValue('123');
    await userEvent.paste('x45.y6');
    expect(field()).toHaveValue('123456');
  });

  it('T16 leaves the caret where the filtered text was put in', async () => {
    renderThemed(<Field filter={digits} initial="1234" />);
    await userEvent.type(field(), 'a9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(field()).toHaveValue('12934');
    expect(field().selectionStart).toBe(3);
  });

  it('T16 cuts a pasted text after filtering it, not before', async () => {
    renderThemed(<Field filter={digits} maxLength={9} />);
    await userEvent.click(field());
    await userEvent.paste('12.345.678-9 0');
    expect(field()).toHaveValue('123456789');
  });

  it('T16 leaves a half-typed letter alone until it is whole, and filters it at the latest when it is left', async () => {
    renderThemed(<Field filter={digits} />);
    fireEvent.input(field(), { target: { value: '12´' }, isComposing: true });
    expect(field()).toHaveValue('12´');
    await userEvent.click(field());
    await userEvent.tab();
    expect(field()).toHaveValue('12');
  });

  it('T16 filters an e-mail field, which has no caret to set', async () => {
    renderThemed(<Field type="email" filter={(text) => text.replaceAll(' ', '')} />);
    await userEvent.type(field(), 'ana @ejemplo.cl');
    expect(field()).toHaveValue('ana@ejemplo.cl');
  });

  it('limits an unfiltered field by the browser', () => {
    renderThemed(<Field maxLength={100} />);
    expect(field()).toHaveAttribute('maxlength', '100');
  });

  it('rewrites its value when it is left', async () => {
    renderThemed(
      <Field filter={digits} format={(text) => `${text.slice(0, -1)}-${text.slice(-1)}`} />,
    );
    await userEvent.type(field(), '123456785');
    await userEvent.tab();
    expect(field()).toHaveValue('12345678-5');
  });

  it('grows to several lines', () => {
    renderThemed(<Field multiline rows={3} />);
    expect(field().tagName).toBe('TEXTAREA');
  });
});

describe('PasswordField', () => {
  it('shows and hides what was typed', async () => {
    renderThemed(
      <PasswordField
        label="Contraseña"
        name="password"
        value="Portal2024"
        onChange={() => {}}
        autoComplete="current-password"
      />,
    );
    const password = screen.getByLabelText('Contraseña');
    expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar contraseña' }));
    expect(password).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Ocultar contraseña' }));
    expect(password).toHaveAttribute('type', 'password');
    await expectNoAxeViolations();
  });
});
