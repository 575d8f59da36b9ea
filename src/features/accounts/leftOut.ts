import type { Account } from '../../api/accounts.ts';
import { countDebts } from '../../lib/debtWords.ts';
import { plainText } from '../../lib/plainText.ts';
import type { Additions } from '../../store/addDebts.ts';
import type { DueDebt } from './dueDebts.ts';

/** How many accounts are named before they are only counted. */
const namedAccounts = 2;

function nameOf(account: Account, wanted: readonly DueDebt[], isOut: (due: DueDebt) => boolean) {
  const isPart = wanted.some((due) => due.account === account && !isOut(due));
  const alias = plainText(account.alias, 40);
  return isPart ? `parte de ${alias}` : alias;
}

function listOf(names: readonly string[]): string {
  const rest = names.length - namedAccounts;
  if (rest > 1) return `${names.slice(0, namedAccounts).join(', ')} y ${rest} cuentas más`;
  const [last = '', ...others] = names.toReversed();
  return others.length === 0 ? last : `${others.toReversed().join(', ')} y ${last}`;
}

/** What a payer reads when the cart did not take everything: how much went in, which accounts stayed out, and what to do about it. */
export function leftOutText(
  { added, refused }: Additions,
  wanted: readonly DueDebt[],
): string | undefined {
  if (refused.length === 0) return undefined;
  const left = new Set(refused.map(({ debt }) => debt));
  const isOut = ({ debt }: DueDebt) => left.has(debt);
  const accounts = [...new Set(wanted.filter(isOut).map(({ account }) => account))];
  const names = listOf(accounts.map((account) => nameOf(account, wanted, isOut)));
  const isOne = accounts.length === 1;
  const out = isOne
    ? `Quedó fuera ${names}: puedes pagarla después.`
    : `Quedaron fuera ${names}: puedes pagarlas después.`;
  if (added === 0) return out;
  return `Agregamos ${added} de ${countDebts(added + refused.length)}. ${out}`;
}
