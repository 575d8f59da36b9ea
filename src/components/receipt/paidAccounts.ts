import { useGetCompaniesQuery } from '../../api/catalogueApi.ts';
import type { Company } from '../../api/catalogueApi.ts';
import type { Payment } from '../../api/paymentsApi.ts';
import type { ReceiptLine } from '../../api/receiptsApi.ts';
import type { IdentifierValue } from '../../lib/identifiers/identifierKinds.ts';
import { isValidValue } from '../../lib/identifiers/identifiers.ts';
import type { Identifier } from '../../lib/identifiers/identifiers.ts';
import { canonical } from '../../lib/identifiers/rutTexts.ts';
import { useAppSelector } from '../../store/app/hooks.ts';
import { selectLastUsed } from '../../store/lookup/lookupSlice.ts';
import type { Attempt } from '../../store/payment/attempt.ts';
import { usePatternEngine } from '../../ui/hooks/usePatternEngine.ts';
import type { PaidAccount } from '../accounts/useRemembering.ts';
import { useReceiptLines } from './useReceiptLines.ts';

const isSame = (one: IdentifierValue, other: IdentifierValue) =>
  one.kind === other.kind && canonical(one).value === canonical(other).value;

/**
 * Returns the identifier with which to query a line's account: the one last used, if the line has
 * it, else the first of the contract's `identifiers` for which the line has a valid value. A line's
 * COMPANY_ID is skipped, because it is the company's own code, not the account's. A last used
 * COMPANY_ID therefore cannot be compared with the line, and is returned unchecked.
 */
function identifierOf(
  line: Pick<ReceiptLine, 'identifiers'>,
  identifiers: readonly Identifier[],
  lastUsed: IdentifierValue | undefined,
): IdentifierValue | undefined {
  const named = line.identifiers.flatMap(({ kind, value }) =>
    kind === 'OTHER' || kind === 'COMPANY_ID' ? [] : { kind, value },
  );
  if (lastUsed?.kind === 'COMPANY_ID' || named.some((each) => lastUsed && isSame(each, lastUsed))) {
    return lastUsed;
  }
  return identifiers
    .map((identifier) =>
      named.find(({ kind, value }) => kind === identifier.kind && isValidValue(identifier, value)),
    )
    .find((found) => found !== undefined);
}

/** The identifiers by which the accounts of a receipt can be looked up, each once. */
export function paidIdentifiers(
  lines: readonly Pick<ReceiptLine, 'identifiers'>[],
  identifiers: readonly Identifier[],
  lastUsed?: IdentifierValue,
): IdentifierValue[] {
  const found = lines.flatMap((line) => identifierOf(line, identifiers, lastUsed) ?? []);
  return found.filter((each, index) => found.findIndex((other) => isSame(other, each)) === index);
}

/**
 * The company and contract (the service that bills) of a payment's bills. The bills of a Total TAG
 * (one toll tag for several motorways) share only the contract's id, so a contract with another
 * `secondId` also counts.
 */
function contractOf(companies: readonly Company[], { items }: Payment) {
  const { id, secondId } = items[0]?.contract ?? {};
  const known = companies.flatMap((company) =>
    company.contracts
      .filter(({ bankId }) => bankId === id)
      .map((contract) => ({ company, contract })),
  );
  return known.find(({ contract }) => contract.secondId === secondId) ?? known[0];
}

/**
 * The accounts of a paid payment; empty until its receipt, the catalogue and the pattern engine are
 * loaded.
 */
export function usePaidAccounts(payment: Payment, own?: Attempt): PaidAccount[] {
  const { lines } = useReceiptLines(payment, own);
  const { data: companies } = useGetCompaniesQuery();
  const isEngineReady = usePatternEngine();
  const found = companies && contractOf(companies.records, payment);
  const lastUsed = useAppSelector((state) => selectLastUsed(state, found?.contract.id ?? ''));
  if (!lines || !found || !isEngineReady) return [];
  const { company, contract } = found;
  return paidIdentifiers(lines, contract.identifiers, lastUsed).map(({ kind, value }) => ({
    company,
    contract,
    kind,
    value,
  }));
}
