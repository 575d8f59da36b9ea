/** @jest-environment node */
import { identifierKinds, isIdentifierKind } from './identifierKinds.ts';

it('a text is an identifier kind only if it is written as one', () => {
  expect(identifierKinds.every(isIdentifierKind)).toBe(true);
  for (const text of ['', 'client_id', 'CLIENT', 'CLIENT_ID '])
    expect(isIdentifierKind(text)).toBe(false);
});
