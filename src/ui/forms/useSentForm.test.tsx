import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { object, string } from 'yup';
import { renderThemed } from '../../test/renderThemed.tsx';
import { FormField } from '../fields/FormField.tsx';
import { Form, FormMessage } from './Form.tsx';
import { useSentForm } from './useSentForm.ts';

const schema = object({
  email: string().required('Falta el correo'),
  code: string().max(3, 'Demasiado largo'),
});

interface Values {
  email: string;
  code: string;
}

/** Renders a form. `calls` lists the calls of its `send`, oldest first; the test answers them. */
function renderForm({ code = '' } = {}) {
  const calls: { values: Values; answer: (error?: Error) => Promise<void> }[] = [];
  const sent: Values[] = [];
  const send = (values: Values) =>
    new Promise<void>((resolve, reject) => {
      const answer = (error?: Error) => act(async () => (error ? reject(error) : resolve()));
      calls.push({ values, answer });
    });
  function SampleForm() {
    const { form, formProps, message, field } = useSentForm<Values>({
      initialValues: { email: '', code },
      validationSchema: schema,
      send,
      explain(error) {
        const text = error instanceof Error ? error.message : '';
        return text.startsWith('code') ? { fields: { code: text } } : { message: text };
      },
      onSent(values, reset) {
        sent.push(values);
        reset();
      },
    });
    return (
      <Form {...formProps} aria-label="Formulario">
        <FormField label="Correo" {...field('email')} />
        <FormField label="Código" {...field('code')} />
        {form.isSubmitting && <p>Enviando</p>}
        <FormMessage>{message}</FormMessage>
      </Form>
    );
  }
  renderThemed(<SampleForm />);
  return { calls, sent };
}

const field = (name: string) => screen.getByRole('textbox', { name });
const submit = () => act(async () => void fireEvent.submit(screen.getByRole('form')));

it('a form is sent once, however often it is submitted in the same instant', async () => {
  const { calls, sent } = renderForm();
  await userEvent.type(field('Correo'), 'ana@ejemplo.cl');
  await act(async () => {
    for (let press = 0; press < 3; press += 1) fireEvent.submit(screen.getByRole('form'));
  });
  expect(calls).toHaveLength(1);
  await submit();
  expect(calls).toHaveLength(1);
  expect(screen.getByText('Enviando')).toBeVisible();
  await calls[0]?.answer();
  expect(screen.queryByText('Enviando')).not.toBeInTheDocument();
  expect(sent).toEqual([{ email: 'ana@ejemplo.cl', code: '' }]);
  expect(field('Correo')).toHaveValue('');
});

it('a form is not sent while a field is invalid, which is focused', async () => {
  const { calls } = renderForm();
  await submit();
  await waitFor(() => expect(field('Correo')).toHaveFocus());
  expect(field('Correo')).toHaveAccessibleDescription('Falta el correo');
  expect(screen.queryByText(/^Revisa/)).toBeNull();
  expect(calls).toEqual([]);
});

it('T28 several wrong fields are announced once, as a number, and each error by its field', async () => {
  const { calls } = renderForm({ code: '12345' });
  await submit();
  await waitFor(() => expect(field('Correo')).toHaveFocus());
  expect(field('Correo')).toHaveAccessibleDescription('Falta el correo');
  expect(field('Código')).toHaveAccessibleDescription('Demasiado largo');
  expect(screen.getByText('Revisa 2 campos.')).toHaveAttribute('aria-live', 'polite');
  expect(screen.getByText('Demasiado largo').closest('[aria-live]')).toBeNull();
  await userEvent.type(field('Correo'), 'a');
  expect(screen.queryByText(/^Revisa/)).toBeNull();
  expect(calls).toEqual([]);
});

it('a refusal is shown at its field, focused, until that field changes', async () => {
  const { calls } = renderForm();
  await userEvent.type(field('Correo'), 'ana@ejemplo.cl');
  await userEvent.type(field('Código'), '1');
  await submit();
  await calls[0]?.answer(new Error('code spent'));
  expect(field('Código')).toHaveAccessibleDescription('code spent');
  expect(field('Código')).toHaveFocus();
  await userEvent.type(field('Correo'), '.ar');
  expect(field('Código')).toBeInvalid();
  await userEvent.type(field('Código'), '2');
  expect(field('Código')).toBeValid();
});

it('any other failure is shown for the whole form until it is sent again, and the texts are kept', async () => {
  const { calls, sent } = renderForm();
  await userEvent.type(field('Correo'), 'ana@ejemplo.cl');
  await submit();
  await calls[0]?.answer(new Error('sin conexión'));
  expect(screen.getByRole('alert')).toHaveTextContent('sin conexión');
  expect(field('Correo')).toHaveValue('ana@ejemplo.cl');
  await submit();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await calls[1]?.answer();
  expect(sent).toHaveLength(1);
});
