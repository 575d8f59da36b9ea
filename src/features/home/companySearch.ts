import type { Category, Company } from '../../api/catalogue.ts';
import { searchRank } from '../../lib/search.ts';
import { lookupPath } from '../../paths.ts';

/** A company with the name of its category, as the home area lists it. */
export interface ListedCompany {
  company: Company;
  categoryName: string;
}

/** The companies that answer a search, best first, then by name: by their own name, else by category or service. */
export function findCompanies(
  companies: readonly Company[],
  categories: readonly Category[],
  search: string,
): ListedCompany[] {
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  return companies
    .map((company) => {
      const categoryName = names.get(company.categoryId) ?? '';
      const services = company.contracts.map(({ name }) => name).join(' ');
      const own = searchRank(search, company.name);
      // A word of the name counts more than the same word in a service.
      const rank = own ?? searchRank(search, `· ${company.name} ${categoryName} ${services}`);
      return { company, categoryName, rank: own ?? (rank === undefined ? undefined : 3 + rank) };
    })
    .filter(({ rank }) => rank !== undefined)
    .sort(
      (one, other) =>
        (one.rank ?? 0) - (other.rank ?? 0) || one.company.name.localeCompare(other.company.name, 'es'),
    )
    .map(({ company, categoryName }) => ({ company, categoryName }));
}

/** Where the payment of a company begins: its only contract's account, or the choice among its contracts (ruling 26). */
export function companyPath({ id, contracts }: Company): string {
  const [only, ...others] = contracts;
  return lookupPath({
    companyId: id,
    ...(only && others.length === 0 && { contractId: only.id }),
  });
}

/** Companies by category, in the bank's order of categories; those of an unknown category come last, under ''. */
export function groupCompanies(
  listed: readonly ListedCompany[],
  categories: readonly Category[],
): { categoryName: string; categoryId?: string; companies: Company[] }[] {
  const groups = categories.map(({ id, name }) => ({
    categoryId: id,
    categoryName: name,
    companies: listed
      .filter(({ company }) => company.categoryId === id)
      .map(({ company }) => company),
  }));
  const strays = listed
    .filter(({ categoryName }) => categoryName === '')
    .map(({ company }) => company);
  return [...groups, { categoryName: '', companies: strays }].filter(
    ({ companies }) => companies.length > 0,
  );
}
