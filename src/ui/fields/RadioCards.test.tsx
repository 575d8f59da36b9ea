import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { renderThemed } from '../../test/renderThemed.tsx';
import { RadioCards } from './RadioCards.tsx';

const options = [
  { value: 'rut', label: 'RUT' },
  { value: 'service', label: 'Identificador de servicio' },
];

function Question({ error }: { error?: string }) {
  const [value, setValue] = useState('rut');
  return (
    <RadioCards
      legend="Identificador"
      name="kind"
      options={options}
      value={value}
      onChange={setValue}
      error={error}
    />
  );
}

describe('RadioCards', () => {
  it('is a radiogroup named by its legend', async () => {
    renderThemed(<Question />);
    expect(screen.getByRole('radiogroup', { name: 'Identificador' })).toBeVisible();
    await expectNoAxeViolations();
  });

  it('is chosen by a press anywhere on the card and by arrow keys', async () => {
    renderThemed(<Question />);
    await userEvent.click(screen.getByText('Identificador de servicio'));
    expect(screen.getByRole('radio', { name: 'Identificador de servicio' })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('radio', { name: 'RUT' })).toBeChecked();
  });

  it('accepts the last of two quick presses on two cards', async () => {
    renderThemed(<Question />);
    const user = userEvent.setup({ delay: null });
    await user.click(screen.getByText('Identificador de servicio'));
    await user.click(screen.getByText('RUT'));
    expect(screen.getByRole('radio', { name: 'RUT' })).toBeChecked();
    await user.click(screen.getByText('Identificador de servicio'));
    expect(screen.getByRole('radio', { name: 'Identificador de servicio' })).toBeChecked();
  });

  it('is described by its error, which a live region announces once the group had the focus', async () => {
    const { rerender } = renderThemed(<Question />);
    const group = screen.getByRole('radiogroup');
    await userEvent.tab();
    expect(group).not.toHaveAttribute('aria-invalid');
    const region = document.querySelector('[aria-live=polite]');
    expect(region).toBeEmptyDOMElement();
    rerender(<Question error="Elige uno" />);
    expect(region).toHaveTextContent('Elige uno');
    expect(group).toHaveAccessibleDescription('Elige uno');
    expect(group).toHaveAttribute('aria-invalid', 'true');
    await expectNoAxeViolations();
  });
});
