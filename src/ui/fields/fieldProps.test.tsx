import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFormik } from 'formik';
import { useState } from 'react';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { renderThemed } from '../../test/renderThemed.tsx';
import { LoadingButton } from '../buttons/LoadingButton.tsx';
import { CheckboxField } from './CheckboxField.tsx';
import { getCheckboxProps, getFieldProps, useInvalidFields } from './fieldProps.ts';
import type { ServerErrors } from './fieldProps.ts';
import { FormField } from './FormField.tsx';
import { SelectField } from './SelectField.tsx';

const empty = { name: '', email: '', kind: 'a', terms: false };
type Values = typeof empty;

const ignore = () => {};

function Form({ onSubmit = ignore }: { onSubmit?: (values: Values) => void }) {
  const [refused, setRefused] = useState<ServerErrors<Values>>();
  const formik = useFormik({
    initialValues: empty,
    validate: (values) => ({
      ...(!values.name && { name: 'Falta el nombre' }),
      ...(!values.terms && { terms: 'Debes aceptar' }),
    }),
    onSubmit,
  });
  const { ref } = useInvalidFields(formik, refused);
  return (
    <form ref={ref} noValidate onSubmit={formik.handleSubmit}>
      <FormField label="Correo" {...getFieldProps(formik, 'email', refused)} />
      <FormField label="Nombre" {...getFieldProps(formik, 'name', refused)} />
      <SelectField
        label="Tipo"
        options={[
          { value: 'a', label: 'A' },
          { value: 'b', label: 'B' },
        ]}
        {...getFieldProps(formik, 'kind')}
      />
      <CheckboxField label="Acepto" {...getCheckboxProps(formik, 'terms')} />
      <LoadingButton type="submit">Enviar</LoadingButton>
      <button type="button" onClick={() => setRefused({ email: 'Ese correo ya existe' })}>
        El banco rechaza
      </button>
    </form>
  );
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar' }));

describe('a form made of these fields', () => {
  it('shows no error of a field before it was touched', async () => {
    renderThemed(<Form />);
    await userEvent.click(screen.getByLabelText('Nombre'));
    expect(screen.queryByText('Falta el nombre')).not.toBeInTheDocument();
    await userEvent.tab();
    expect(await screen.findByText('Falta el nombre')).toBeVisible();
  });

  it('shows the error of a field that a press blurs only after the press, so that the target does not move', async () => {
    renderThemed(<Form />);
    const user = userEvent.setup();
    await user.click(screen.getByLabelText('Nombre'));
    const target = screen.getByRole('button', { name: 'El banco rechaza' });
    await user.pointer({ keys: '[MouseLeft>]', target });
    expect(target).toHaveFocus();
    expect(screen.queryByText('Falta el nombre')).not.toBeInTheDocument();
    await user.pointer('[/MouseLeft]');
    expect(await screen.findByText('Falta el nombre')).toBeVisible();
  });

  it('T28 focuses the first invalid field after a failed attempt, each time', async () => {
    renderThemed(<Form />);
    await send();
    expect(await screen.findByText('Falta el nombre')).toBeVisible();
    expect(screen.getByLabelText('Nombre')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Nombre'), 'Ana');
    await send();
    await waitFor(() => expect(screen.getByLabelText('Acepto')).toHaveFocus());
    await expectNoAxeViolations();
  });

  it('passes on typed, chosen and ticked values', async () => {
    const sent: Values[] = [];
    renderThemed(<Form onSubmit={(values) => void sent.push(values)} />);
    await userEvent.type(screen.getByLabelText('Nombre'), 'Ana');
    await userEvent.selectOptions(screen.getByLabelText('Tipo'), 'B');
    await userEvent.click(screen.getByText('Acepto'));
    await send();
    expect(sent).toEqual([{ name: 'Ana', email: '', kind: 'b', terms: true }]);
  });

  it("T28 shows the bank's refusal at its field and focuses it", async () => {
    renderThemed(<Form />);
    await userEvent.click(screen.getByRole('button', { name: 'El banco rechaza' }));
    expect(screen.getByLabelText('Correo')).toHaveAccessibleDescription('Ese correo ya existe');
    expect(screen.getByLabelText('Correo')).toHaveFocus();
  });
});
