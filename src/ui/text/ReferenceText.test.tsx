import { render, screen } from '@testing-library/react';
import { ReferenceText } from './ReferenceText.tsx';

it('shows a reference in groups, and is still the reference when it is read as a text', () => {
  render(<ReferenceText>ACDE2345FGHJ6789KM</ReferenceText>);
  const groups = ['ACDE', '2345', 'FGHJ', '6789', 'KM'].map((group) => screen.getByText(group));
  expect(groups[0]?.parentElement).toHaveTextContent('ACDE2345FGHJ6789KM');
});

it('leaves a text that is no reference alone, and shows markup as text', () => {
  const { container } = render(<ReferenceText>{'<b>x</b>\u202E'}</ReferenceText>);
  expect(container).toHaveTextContent('<b>x</b>');
  expect(container.querySelector('b')).toBeNull();
});
