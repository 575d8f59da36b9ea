import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { renderThemed } from '../../test/renderThemed.tsx';
import { FormField } from './FormField.tsx';
import type { FormFieldProps } from './FormField.tsx';
import { PasswordField } from './PasswordField.tsx';

const shout = (text: string) => text.toUpperCase();
const digits = (text: string) => text.replace(/\D/g, '');

function Field({ initial = '', ...props }: Partial<FormFieldProps> & { initial?: string }) {
  const [value, setValue] = useState(initial);
  return <FormField label="RUT" name="rut" value={value} onChange={setValue} {...props} />;
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^RUT/ });

/** Appends 'n 45' to the value '12' in one event, like a drop, a dictation or a correction. */
const arrive = (inputType: string) =>
  fireEvent.input(field(), { target: { value: '12n 45' }, inputType, data: 'n 45' });

describe('FormField', () => {
  it('T28 associates help and error with the field and marks it as invalid', async () => {
    renderThemed(<Field help="Sin puntos" error="Por favor, ingresa un RUT válido" required />);
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('Por favor, ingresa un RUT válido Sin puntos');
    expect(field()).toBeRequired();
    await expectNoAxeViolations();
  });

  it('T28 announces an error that appears once the field has been left', async () => {
    const { rerender } = renderThemed(<Field />);
    expect(field()).toBeValid();
    await userEvent.click(field());
    await userEvent.tab();
    rerender(<Field error="Por favor, ingresa tu RUT" />);
    expect(screen.getByText('Por favor, ingresa tu RUT').closest('[aria-live]')).toHaveAttribute(
      'aria-live',
      'polite',
    );
  });

  it('T16 filters what is typed', async () => {
    renderThemed(<Field filter={digits} />);
    await userEvent.type(field(), '1a2-3');
    expect(field()).toHaveValue('123');
  });

  it.each([
    ['pasted', () => userEvent.paste('n 45')],
    ['set by a password manager', () => fireEvent.input(field(), { target: { value: '12n 45' } })],
    ['dropped', () => arrive('insertFromDrop')],
    ['dictated', () => arrive('insertText')],
    ['put in by a spell checker', () => arrive('insertReplacementText')],
  ])('T16 reads text that is %s, and removes no letter from it', async (_how, arriving) => {
    renderThemed(<Field filter={digits} read={shout} initial="12" />);
    await userEvent.click(field());
    await arriving();
    expect(field()).toHaveValue('12N 45');
  });

  it('T16 keeps unreadable text while keys are typed beside it', async () => {
    renderThemed(<Field filter={digits} />);
    await userEvent.click(field());
    await userEvent.paste('n° 45');
    await userEvent.type(field(), 'a6{Backspace}{Backspace}7');
    expect(field()).toHaveValue('n° 47');
    await userEvent.tab();
    expect(field()).toHaveValue('n° 47');
  });

  it('T16 leaves the caret where the filtered text was inserted', async () => {
    renderThemed(<Field filter={digits} initial="1234" />);
    await userEvent.type(field(), 'a9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(field()).toHaveValue('12934');
    expect(field().selectionStart).toBe(3);
  });

  it('T16 keeps a pasted text that is longer than the limit, and shows its length', async () => {
    renderThemed(<Field maxLength={9} />);
    await userEvent.type(field(), '1234567890');
    expect(field()).toHaveValue('123456789');
    expect(field()).toHaveAccessibleDescription('');
    await userEvent.paste('abc');
    expect(field()).toHaveValue('123456789abc');
    expect(field()).toHaveAccessibleDescription('12 de 9 caracteres');
    await userEvent.type(field(), 'd{Backspace}');
    expect(field()).toHaveValue('123456789ab');
  });

  it('counts the letters of a long text near its limit, and beyond it', async () => {
    renderThemed(<Field multiline maxLength={2000} initial={'a'.repeat(1800)} />);
    expect(field()).toHaveAccessibleDescription('');
    await userEvent.click(field());
    await userEvent.paste('b');
    expect(field()).toHaveAccessibleDescription('1.801 de 2.000 caracteres');
    await userEvent.paste('c'.repeat(699));
    expect(field().value).toHaveLength(2500);
    expect(field()).toHaveAccessibleDescription('2.500 de 2.000 caracteres');
  });

  it('T16 keeps the words of pasted lines apart in a field of one line, and the lines in a textarea', async () => {
    const { unmount } = renderThemed(<Field />);
    await userEvent.click(field());
    await userEvent.paste('uno\r\ndos\n\u00A0tres');
    expect(field()).toHaveValue('uno, dos, tres');
    unmount();
    renderThemed(<Field multiline />);
    await userEvent.click(field());
    await userEvent.paste('uno\ndos');
    expect(field()).toHaveValue('uno\ndos');
  });

  it('T16 ignores invisible marks, wherever they arrive', async () => {
    renderThemed(<Field />);
    await userEvent.click(field());
    await userEvent.paste('\u200Bun\u00ADo\uFEFF \u202Edos\u2069');
    expect(field()).toHaveValue('uno dos');
  });

  it('T16 does not change composed text until it is complete, and reads it on blur at the latest', async () => {
    renderThemed(<Field filter={digits} read={shout} />);
    fireEvent.input(field(), {
      target: { value: '12´a' },
      isComposing: true,
      inputType: 'insertCompositionText',
    });
    expect(field()).toHaveValue('12´a');
    await userEvent.click(field());
    await userEvent.tab();
    expect(field()).toHaveValue('12´A');
  });

  it('explains beside the error what is wrong with the value, if that is known', () => {
    const props = { error: 'No vale', explain: () => 'Sobra la «x».' };
    renderThemed(<Field {...props} help="Un número" />);
    expect(screen.getByText('No vale')).toBeVisible();
    expect(field()).toHaveAccessibleDescription('No vale Sobra la «x». Un número');
  });

  it('lets the browser limit what is typed', () => {
    renderThemed(<Field maxLength={100} />);
    expect(field()).toHaveAttribute('maxlength', '100');
  });

  it('rewrites its value on blur', async () => {
    renderThemed(
      <Field filter={digits} format={(text) => `${text.slice(0, -1)}-${text.slice(-1)}`} />,
    );
    await userEvent.type(field(), '123456785');
    await userEvent.tab();
    expect(field()).toHaveValue('12345678-5');
  });

  it('is a textarea if it has several lines', () => {
    renderThemed(<Field multiline rows={3} />);
    expect(field().tagName).toBe('TEXTAREA');
  });
});

describe('PasswordField', () => {
  it('shows and hides the text', async () => {
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
