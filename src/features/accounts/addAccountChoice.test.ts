/** @jest-environment node */
import type { Company } from '../../api/catalogueApi.ts';
import { chooseCompany, chooseContract, startChoice, takeBack } from './addAccountChoice.ts';

const company = (id: string, ...contracts: string[]): Company => ({
  id,
  name: id,
  categoryId: 'red',
  image: '',
  contracts: contracts.map((name) => ({
    id: name,
    bankId: id,
    secondId: '01',
    name,
    totalTag: false,
    identifiers: [{ kind: 'CLIENT_ID', label: 'RUT' }],
  })),
});
const single = company('luz', 'luz-hogar');
const several = company('fibra', 'fibra-hogar', 'fibra-movil');
const start = startChoice('red');

describe('the choice', () => {
  it('is a company, and goes to the next step if it has one contract', () => {
    expect(chooseCompany(start, single)).toMatchObject({ step: 1, contract: { id: 'luz-hogar' } });
    expect(chooseCompany(start, several)).toEqual({ ...start, company: several });
  });

  it('is one of its contracts, and no other', () => {
    const choosing = chooseCompany(start, several);
    expect(chooseContract(choosing, 'fibra-movil')).toMatchObject({
      step: 1,
      contract: { id: 'fibra-movil' },
    });
    expect(chooseContract(choosing, 'luz-hogar')).toBe(choosing);
  });

  it('can be taken back: to the contract if there are several, else to the companies', () => {
    expect(takeBack(chooseCompany(start, single))).toEqual(start);
    const chosen = chooseContract(chooseCompany(start, several), 'fibra-movil');
    expect(takeBack(chosen)).toEqual({ ...chosen, step: 0 });
  });
});
