/** @jest-environment node */
import type { Company, Contract } from '../../api/catalogueApi.ts';
import { accountOf, addAccountSchema, emptyAccount } from './accountValues.ts';
import { aliasLength, suggestAlias } from '../../components/accounts/alias.ts';

const contract = (name: string): Contract => ({
  id: name,
  bankId: name,
  secondId: '02',
  name,
  totalTag: false,
  identifiers: [
    { kind: 'CLIENT_ID', label: 'RUT', maxLength: 12 },
    { kind: 'SERVICE_ID', label: 'Número de cliente', pattern: String.raw`\d{4} ?\d{4}` },
  ],
});
const home = contract('Hogar');
const company = (name: string, ...contracts: Contract[]): Company => ({
  id: 'e-1',
  name,
  categoryId: 'agua',
  image: '',
  contracts,
});

describe('T16 the form of an account', () => {
  const errorAt = async (name: string, values: object) => {
    const error: unknown = await addAccountSchema(home.identifiers)
      .validateAt(name, { ...emptyAccount, ...values })
      .catch((caught: unknown) => caught);
    return error instanceof Error ? error.message : undefined;
  };

  it.each([
    ['0', '', 'Por favor, ingresa tu RUT'],
    ['0', '12.345.678-0', 'Por favor, ingresa un RUT válido'],
    ['0', '12.345.678-5', undefined],
    ['0', '12345678-5, 7654321-6', 'Por favor, ingresa un RUT válido'],
    ['1', '  ', 'Por favor, ingresa tu número de cliente'],
    ['1', '5501 221', 'Revisa tu número de cliente: no tiene el formato esperado'],
    ['1', ' 5501 2210 ', undefined],
    ['1', '55012210, 55012211', 'Revisa tu número de cliente: no tiene el formato esperado'],
  ])('identifier %s, %j: %j', async (choice, account, message) => {
    expect(await errorAt('account', { choice, account })).toBe(message);
  });

  it.each([
    ['', 'Por favor, ingresa un alias'],
    ['   ', 'Por favor, ingresa un alias'],
    ['a', undefined],
    [` ${'a'.repeat(60)} `, undefined],
    ['a'.repeat(61), 'Usa hasta 60 caracteres'],
  ])('alias %j: %j', async (alias, message) => {
    expect(await errorAt('alias', { alias })).toBe(message);
  });

  it.each([
    ['0', '12.345.678-5', { kind: 'CLIENT_ID', value: '12345678-5' }],
    ['1', ' 5501 2210 ', { kind: 'SERVICE_ID', value: '5501 2210' }],
  ])('becomes an account: identifier %s, %j', (choice, account, identifier) => {
    expect(accountOf(home, { choice, account, alias: ' Casa ' })).toEqual({
      alias: 'Casa',
      contract: { id: 'Hogar', secondId: '02' },
      ...identifier,
    });
  });
});

describe('the suggested alias', () => {
  it.each([
    ['the company’s name', company('Luz Canelo', home), 'Luz Canelo'],
    ['the service too where there are several', company('Fibra', home, home), 'Fibra · Hogar'],
  ])('is %s', (_name, of, alias) => {
    expect(suggestAlias(of, home)).toBe(alias);
  });

  it('has at most the allowed length', () => {
    expect(suggestAlias(company('W'.repeat(10_000), home), home)).toHaveLength(aliasLength);
  });
});
