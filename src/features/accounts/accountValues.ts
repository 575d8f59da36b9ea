import { object, string } from 'yup';
import type { NewAccount } from '../../api/accountsApi.ts';
import type { Contract } from '../../api/catalogueApi.ts';
import { identifierAt, valueError, wireValue } from '../../lib/identifiers/identifiers.ts';
import type { Identifier } from '../../lib/identifiers/identifiers.ts';
import { loadPatternEngine } from '../../lib/identifiers/patterns.ts';
import { aliasRule } from '../../components/accounts/alias.ts';

/** `choice` is the index of the chosen identifier, `account` the text typed for it. */
export interface AddAccountValues {
  choice: string;
  account: string;
  alias: string;
}

export const emptyAccount: AddAccountValues = { choice: '0', account: '', alias: '' };

/**
 * Validates asynchronously, because the regular expression engine that checks the identifiers'
 * patterns is loaded on demand.
 */
export function addAccountSchema(identifiers: readonly Identifier[]) {
  return object({
    account: string().test('account', async (value = '', { createError, parent }) => {
      await loadPatternEngine();
      const { choice } = parent as AddAccountValues;
      const identifier = identifierAt(identifiers, choice);
      const message = identifier && valueError(identifier, value);
      return message === undefined || createError({ message });
    }),
    alias: aliasRule(),
  });
}

/**
 * Converts a valid form into an account of a contract; undefined for a contract without
 * identifiers.
 */
export function accountOf(
  { bankId, secondId, identifiers }: Contract,
  { choice, account, alias }: AddAccountValues,
): Omit<NewAccount, 'idu'> | undefined {
  const identifier = identifierAt(identifiers, choice);
  if (!identifier) return undefined;
  return {
    alias: alias.trim(),
    contract: { id: bankId, secondId },
    kind: identifier.kind,
    value: wireValue(identifier, account),
  };
}
