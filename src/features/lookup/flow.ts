import type { Catalogue, Category, Company, Contract } from '../../api/catalogue.ts';
import { maxAccounts } from '../../lib/identifierLists.ts';
import type { LookupTarget } from '../../paths.ts';
import type { LookupState } from '../../store/lookup.ts';

/** What a target's ids stand for in the catalogue. */
export interface Selection {
  category?: Category | undefined;
  company?: Company | undefined;
  contract?: Contract | undefined;
}

/** What the ids name, or undefined when the bank does not know one of them or they do not belong together. */
export function findSelection(
  { categories, companies }: Catalogue,
  { categoryId, companyId, contractId }: LookupTarget,
): Selection | undefined {
  const category = categories.find(({ id }) => id === categoryId);
  const company = companies.find(({ id }) => id === companyId);
  const contract = company?.contracts.find(({ id }) => id === contractId);
  const strange =
    (categoryId !== undefined && !category) ||
    (companyId !== undefined && !company) ||
    (contractId !== undefined && !contract) ||
    (category && company && company.categoryId !== category.id);
  return strange ? undefined : { category, company, contract };
}

/** Where the lookup of a company begins: at its only contract, or at the choice among several (design, "Lookup"). */
export function targetOf({ categories }: Catalogue, company: Company): LookupTarget {
  const [only, ...others] = company.contracts;
  const known = categories.some(({ id }) => id === company.categoryId);
  return {
    companyId: company.id,
    ...(known && { categoryId: company.categoryId }),
    ...(only && others.length === 0 && { contractId: only.id }),
  };
}

/** A deep link's target with all that follows from it; undefined when it names something unknown (ruling 26). */
export function confirmTarget(catalogue: Catalogue, link: LookupTarget): LookupTarget | undefined {
  const selection = findSelection(catalogue, link);
  if (!selection?.company) return selection && link;
  return {
    ...targetOf(catalogue, selection.company),
    ...(selection.contract && { contractId: selection.contract.id }),
  };
}

/** Whether a flow, perhaps a stored one, has the evidence for its step: a contract for step 1, a query of it for step 2. */
export function isSound({ contract }: Selection, { step, query }: LookupState): boolean {
  if (step === 0) return true;
  if (!contract || step === 1) return contract !== undefined;
  return (
    query !== undefined &&
    query.values.length > 0 &&
    query.values.length <= maxAccounts &&
    contract.identifiers.some(({ kind }) => kind === query.kind)
  );
}
