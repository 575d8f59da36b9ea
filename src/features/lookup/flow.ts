import { onlyContractOf } from '../../api/catalogueApi.ts';
import type { Catalogue, Company, Contract } from '../../api/catalogueApi.ts';
import { longestList, wireValues } from '../../lib/identifiers/identifierLists.ts';
import { isRutIdentifier, isValidValue } from '../../lib/identifiers/identifiers.ts';
import type { Identifier } from '../../lib/identifiers/identifiers.ts';
import { toDayKey, toIsoWithOffset } from '../../lib/dates/isoDates.ts';
import { isPersonalRut } from '../../lib/identifiers/rut.ts';
import { onlyAccount, readLink } from '../../config/lookupLinks.ts';
import type { IdentifierValue } from '../../lib/identifiers/identifierKinds.ts';
import type { LookupTarget } from '../../config/paths.ts';
import type { LookupQuery, LookupState } from '../../store/lookup/lookupSlice.ts';

/** The catalogue's company and contract for the ids of a lookup. */
export interface Selection {
  company?: Company | undefined;
  contract?: Contract | undefined;
}

/**
 * Finds the company and contract of these ids; undefined if an id is unknown or the ids do not
 * belong together.
 */
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
  return strange ? undefined : { company, contract };
}

/**
 * Returns the ids with which a company's lookup starts; `contractId` is set if the company has only
 * one contract.
 */
export function targetOf(company: Company): LookupTarget {
  const only = onlyContractOf(company);
  return { companyId: company.id, ...(only && { contractId: only.id }) };
}

/**
 * Returns a link's ids, with the contract's id added if the company has only one contract;
 * undefined if `findSelection` rejects the ids.
 */
export function confirmTarget(catalogue: Catalogue, link: LookupTarget): LookupTarget | undefined {
  const selection = findSelection(catalogue, link);
  if (!selection?.company) return selection && link;
  return { ...targetOf(selection.company), ...link };
}

/**
 * Returns the index of the identifier whose field a link's account fills; -1 if there is none.
 * Candidates have the account's kind, are no RUT (Chilean tax ID), and read the account as a single
 * value. The first candidate whose format the account has is taken. Otherwise the first candidate
 * is taken, and its field shows the error; but an account that looks like a personal RUT is not
 * used.
 */
export function linkedIndex(
  identifiers: readonly Identifier[],
  { kind, value }: IdentifierValue,
): number {
  const isOne = (each: Identifier) => {
    const [read = '', another] = wireValues(each, value);
    const holdsAnother = value.split(/[.-]/).some((part) => isValidValue(each, part));
    return another === undefined && (isValidValue(each, read) || !holdsAnother);
  };
  const isTaken = (each: Identifier) => each.kind === kind && !isRutIdentifier(each) && isOne(each);
  const fitting = identifiers.findIndex((each) => isTaken(each) && isValidValue(each, value));
  return fitting >= 0 || isPersonalRut(value) ? fitting : identifiers.findIndex(isTaken);
}

/** `problem` names the part of the link that could not be used. */
interface FollowedLink {
  /** Undefined if the catalogue lacks the link's target; the lookup then starts over. */
  chosen?: LookupTarget & { linked?: IdentifierValue | undefined };
  problem?: 'target' | 'account' | undefined;
}

/**
 * Follows a deep link as far as the catalogue confirms it. The account is used if the link has only
 * one and the contract has a field for it; while the payer still has to choose a contract, the
 * account is kept unchecked.
 */
export function followLink(catalogue: Catalogue, query: URLSearchParams): FollowedLink {
  const link = readLink(query);
  const target = confirmTarget(catalogue, link.target);
  if (!target) return { problem: 'target' };
  const { company, contract } = findSelection(catalogue, target) ?? {};
  const account = company && onlyAccount(link);
  const isTaken = account && (!contract || linkedIndex(contract.identifiers, account) >= 0);
  const isUnused = link.accounts.length > 0 && !isTaken;
  return {
    chosen: { ...target, linked: isTaken ? account : undefined },
    problem: isUnused ? (company ? 'account' : 'target') : undefined,
  };
}

/**
 * Whether a (perhaps stored) lookup has the data of its step: step 1 needs a contract, step 2 also
 * a query of 1 to `longestList` accounts, by a kind of identifier that the contract has.
 */
export function isSound({ contract }: Selection, { step, query }: LookupState): boolean {
  if (step === 0) return true;
  if (!contract || step === 1) return contract !== undefined;
  return (
    query !== undefined &&
    query.values.length > 0 &&
    query.values.length <= longestList &&
    contract.identifiers.some(({ kind }) => kind === query.kind)
  );
}

/**
 * Whether a query is of another day than `now`, so that a stored query must be renewed. A query has
 * its day in `date` and at the start of `transactionId`: YYYYMMDD, then 8 digits.
 */
export function isOfAnotherDay(now: Date, { transactionId, date }: LookupQuery): boolean {
  const dayOf = (time: string) => time.split('T')[0];
  return (
    Math.floor(transactionId / 1e8) !== Number(toDayKey(now)) ||
    dayOf(date) !== dayOf(toIsoWithOffset(now))
  );
}
