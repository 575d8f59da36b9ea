/** @jest-environment node */
import { findContract, listCategories, listCompanies } from './catalogue.ts';
import { companies } from './companies.ts';
import { drawImage, drawMark } from './marks.ts';
import { isCanonicalRut } from './rut.ts';
import { sampleIdentifiers } from './samples.ts';

const contracts = companies.flatMap((company) => company.contracts);

describe('the catalogue', () => {
  it('has at least 8 categories, each with companies, and 24 companies', () => {
    const used = new Set(listCompanies().map(({ categoryId }) => categoryId));
    expect(listCategories().length).toBeGreaterThanOrEqual(8);
    expect(listCompanies().length).toBeGreaterThanOrEqual(24);
    expect([...used].sort()).toEqual(
      listCategories()
        .map(({ id }) => id)
        .sort(),
    );
  });

  it('gives every company and contract a unique id and code', () => {
    for (const ids of [
      companies.map(({ id }) => id),
      companies.map(({ code }) => code),
      contracts.map(({ id }) => id),
    ]) {
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('has companies with several contracts and one Total TAG over four motorways', () => {
    expect(
      companies.filter((company) => company.contracts.length > 1).length,
    ).toBeGreaterThanOrEqual(2);
    const tags = contracts.filter(({ totalTag }) => totalTag);
    expect(tags).toHaveLength(1);
    expect(tags[0]?.motorways).toHaveLength(4);
  });

  it('has a contract with a RUT, a service and an invoice number', () => {
    const kinds = findContract('luz-canelo-hogar')?.contract.identifiers.map(({ kind, label }) => [
      kind,
      label,
    ]);
    expect(kinds).toEqual([
      ['SERVICE_ID', 'Identificador de servicio'],
      ['INVOICE_ID', 'Identificador de factura'],
      ['CLIENT_ID', 'RUT'],
    ]);
  });

  it('has limits that are absent, given and null', () => {
    const maxItems = contracts.map(({ limits }) => limits.maxItems);
    expect(maxItems).toEqual(expect.arrayContaining([undefined, null, expect.any(Number)]));
    for (const limit of ['minAmount', 'maxAmount'] as const) {
      expect(contracts.map(({ limits }) => limits[limit])).toEqual(
        expect.arrayContaining([undefined, expect.any(Number)]),
      );
    }
  });

  it('draws a separate mark for every company, without anything that could run', () => {
    const marks = companies.map(({ id }) => drawMark(id)?.replace(/aria-label="[^"]*"/, ''));
    expect(new Set(marks).size).toBe(companies.length);
    for (const mark of marks)
      expect(mark).toMatch(/^<svg xmlns=(?!.*(script|href|on\w+=)).*<\/svg>$/);
    for (const { id } of listCategories()) expect(drawMark(id)).toContain('<svg');
    expect(drawMark('otra')).toBeUndefined();
  });

  it('serves the marks and the logo of its e-mails by their file names, and no other file', () => {
    expect(drawImage('luz-canelo.svg')).toBe(drawMark('luz-canelo'));
    expect(drawImage('logo.png')).toContain('<svg');
    for (const file of ['luz-canelo', 'luz-canelo.png', 'otra.svg', '.svg'])
      expect(drawImage(file)).toBeUndefined();
  });
});

describe('the samples', () => {
  it('offer every contract at least one account', () => {
    const sampled = new Set(sampleIdentifiers.map(({ contractId }) => contractId));
    expect([...sampled].sort()).toEqual(contracts.map(({ id }) => id).sort());
  });

  it.each(sampleIdentifiers.map((sample) => [sample.contractId, sample.kind, sample] as const))(
    'are typed as %s asks for a %s',
    (contractId, kind, { value, companyId }) => {
      const found = findContract(contractId);
      const identifier = found?.contract.identifiers.find((candidate) => candidate.kind === kind);
      expect(found?.company.id).toBe(companyId);
      expect(value.length).toBeLessThanOrEqual(identifier?.maxLength ?? 0);
      if (identifier?.label === 'RUT') expect(isCanonicalRut(value)).toBe(true);
      else expect(value).toMatch(new RegExp(`^(?:${identifier?.pattern})$`));
    },
  );
});
