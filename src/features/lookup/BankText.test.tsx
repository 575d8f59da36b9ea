import { render } from '@testing-library/react';
import { BankText, clip } from './BankText.tsx';

describe('T17 a text of the bank', () => {
  it('stays text, with its direction marks to itself', () => {
    const { container } = render(<BankText>{'<b>\u202Eevil</b>'}</BankText>);
    expect(container.querySelector('b')).toBeNull();
    expect(container.querySelector('bdi')).toHaveTextContent('<b>\u202Eevil</b>');
  });

  it('is cut to a length that can be read, never within a character', () => {
    expect(clip('Aguas del Valle')).toBe('Aguas del Valle');
    expect(clip('x'.repeat(10_000)).length).toBeLessThanOrEqual(160);
    expect(clip('😀'.repeat(100), 11)).toMatch(/^(😀)+…$/u);
  });
});
