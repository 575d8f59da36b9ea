import type { Company } from '../../api/catalogue.ts';
import { searchRank } from '../../lib/search.ts';
import type { Catalogue } from './flow.ts';

/** What to show of the catalogue: a category, a text, or both. */
export interface CompanyFilter {
  categoryId?: string | undefined;
  search: string;
}

/** The companies that a filter leaves, by name, service or category, without regard to accents and capitals: best first, then by name. */
export function filterCompanies(
  { categories, companies }: Catalogue,
  { categoryId, search }: CompanyFilter,
): Company[] {
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  return companies
    .filter((company) => categoryId === undefined || company.categoryId === categoryId)
    .flatMap((company) => {
      const services = company.contracts.map(({ name }) => name);
      const words = [company.name, ...services, names.get(company.categoryId) ?? ''].join(' ');
      const rank = searchRank(search, words);
      return rank === undefined ? [] : [{ company, rank }];
    })
    .sort(
      (one, other) =>
        one.rank - other.rank || one.company.name.localeCompare(other.company.name, 'es'),
    )
    .map(({ company }) => company);
}
