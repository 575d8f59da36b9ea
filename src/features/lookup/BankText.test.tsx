import { render } from '@testing-library/react';
import { BankText } from './BankText.tsx';
import { clip, plainText } from './clip.ts';

describe('T17 a text of the bank', () => {
  it('stays text, with its direction marks to itself', () => {
    const { container } = render(<BankText>{'<b>\u202Eevil</b>'}</BankText>);
    expect(container.querySelector('b')).toBeNull();
    expect(container.querySelector('bdi')).toHaveTextContent('<b>\u202Eevil</b>');
  });

  it('is cut to a length that can be read, never within a character', () => {
    expect(clip('Aguas del Valle')).toBe('Aguas del Valle');
    expect(clip('x'.repeat(10_000)).length).toBeLessThanOrEqual(120);
    expect(clip('😀'.repeat(100), 11)).toMatch(/^(😀)+…$/u);
  });

  it('turns no words around it where no markup is possible', () => {
    expect(plainText('\u202EFolio\u2069')).toBe('Folio');
  });
});
