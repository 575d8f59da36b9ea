/** @jest-environment node */
import type { Catalogue, Company, Contract } from '../../api/catalogueApi.ts';
import type { LookupState } from '../../store/lookup/lookupSlice.ts';
import { confirmTarget, findSelection, isSound, targetOf } from './flow.ts';

const contract = (id: string): Contract => ({
  id,
  bankId: id,
  secondId: '01',
  name: id,
  totalTag: false,
  identifiers: [{ kind: 'SERVICE_ID', label: 'Identificador de servicio' }],
});
const company = (id: string, categoryId: string, ...contracts: string[]): Company => ({
  id,
  name: id,
  categoryId,
  image: '',
  contracts: contracts.map(contract),
});
const water = company('agua-1', 'agua', 'agua-hogar');
const phone = company('fono-1', 'fono', 'fono-hogar', 'fono-movil');
const stray = company('solo-1', 'nowhere', 'solo-hogar');
const catalogue: Catalogue = {
  categories: [
    { id: 'agua', name: 'Agua' },
    { id: 'fono', name: 'Telefonía' },
  ],
  companies: [water, phone, stray],
};

describe('a deep link', () => {
  it.each([
    ['a category leads to it', { categoryId: 'agua' }, { categoryId: 'agua' }],
    [
      'a company with one contract leads to the contract',
      { companyId: 'agua-1' },
      { companyId: 'agua-1', contractId: 'agua-hogar' },
    ],
    [
      'a company with several contracts leads to the choice',
      { companyId: 'fono-1' },
      { companyId: 'fono-1' },
    ],
    [
      'a contract leads to it',
      { companyId: 'fono-1', contractId: 'fono-movil' },
      { companyId: 'fono-1', contractId: 'fono-movil' },
    ],
    [
      'a company of a category that the bank does not list leads to its contract',
      { companyId: 'solo-1' },
      { companyId: 'solo-1', contractId: 'solo-hogar' },
    ],
  ])('to %s', (_, link, target) => {
    const confirmed = confirmTarget(catalogue, link);
    expect(confirmed).toEqual(target);
    expect(findSelection(catalogue, confirmed ?? {})).toBeDefined();
  });

  it.each([
    { categoryId: 'luna' },
    { companyId: 'luna' },
    { companyId: 'agua-1', contractId: 'fono-hogar' },
    { contractId: 'agua-hogar' },
    { categoryId: 'luna', companyId: 'agua-1' },
    { categoryId: 'fono', companyId: 'agua-1' },
  ])('to %j starts the lookup over', (link) => {
    expect(confirmTarget(catalogue, link)).toBeUndefined();
  });
});

describe('a stored flow', () => {
  const state: LookupState = {
    step: 0,
    totalTagSelected: false,
    fromTotalTagButton: false,
    lastUsed: [],
  };
  const query = { kind: 'SERVICE_ID', values: ['1'], transactionId: 1, date: '' } as const;
  const soundness = (changes: Partial<LookupState>) =>
    isSound(findSelection(catalogue, { ...state, ...targetOf(water) }) ?? {}, {
      ...state,
      ...changes,
    });

  it('is kept if it has the data of its step', () => {
    expect(soundness({ step: 1 })).toBe(true);
    expect(soundness({ step: 2, query: { ...query, values: ['1'] } })).toBe(true);
  });

  it('starts over without the data of its step', () => {
    expect(isSound({}, { ...state, step: 1 })).toBe(false);
    expect(soundness({ step: 2 })).toBe(false);
    expect(soundness({ step: 2, query: { ...query, values: [] } })).toBe(false);
    expect(soundness({ step: 2, query: { ...query, kind: 'COMPANY_ID', values: ['1'] } })).toBe(
      false,
    );
    expect(soundness({ step: 2, query: { ...query, values: Array(1001).fill('1') } })).toBe(false);
  });
});
