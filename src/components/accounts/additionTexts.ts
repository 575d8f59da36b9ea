import type { Account } from '../../api/accountSchema.ts';
import { plainText } from '../../lib/text/plainText.ts';
import { fateCounts } from '../../store/cart/fateTexts.ts';
import type { Additions, RefusedDebt } from '../../store/payment/addDebts.ts';
import type { DueDebt } from './dueDebts.ts';

/**
 * How many accounts are named before the others are counted; a single further account is named,
 * too.
 */
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

/** The result of adding debts, without the reasons for refusals. */
interface Result extends Pick<Additions, 'added' | 'known'> {
  refused: readonly Pick<RefusedDebt, 'debt' | 'isQueued'>[];
}

/** Counts debts by result, for example "10 en tu carro, 15 para después". */
export function additionCounts({ added, known, refused }: Result): string {
  const queued = refused.filter(({ isQueued }) => isQueued).length;
  return fateCounts({ inCart: added + known, queued, notAdded: refused.length - queued });
}

/**
 * Returns a text with the number of debts in the cart, queued and not added, and the names of the
 * accounts whose debts are queued or were not added; undefined if the cart took all debts.
 */
export function refusedText(additions: Result, wanted: readonly DueDebt[]): string | undefined {
  const { refused } = additions;
  if (refused.length === 0) return undefined;
  const namesOf = (isQueued: boolean): string => {
    const some = refused.filter((each) => each.isQueued === isQueued);
    const left = new Set(some.map(({ debt }) => debt));
    const isOut = ({ debt }: DueDebt) => left.has(debt);
    const accounts = [...new Set(wanted.filter(isOut).map(({ account }) => account))];
    return inWords(accounts.map((account) => nameOf(account, wanted, isOut)));
  };
  const [queued, others] = [namesOf(true), namesOf(false)];
  return [
    `${additionCounts(additions)}.`,
    queued && `En «Después de este pago»: ${queued}.`,
    others && `Sin agregar: ${others}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
