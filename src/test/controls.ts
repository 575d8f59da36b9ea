import { screen } from '@testing-library/react';

/** The form's field with a label. */
export const field = (name: string) => screen.getByLabelText(name);

/** The button with an accessible name. */
export const button = (name: string) => screen.getByRole('button', { name });
