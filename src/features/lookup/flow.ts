import { onlyContractOf } from '../../api/catalogueApi.ts';
import type { Catalogue, Category, Company, Contract } from '../../api/catalogueApi.ts';
import { maxAccounts } from '../../lib/identifierLists.ts';
import { toDayKey, toIsoWithOffset } from '../../lib/isoDates.ts';
import type { LookupTarget } from '../../paths.ts';
import type { LookupQuery, LookupState } from '../../store/lookupSlice.ts';

/** The catalogue's entries for a target's ids. */
export interface Selection {
  category?: Category | undefined;
  company?: Company | undefined;
  contract?: Contract | undefined;
}

/** The entries that the ids name; undefined if one is unknown or they do not belong together. */
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

/** Where a company's lookup begins: at its only contract, or at the choice among several. */
export function targetOf(company: Company): LookupTarget {
  const only = onlyContractOf(company);
  return { companyId: company.id, ...(only && { contractId: only.id }) };
}

/**
 * A deep link's target with the ids that follow from it; undefined if it names something unknown.
 */
export function confirmTarget(catalogue: Catalogue, link: LookupTarget): LookupTarget | undefined {
  const selection = findSelection(catalogue, link);
  if (!selection?.company) return selection && link;
  return { ...targetOf(selection.company), ...link };
}

/**
 * Whether a (perhaps stored) flow has what its step needs: a contract for step 1, also a query of
 * it for step 2.
 */
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

/** Whether a query, by its number or its date, is of another day than `now`. */
export function isOfAnotherDay(now: Date, { transactionId, date }: LookupQuery): boolean {
  const dayOf = (time: string) => time.split('T')[0];
  return (
    Math.floor(transactionId / 1e8) !== Number(toDayKey(now)) ||
    dayOf(date) !== dayOf(toIsoWithOffset(now))
  );
}
