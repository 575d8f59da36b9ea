import { screen } from '@testing-library/react';

export const field = (name: string) => screen.getByLabelText(name);

export const button = (name: string) => screen.getByRole('button', { name });
