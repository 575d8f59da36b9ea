import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { renderThemed } from '../../test/renderThemed.tsx';
import { Stepper } from './Stepper.tsx';

const steps = [
  { label: 'Empresa', value: 'Aguas del Lleuque' },
  { label: 'Cuenta' },
  { label: 'Deudas' },
];

describe('Stepper', () => {
  it('is a list that marks the current step', async () => {
    renderThemed(<Stepper steps={steps} current={1} onStep={() => {}} />);
    const items = within(screen.getByRole('list', { name: 'Pasos' })).getAllByRole('listitem');
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    await expectNoAxeViolations();
  });

  it('reopens a finished step, and only a finished one', async () => {
    const taken: number[] = [];
    renderThemed(<Stepper steps={steps} current={1} onStep={(index) => taken.push(index)} />);
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: /^Empresa/ }));
    expect(taken).toEqual([0]);
  });
});
