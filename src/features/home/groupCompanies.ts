import type { Category, Company } from '../../api/catalogueApi.ts';

/** Companies of a category; without `category`, companies whose category the catalogue lacks. */
export interface CompanyGroup {
  category?: Category;
  companies: Company[];
}

/**
 * The companies by category in the bank's order; companies without a known category come last, and
 * empty groups are left out.
 */
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
