import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderThemed } from '../../test/renderThemed.tsx';
import { LoadingButton } from './LoadingButton.tsx';

describe('LoadingButton', () => {
  it('keeps its name while it works and ignores presses', async () => {
    const presses: string[] = [];
    renderThemed(
      <LoadingButton loading onClick={() => presses.push('pressed')}>
        Pagar $ 25.990
      </LoadingButton>,
    );
    const button = screen.getByRole('button', { name: 'Pagar $ 25.990' });
    await userEvent.click(button);
    expect(presses).toEqual([]);
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  it('keeps the focus when its work begins', async () => {
    function Payment() {
      const [busy, setBusy] = useState(false);
      return (
        <LoadingButton loading={busy} onClick={() => setBusy(true)}>
          Pagar
        </LoadingButton>
      );
    }
    renderThemed(<Payment />);
    await userEvent.click(screen.getByRole('button', { name: 'Pagar' }));
    expect(screen.getByRole('button', { name: 'Pagar' })).toHaveFocus();
  });

  it.each([
    [true, 0],
    [false, 1],
  ])('T01 busy %s: Enter in a field sends the form %d times', async (busy, times) => {
    let sent = 0;
    renderThemed(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent += 1;
        }}
      >
        <input aria-label="Correo" />
        <LoadingButton type="submit" loading={busy}>
          Enviar
        </LoadingButton>
      </form>,
    );
    await userEvent.type(screen.getByLabelText('Correo'), 'a{Enter}');
    expect(sent).toBe(times);
  });
});
