import type { Account } from '../../api/accountSchema.ts';
import { countDebts } from '../../lib/dates/debtWords.ts';
import { plainText } from '../../lib/text/plainText.ts';
import type { Additions } from '../../store/payment/addDebts.ts';
import type { DueDebt } from './dueDebts.ts';

/** How many accounts are named before they are only counted. */
const namedAccounts = 2;

function nameOf(account: Account, wanted: readonly DueDebt[], isOut: (due: DueDebt) => boolean) {
  const isPart = wanted.some((due) => due.account === account && !isOut(due));
  const alias = plainText(account.alias, 40);
  return isPart ? `parte de ${alias}` : alias;
}

function inWords(names: readonly string[]): string {
  const rest = names.length - namedAccounts;
  return new Intl.ListFormat('es').format(
    rest > 1 ? [...names.slice(0, namedAccounts), `${rest} cuentas más`] : names,
  );
}

/**
 * What the payer reads when the cart did not take everything: how many debts went in and which
 * accounts were left out; undefined when none was.
 */
export function leftOutText(
  { added, refused }: Additions,
  wanted: readonly DueDebt[],
): string | undefined {
  if (refused.length === 0) return undefined;
  const left = new Set(refused.map(({ debt }) => debt));
  const isOut = ({ debt }: DueDebt) => left.has(debt);
  const accounts = [...new Set(wanted.filter(isOut).map(({ account }) => account))];
  const names = inWords(accounts.map((account) => nameOf(account, wanted, isOut)));
  const isOne = accounts.length === 1;
  const out = isOne
    ? `Quedó fuera ${names}: puedes pagarla después.`
    : `Quedaron fuera ${names}: puedes pagarlas después.`;
  if (added === 0) return out;
  return `Agregamos ${added} de ${countDebts(added + refused.length)}. ${out}`;
}
