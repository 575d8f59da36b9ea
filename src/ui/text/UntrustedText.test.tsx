import { render } from '@testing-library/react';
import { UntrustedText } from './UntrustedText.tsx';

it('T17 markup stays text, and its direction marks are isolated', () => {
  const { container } = render(<UntrustedText>{'<b>\u202Eevil</b>'}</UntrustedText>);
  expect(container.querySelector('b')).toBeNull();
  expect(container.querySelector('bdi')).toHaveTextContent('<b>\u202Eevil</b>');
});
