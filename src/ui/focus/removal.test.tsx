import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { catchLostFocus, useReplacement } from './removal.ts';

/**
 * A page whose button disappears when it is pressed; with `takesOver` the field then gets the
 * focus.
 */
function Page({ takesOver = false }: { takesOver?: boolean }) {
  const [isGone, setIsGone] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(catchLostFocus, []);
  useEffect(() => {
    if (isGone && takesOver) field.current?.focus();
  }, [isGone, takesOver]);
  return (
    <main>
      <h1 tabIndex={-1}>Mis cuentas</h1>
      <input ref={field} aria-label="Alias" />
      {!isGone && <button onClick={() => setIsGone(true)}>Deshacer</button>}
    </main>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

describe('T26 the focus of a removed element', () => {
  it('moves to the page’s heading', async () => {
    render(<Page />);
    await userEvent.click(button('Deshacer'));
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
  });

  it('stays on another element that has taken it', async () => {
    render(<Page takesOver />);
    await userEvent.click(button('Deshacer'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('does not move if the element had lost it before', async () => {
    render(<Page />);
    button('Deshacer').focus();
    button('Deshacer').blur();
    await new Promise((resolve) => setTimeout(resolve, 20));
    act(() => button('Deshacer').click());
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(document.body).toHaveFocus();
  });
});

/** A button or, if `isGone` is true, a line of text in its place. */
function Replaced({ isGone }: { isGone: boolean }) {
  const end = useReplacement<HTMLParagraphElement>(isGone);
  return (
    <main>
      <input aria-label="Alias" />
      {isGone ? (
        <p ref={end} tabIndex={-1}>
          Eso es todo.
        </p>
      ) : (
        <button>Ver más</button>
      )}
    </main>
  );
}

describe('T26 the replacement of a button', () => {
  it('takes the focus that the button had', () => {
    const { rerender } = render(<Replaced isGone={false} />);
    button('Ver más').focus();
    rerender(<Replaced isGone />);
    expect(screen.getByText('Eso es todo.')).toHaveFocus();
  });

  it('leaves the focus where it has moved meanwhile', () => {
    const { rerender } = render(<Replaced isGone={false} />);
    screen.getByRole('textbox').focus();
    rerender(<Replaced isGone />);
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('does not take the focus if it is rendered from the beginning', () => {
    render(<Replaced isGone />);
    expect(document.body).toHaveFocus();
  });
});
