import { fireEvent, screen, within } from '@testing-library/react';
import { untilAnswered, shownText } from './faults.ts';
import type { Situation } from './faults.ts';

const field = (label: string) =>
  screen.getByLabelText(label, { selector: 'input:not([type=radio])' });

/** Sets the value of the field with this label by one change event, which is faster than typing. */
export function put(label: string, value: string): void {
  fireEvent.change(field(label), { target: { value } });
}

/** Presses the button with this name, in the open dialog if there is one. */
export async function press(name: string): Promise<void> {
  const reached = document.querySelector<HTMLElement>('[role=dialog]') ?? document.body;
  fireEvent.click(within(reached).getByText(name, { selector: 'button, button *' }));
}

/**
 * Describes a screen that loads data when it opens. `isThere` finds the data; "Reintentar" loads
 * them again after a failure.
 */
export const reading = (
  call: string,
  open: () => Promise<unknown>,
  isThere: () => unknown,
): Situation => ({
  async begin() {
    let isOpen = false;
    return async () => {
      if (!isOpen) await untilAnswered(call, open);
      else if (!isThere()) await untilAnswered(call, () => press('Reintentar'));
      isOpen = true;
      return shownText(isThere);
    };
  },
});

/** A form: how to open, fill in and send it. `isTaken` finds the sign of success. */
interface Form {
  open: () => Promise<unknown>;
  typed: Record<string, string>;
  button: string;
  isTaken: () => unknown;
}

/** Describes a form that keeps its values until the bank accepts them. */
export const sending = (call: string, { open, typed, button, isTaken }: Form): Situation => ({
  once: true,
  async begin() {
    await open();
    for (const [label, value] of Object.entries(typed)) put(label, value);
    return async () => {
      for (const [label, value] of Object.entries(typed)) expect(field(label)).toHaveValue(value);
      await untilAnswered(call, () => press(button));
      return shownText(isTaken);
    };
  },
});
