import type { Category, Company } from '../../api/catalogue.ts';
import { searchItems } from '../../lib/search.ts';
import { lookupPath } from '../../paths.ts';

/** A company beside the name of its category; '' when the bank names none. */
export interface ListedCompany {
  company: Company;
  categoryName: string;
}

/** The companies that answer a search by name, category or service: best first, then by name. */
export function findCompanies(
  companies: readonly Company[],
  categories: readonly Category[],
  search: string,
): ListedCompany[] {
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  const listed = companies.map((company) => ({
    company,
    categoryName: names.get(company.categoryId) ?? '',
  }));
  return searchItems(listed, search, {
    name: ({ company }) => company.name,
    otherWords: ({ company, categoryName }) => [
      categoryName,
      ...company.contracts.map(({ name }) => name),
    ],
  });
}

/** Where the payment of a company begins: at its only contract's account, or at the choice among several (ruling 26). */
export function companyPath({ id, contracts }: Company): string {
  const [only, ...others] = contracts;
  const alone = only !== undefined && others.length === 0;
  return lookupPath({ companyId: id, ...(alone && { contractId: only.id }) });
}

/** Companies that share a category; without one they are strays of the bank's catalogue. */
export interface CompanyGroup {
  category?: Category;
  companies: Company[];
}

/** The listed companies by category in the bank's order, strays last; empty groups are left out. */
export function groupCompanies(
  listed: readonly ListedCompany[],
  categories: readonly Category[],
): CompanyGroup[] {
  const known = new Set(categories.map(({ id }) => id));
  const companiesOf = (belongs: (company: Company) => boolean) =>
    listed.map(({ company }) => company).filter(belongs);
  const groups: CompanyGroup[] = categories.map((category) => ({
    category,
    companies: companiesOf(({ categoryId }) => categoryId === category.id),
  }));
  const strays = companiesOf(({ categoryId }) => !known.has(categoryId));
  return [...groups, { companies: strays }].filter(({ companies }) => companies.length > 0);
}
