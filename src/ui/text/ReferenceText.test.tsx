import { render, screen } from '@testing-library/react';
import { ReferenceText } from './ReferenceText.tsx';

it('a reference is shown in groups, and is read as the original text', () => {
  render(<ReferenceText>ACDE2345FGHJ6789KM</ReferenceText>);
  const groups = ['ACDE', '2345', 'FGHJ', '6789', 'KM'].map((group) => screen.getByText(group));
  expect(groups[0]?.parentElement).toHaveTextContent('ACDE2345FGHJ6789KM');
});

it('a text that is not a reference stays unchanged, and markup is shown as text', () => {
  const { container } = render(<ReferenceText>{'<b>x</b>\u202E'}</ReferenceText>);
  expect(container).toHaveTextContent('<b>x</b>');
  expect(container.querySelector('b')).toBeNull();
});
