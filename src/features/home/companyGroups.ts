import type { Category, Company } from '../../api/catalogue.ts';
import { lookupPath } from '../../paths.ts';

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

/** The companies by category in the bank's order, strays last; empty groups are left out. */
export function groupCompanies(
  companies: readonly Company[],
  categories: readonly Category[],
): CompanyGroup[] {
  const known = new Set(categories.map(({ id }) => id));
  const groups: CompanyGroup[] = categories.map((category) => ({
    category,
    companies: companies.filter(({ categoryId }) => categoryId === category.id),
  }));
  const strays = companies.filter(({ categoryId }) => !known.has(categoryId));
  return [...groups, { companies: strays }].filter((group) => group.companies.length > 0);
}
