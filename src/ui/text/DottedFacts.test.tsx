import { render } from '@testing-library/react';
import { DottedFacts } from './DottedFacts.tsx';

it.each([
  [['F-377954', 'Vence hoy'], 'F-377954 · Vence hoy'],
  [['Agua'], 'Agua'],
  [['', 'F-377954', undefined, false, 'Vence hoy', ''], 'F-377954 · Vence hoy'],
  [[], ''],
])('facts %j read “%s”', (facts, text) => {
  const { container } = render(<DottedFacts>{facts}</DottedFacts>);
  expect(container.textContent).toBe(text);
});
