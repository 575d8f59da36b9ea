/** @jest-environment node */
import { showIdentifier } from './identifierText.ts';

it.each([
  ['CLIENT_ID', '12345678-5', '12.345.678-5'],
  ['CLIENT_ID', '12345678-0', '12345678-0'],
  ['CLIENT_ID', '700800900', '700800900'],
  ['CLIENT_ID', ' 12345678-5', ' 12345678-5'],
  ['CLIENT_ID', '12345678-5 ', '12345678-5 '],
  ['SERVICE_ID', '12345678-5', '12345678-5'],
  ['SERVICE_ID', 'KX4521', 'KX4521'],
] as const)('%s %s is shown as %s', (kind, value, shown) => {
  expect(showIdentifier({ kind, value })).toBe(shown);
});
