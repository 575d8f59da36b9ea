import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { renderThemed } from '../../test/renderThemed.tsx';
import { catchLostFocus } from '../focus/removal.ts';
import { ModalFrame } from './ModalFrame.tsx';
import type { ModalFrameProps } from './ModalFrame.tsx';
import { ResultModal } from './ResultModal.tsx';

function Page(props: Partial<ModalFrameProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <h1>Página</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      {open && (
        <ModalFrame
          title="Link de pago"
          onClose={() => setOpen(false)}
          actions={
            <button type="button" onClick={() => setOpen(false)}>
              Listo
            </button>
          }
          {...props}
        >
          <p>Un momento</p>
        </ModalFrame>
      )}
    </>
  );
}

/** A page whose button may disappear while its modal is open, as when a cart is emptied. */
function Emptied({ isFull = false, isOpen = false }) {
  useEffect(catchLostFocus, []);
  return (
    <>
      <h1 tabIndex={-1}>Página</h1>
      {isFull && <button type="button">Abrir</button>}
      {isOpen && <ModalFrame title="Link de pago" onClose={() => undefined} />}
    </>
  );
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
const dialog = () => screen.findByRole('dialog', { name: 'Link de pago' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('ModalFrame', () => {
  it('closes when the browser’s back button leads to another screen, and only then', async () => {
    window.history.pushState(null, '', '/otra');
    window.history.pushState(null, '', '/una');
    window.history.pushState(null, '', '/una?paso=2');
    renderThemed(<Page />);
    await open();
    await dialog();
    act(() => window.history.back());
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(screen.getByRole('dialog')).toBeVisible();
    act(() => window.history.back());
    await gone();
  });

  it('T26 has a name, traps the focus, closes on Escape, and returns the focus to the element that opened it without scrolling the page', async () => {
    renderThemed(<Page />);
    await open();
    expect(await dialog()).toBeVisible();
    await act(expectNoAxeViolations);
    const inside: (Element | null)[] = [];
    for (let press = 0; press < 4; press += 1) {
      await userEvent.tab();
      inside.push(document.activeElement?.closest('[role=presentation]') ?? null);
    }
    expect(inside).not.toContain(null);
    const focus = jest.spyOn(screen.getByText('Abrir'), 'focus');
    await userEvent.keyboard('{Escape}');
    await gone();
    expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus();
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  });

  it('T26 returns the focus to the element that opened it when its cross closes it; at its width of 380 it has the class modal-380', async () => {
    renderThemed(<Page width={380} />);
    await open();
    await dialog();
    expect(document.querySelector('.modal-380')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar ventana' }));
    await gone();
    expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus();
  });

  it('T26 moves the focus to the heading when the element that opened it is gone', async () => {
    const { rerender } = renderThemed(<Emptied isFull />);
    screen.getByRole('button', { name: 'Abrir' }).focus();
    rerender(<Emptied isFull isOpen />);
    await dialog();
    rerender(<Emptied isOpen />);
    rerender(<Emptied />);
    await gone();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('T26 cannot be closed without a decision: no Escape, no cross, only its own buttons', async () => {
    renderThemed(<Page onClose={undefined} />);
    await open();
    const modal = await dialog();
    await userEvent.keyboard('{Escape}');
    expect(modal).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cerrar ventana' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Listo' }));
    await gone();
  });

  it('is closed by a press outside, but not by the second one of a double press', async () => {
    renderThemed(<Page />);
    await open();
    const modal = await dialog();
    const beside = modal.parentElement;
    if (!beside) throw new Error('The modal has nothing around it');
    const press = (detail: number) => {
      fireEvent(beside, new Event('pointermove', { bubbles: true }));
      fireEvent.mouseDown(beside);
      fireEvent.click(beside, { detail });
    };
    press(2);
    expect(modal).toBeVisible();
    press(1);
    await gone();
  });
});

describe('ResultModal', () => {
  it.each([true, false])(
    'shows its result (success: %s) and closes with Aceptar',
    async (success) => {
      let closed = 0;
      renderThemed(
        <ResultModal
          success={success}
          title="Mensaje enviado"
          message="Te responderemos pronto."
          onClose={() => {
            closed += 1;
          }}
        />,
      );
      const modal = await screen.findByRole('dialog', { name: 'Mensaje enviado' });
      expect(modal).toHaveAccessibleDescription('Te responderemos pronto.');
      expect(document.querySelector('[data-outcome]')).toHaveAttribute(
        'data-outcome',
        success ? 'success' : 'error',
      );
      expect(screen.getByRole('button', { name: 'Aceptar' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      expect(closed).toBe(1);
    },
  );
});
