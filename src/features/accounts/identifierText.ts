import type { Account } from '../../api/accounts.ts';
import { formatRut, isContactRut } from '../../lib/rut.ts';

/** How the payer is known to the company, as people read it: a RUT, which travels as 12345678-5, with its dots. */
export function showIdentifier({ kind, value }: Pick<Account, 'kind' | 'value'>): string {
  const isRut = kind === 'CLIENT_ID' && /^\d+-[\dk]$/i.test(value) && isContactRut(value);
  return isRut ? formatRut(value) : value;
}
