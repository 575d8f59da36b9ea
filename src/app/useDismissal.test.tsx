import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCallback, useState } from 'react';
import { useDismissal } from './useDismissal.ts';

function Menu() {
  const [isOpen, setOpen] = useState(false);
  const frame = useDismissal(
    isOpen,
    useCallback(() => setOpen(false), []),
  );
  return (
    <>
      <div ref={frame}>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          Menú
        </button>
      </div>
      <h1 tabIndex={-1}>Mis pagos</h1>
      <button type="button">Filtrar</button>
    </>
  );
}

const menu = () => screen.getByRole('button', { name: 'Menú' });

it('stays open when a heading takes the focus by itself, and closes when Tab leads out', async () => {
  render(<Menu />);
  await userEvent.click(menu());
  act(() => screen.getByRole('heading').focus());
  expect(menu()).toHaveAttribute('aria-expanded', 'true');
  menu().focus();
  await userEvent.tab();
  expect(menu()).toHaveAttribute('aria-expanded', 'false');
});
