import { render, screen } from '@testing-library/react';
import { focusPressedButtons } from './return.ts';

const button = () => screen.getByRole('button', { name: 'Abrir' });
let stop: () => void;
beforeEach(() => {
  stop = focusPressedButtons();
  render(
    <main tabIndex={-1}>
      <input aria-label="Campo" />
      <button type="button">
        <b>Abrir</b>
      </button>
    </main>,
  );
});
afterEach(() => stop());

describe('T26 a pressed button', () => {
  // `click()` presses without focusing, as Safari does.
  it('gets the focus, also by a press on its content', () => {
    screen.getByText('Abrir').click();
    expect(button()).toHaveFocus();
  });

  it('takes the focus from an ancestor', () => {
    screen.getByRole('main').focus();
    button().click();
    expect(button()).toHaveFocus();
  });

  it('leaves the focus to a field that keeps it', () => {
    screen.getByLabelText('Campo').focus();
    button().click();
    expect(screen.getByLabelText('Campo')).toHaveFocus();
  });

  it('no longer gets the focus once the listener is removed', () => {
    stop();
    button().click();
    expect(document.body).toHaveFocus();
  });
});
