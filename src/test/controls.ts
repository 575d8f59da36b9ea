import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export const field = (name: string) => screen.getByLabelText(name);

export const button = (name: string) => screen.getByRole('button', { name });

/** Pastes a text into a field, because typing would render the page again for each letter. */
export async function enter(user: UserEvent, into: HTMLElement, text: string): Promise<void> {
  await user.click(into);
  await user.paste(text);
}
