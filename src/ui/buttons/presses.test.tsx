import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { followPresses } from './presses.ts';

let done: string[];
let stopFollowing: () => void;
beforeEach(() => {
  done = [];
  stopFollowing = followPresses();
});
afterEach(() => stopFollowing());

/** A button "Siguiente" that becomes "Enviar" when it is pressed: React keeps its DOM element. */
function Steps() {
  const [step, setStep] = useState(1);
  const next = () => {
    done.push(`step ${step}`);
    setStep(step + 1);
  };
  return <button onClick={next}>{step === 1 ? 'Siguiente' : 'Enviar'}</button>;
}

/** A button whose press moves the focus to a second button, which records its key events. */
function Handover() {
  return (
    <>
      <button onClick={() => screen.getByText('Segundo').focus()}>Primero</button>
      <div
        role="button"
        tabIndex={0}
        onKeyDown={({ key }) => done.push(`keydown ${key}`)}
        onKeyUp={({ key }) => done.push(`keyup ${key}`)}
      >
        Segundo
      </div>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const click = (target: Element, init: MouseEventInit) => fireEvent.click(target, init);
const tap = (target: Element, init: MouseEventInit) => {
  // jsdom does not have the class `PointerEvent`.
  for (const type of ['pointerdown', 'pointerup']) {
    const event = new Event(type, { bubbles: true });
    fireEvent(target, Object.assign(event, { pointerType: 'touch' }));
  }
  click(target, { detail: 1, ...init });
};

describe('a key that is held', () => {
  it.each(['{Enter>6/}', '[Space>6/]'])('presses a button once: %s', async (keys) => {
    render(<button onClick={() => done.push('pressed')}>Quitar</button>);
    button('Quitar').focus();
    await userEvent.keyboard(keys);
    expect(done).toEqual(['pressed']);
  });

  it.each(['{Enter>6/}', '{Enter>3}{/Enter}'])(
    'does nothing to the element with the focus by then: %s',
    async (keys) => {
      render(<Handover />);
      button('Primero').focus();
      await userEvent.keyboard(keys);
      expect(screen.getByText('Segundo')).toHaveFocus();
      expect(done.filter((each) => each.startsWith('keydown'))).toEqual([]);
    },
  );

  it('does nothing when the space bar is released over another button', async () => {
    render(<Handover />);
    button('Primero').focus();
    await userEvent.keyboard('[Space>3]');
    screen.getByText('Segundo').focus();
    await userEvent.keyboard('[/Space]');
    expect(done).toEqual([]);
  });

  it('sends a form once', async () => {
    const send = (event: { preventDefault: () => void }) => {
      event.preventDefault();
      done.push('sent');
    };
    render(
      <form onSubmit={send}>
        <input aria-label="Correo" />
        <button>Enviar</button>
      </form>,
    );
    await userEvent.type(screen.getByLabelText('Correo'), 'a{Enter>5/}');
    expect(done).toEqual(['sent']);
  });

  it('closes one modal', async () => {
    render(<button onKeyDown={({ key }) => done.push(key)}>Cerrar</button>);
    button('Cerrar').focus();
    await userEvent.keyboard('{Escape>5/}');
    expect(done).toEqual(['Escape']);
  });

  it('still types, moves the caret and scrolls', async () => {
    render(
      <>
        <input aria-label="Alias" />
        <textarea aria-label="Comentario" />
      </>,
    );
    await userEvent.type(screen.getByLabelText('Alias'), '[Space>3/]a{a>3/}');
    expect(screen.getByLabelText('Alias')).toHaveValue('   aaaa');
    await userEvent.type(screen.getByLabelText('Comentario'), '{Enter>3/}');
    expect(screen.getByLabelText('Comentario')).toHaveValue('\n\n\n');
    for (const key of [' ', 'ArrowDown', 'Tab']) {
      expect(fireEvent.keyDown(document.body, { key, repeat: true })).toBe(true);
    }
  });
});

describe('the second click of a double click', () => {
  it('does nothing to an element that has moved under the pointer', () => {
    render(
      <>
        <button onClick={() => done.push('one')}>Uno</button>
        <button onClick={() => done.push('two')}>Dos</button>
        <a href="#tres">Tres</a>
      </>,
    );
    click(button('Uno'), { detail: 1 });
    expect(click(button('Dos'), { detail: 2 })).toBe(false);
    expect(click(screen.getByText('Tres'), { detail: 3 })).toBe(false);
    fireEvent(button('Dos'), new Event('pointermove', { bubbles: true }));
    click(button('Dos'), { detail: 1 });
    expect(done).toEqual(['one', 'two']);
  });

  it('does nothing on a page that has opened meanwhile', () => {
    render(<button onClick={() => done.push('pressed')}>Quitar</button>);
    click(button('Quitar'), { detail: 2 });
    expect(done).toEqual([]);
  });

  it('does nothing to a button whose text has changed by then', () => {
    render(<Steps />);
    click(button('Siguiente'), { detail: 1 });
    click(button('Enviar'), { detail: 2 });
    expect(done).toEqual(['step 1']);
  });

  it('counts for the same button, such as a pager’s', () => {
    render(<button onClick={() => done.push('next')}>Mes siguiente</button>);
    for (const detail of [1, 2, 3]) click(button('Mes siguiente'), { detail });
    expect(done).toEqual(['next', 'next', 'next']);
  });

  it('counts for the control of a label, on which the browser clicks itself', () => {
    render(
      <label>
        <input type="checkbox" />
        Acepto
      </label>,
    );
    click(screen.getByText('Acepto'), { detail: 1 });
    expect(screen.getByRole('checkbox')).toBeChecked();
    click(screen.getByRole('checkbox'), { detail: 2 });
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it('counts if no pointer clicked: a script, a key or a screen reader', () => {
    render(
      <>
        <button onClick={() => done.push('one')}>Uno</button>
        <button onClick={() => done.push('two')}>Dos</button>
      </>,
    );
    button('Uno').click();
    button('Dos').click();
    expect(done).toEqual(['one', 'two']);
  });

  it.each(['pointermove', 'scroll'])(
    'is recognised by time and position if each element counts its own clicks, without a %s in between',
    (type) => {
      render(
        <>
          <button onClick={() => done.push('one')}>Uno</button>
          <button onClick={() => done.push('two')}>Dos</button>
        </>,
      );
      click(button('Uno'), { detail: 1 });
      click(button('Dos'), { detail: 1 });
      expect(done).toEqual(['one']);
      fireEvent(button('Dos'), new Event(type, { bubbles: true }));
      click(button('Dos'), { detail: 1 });
      expect(done).toEqual(['one', 'two']);
    },
  );

  it('is recognised by time and position if a phone counts each tap as a first one', () => {
    render(
      <>
        <button onClick={() => done.push('one')}>Uno</button>
        <button onClick={() => done.push('two')}>Dos</button>
      </>,
    );
    tap(button('Uno'), { clientX: 100, clientY: 100 });
    tap(button('Dos'), { clientX: 104, clientY: 98 });
    expect(done).toEqual(['one']);
    tap(button('Dos'), { clientX: 100, clientY: 300 });
    expect(done).toEqual(['one', 'two']);
  });
});
