import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { ReferenceText } from './ReferenceText.tsx';

it('shows a reference in groups, and gives it whole to the clipboard', () => {
  render(<ReferenceText>ACDE2345FGHJ6789KMNP</ReferenceText>);
  const shown = screen.getByText('ACDE 2345 FGHJ 6789 KMNP');
  expect(shown).toHaveAttribute('translate', 'no');
  const copied: string[] = [];
  const copy = createEvent.copy(shown, {
    clipboardData: { setData: (_type: string, text: string) => void copied.push(text) },
  });
  fireEvent(shown, copy);
  expect(copied).toEqual(['ACDE2345FGHJ6789KMNP']);
  expect(copy.defaultPrevented).toBe(true);
});

it('T17 shows what is no reference as plain text', () => {
  render(<ReferenceText>{'<b>x</b>\u202E'}</ReferenceText>);
  expect(screen.getByText('<b>x</b>')).toBeVisible();
});
