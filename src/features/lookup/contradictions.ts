import type { AccountDebts } from '../../api/debtsApi.ts';
import { billNumber } from '../../store/cart/bills.ts';
import { plainText } from '../../lib/text/plainText.ts';

const verdicts: Partial<Record<AccountDebts['status'], string>> = {
  NO_DEBT: 'no tiene deudas',
  NOT_FOUND: 'no existe',
};

/** The invoices that an answer lists with different amounts, each once. */
function twiceBilled({ debts }: AccountDebts): string[] {
  const amounts = new Map<string, number>();
  const twice = debts.filter((debt) => {
    const known = amounts.get(billNumber(debt)) ?? debt.amount;
    amounts.set(billNumber(debt), known);
    return known !== debt.amount;
  });
  return [...new Set(twice.map(({ invoiceId }) => plainText(invoiceId, 40)))];
}

/** Contradictions in the bank's answer about an account, in sentences that name it (`account`). */
export function contradictionsOf(answer: AccountDebts, account: string): string[] {
  const verdict = answer.debts.length > 0 ? verdicts[answer.status] : undefined;
  const twice = twiceBilled(answer);
  return [
    ...(verdict === undefined
      ? []
      : [
          `El banco dice que la cuenta ${account} ${verdict}, y también entrega deudas de ella. Confírmalas con la empresa antes de pagar.`,
        ]),
    ...(twice.length === 0
      ? []
      : [
          `El banco entrega más de una vez, con montos distintos: ${twice.join(', ')}. Confirma cuál corresponde antes de pagar.`,
        ]),
  ];
}
