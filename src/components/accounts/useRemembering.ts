import type { Company, Contract } from '../../api/catalogueApi.ts';
import { countOf } from '../../lib/counts.ts';
import type { IdentifierValue } from '../../lib/identifiers/identifierKinds.ts';
import { plainText } from '../../lib/text/plainText.ts';
import { useAppDispatch } from '../../store/app/hooks.ts';
import { forgetAccounts, rememberAccounts } from '../../store/device/rememberAccounts.ts';
import type { Remembering } from '../../store/device/rememberAccounts.ts';
import { maxRemembered } from '../../store/device/rememberedAccountsSlice.ts';
import type { RememberedAccount } from '../../store/device/rememberedAccountsSlice.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { suggestAlias } from './alias.ts';

/** An account of a payment, with the fields to look it up again. */
export interface PaidAccount extends IdentifierValue {
  company: Company;
  contract: Contract;
}

/** Converts an account to the form that this device stores, with the suggested alias. */
export const rememberedAs = ({
  company,
  contract,
  kind,
  value,
}: PaidAccount): RememberedAccount => ({
  companyId: company.id,
  contract: { id: contract.bankId, secondId: contract.secondId },
  kind,
  value,
  alias: suggestAlias(company, contract),
});

const problems: Record<Exclude<Remembering, 'remembered'>, string> = {
  full: `Este dispositivo recuerda hasta ${maxRemembered} cuentas. Olvida alguna en la página de inicio para recordar otra.`,
  lost: 'Este dispositivo no deja guardar datos y no puede recordar cuentas.',
};

/**
 * Returns functions that remember a guest's accounts on this device, and forget them. A toast
 * reports a failure to remember, or offers to undo a removal.
 */
export function useRemembering() {
  const dispatch = useAppDispatch();

  async function remember(accounts: readonly RememberedAccount[]): Promise<void> {
    const result = await dispatch(rememberAccounts(accounts));
    if (result === 'remembered') return;
    showToast({ text: problems[result], targetClass: 'warning', suppressDuplicates: true });
  }

  async function forget(accounts: readonly RememberedAccount[]): Promise<void> {
    await dispatch(forgetAccounts(accounts));
    const [first, ...others] = accounts;
    if (!first) return;
    const what =
      others.length > 0 ? countOf(accounts.length, 'cuenta') : plainText(first.alias, 40);
    showToast({
      text: `Este dispositivo olvidó ${what}.`,
      targetClass: 'success',
      action: { label: 'Deshacer', onPress: () => void remember(accounts) },
    });
  }

  return { remember, forget };
}
