import type { CartItem } from '../../api/cartItem.ts';
import type { Debt } from '../../api/debtsApi.ts';
import { accountDebt } from '../sampleAccount.ts';

/** The fields in which a bill may differ from last month's bill with the same number. */
export const signs = ['id', 'dueDate', 'description'] as const;

type Decision = 'paid' | 'pending' | 'rejected';

interface Inscription {
  reference: string;
  items: CartItem[];
  /** The keys (`key`) of the bills of `items`, in the same order. */
  bills: string[];
  openedAt: number;
  state: 'open' | Decision;
  covered: CartItem[];
}

/** An account in a debt query. */
interface Asked {
  contract: string;
  reference: { serviceId: string };
}

/** The bank's answer about a paid or pending payment. */
interface PaymentAnswer {
  reference: string;
  /** The keys of the bills that the payment covers; `left` has those of its other bills. */
  covered: string[];
  left: string[];
}

const hour = 3_600_000;

/**
 * The key by which the bank compares two inscriptions (registered carts): the ids and amounts of
 * their debts, in any order.
 */
const contentOf = (items: readonly CartItem[]) =>
  items
    .map(({ id, amount }) => `${id} ${amount}`)
    .sort((one, other) => one.localeCompare(other))
    .join();

/**
 * A bank whose companies reuse the bill numbers every month. It lists a paid bill for `lagHours`
 * hours after the payment, and never refuses to charge a bill twice: only the portal can prevent
 * that. `charges` counts how often each bill was charged.
 */
export class MonthlyBank {
  charges = new Map<string, number>();
  mails: string[] = [];
  /**
   * The bank's answers about paid and pending payments, oldest first; the test removes the answers
   * that it has checked.
   */
  answered: PaymentAnswer[] = [];
  private months = [0, 0, 0];
  private settledAt = new Map<string, number>();
  private inscriptions: Inscription[] = [];
  /** The reference of the payment page that was opened last. */
  private latest = '';

  private readonly sign: (typeof signs)[number];
  private readonly lagHours: number;
  private readonly changesAmount: boolean;

  constructor(sign: (typeof signs)[number], lagHours: number, changesAmount: boolean) {
    this.sign = sign;
    this.lagHours = lagHours;
    this.changesAmount = changesAmount;
  }

  /** The key of the current bill with this number: the number and the month. */
  key = (number: number): string => `${number}/${this.months[number]}`;

  private listing(number: number): Debt {
    const month = this.months[number] ?? 0;
    // The last of the numbers 0 to 2 belongs to another contract (a service that bills).
    const base = accountDebt(
      number,
      number === 2 ? { contract: { id: 'c-2', secondId: '01' } } : {},
    );
    const changes: Partial<Debt> = {
      id: { id: `${base.id}-${month}` },
      dueDate: { dueDate: `2027-${String((month % 12) + 1).padStart(2, '0')}-28` },
      description: { description: `Mes ${month}` },
    }[this.sign];
    const amount = base.amount + (this.changesAmount ? month : 0);
    return { ...base, ...changes, amount };
  }

  /** Whether the bill of a number is unpaid, and has no pending payment. */
  isDue = (number: number) =>
    !this.settledAt.has(this.key(number)) && !this.isPending(this.key(number));

  private isPending = (bill: string) =>
    this.inscriptions.some(({ state, bills }) => state === 'pending' && bills.includes(bill));

  /** The debt that the bank lists for a number; undefined `lagHours` hours after it was paid. */
  listed(number: number): Debt | undefined {
    const settled = this.settledAt.get(this.key(number));
    const isListed = settled === undefined || Date.now() - settled < this.lagHours * hour;
    return isListed ? this.listing(number) : undefined;
  }

  /** Bills a number again, for the next month. */
  bill(number: number): void {
    this.months[number] = (this.months[number] ?? 0) + 1;
  }

  /** Settles a bill, as if it were paid in another browser. */
  payElsewhere(number: number): void {
    if (this.isDue(number)) this.settledAt.set(this.key(number), Date.now());
  }

  /**
   * Decides on one of the open and pending payments, chosen by `which`, and returns its reference;
   * undefined if there is none. With `isPart` an open payment pays only its first bill.
   */
  decide(which: number, decision: Decision, isPart: boolean): string | undefined {
    // An open payment can be decided only on the payment page that was opened last. A week after
    // its beginning no payment can be decided.
    const undecided = this.inscriptions.filter(
      ({ state, reference, openedAt }) =>
        Date.now() - openedAt < 7 * 24 * hour &&
        (state === 'pending' || (state === 'open' && reference === this.latest)),
    );
    const inscription = undecided[which % Math.max(1, undecided.length)];
    if (!inscription) return undefined;
    // A pending payment keeps the bills that the bank has already assigned to it, so `isPart`
    // applies to open payments only.
    if (inscription.state === 'open' && isPart) inscription.covered = inscription.items.slice(0, 1);
    inscription.state = decision;
    if (decision === 'paid') this.charge(inscription);
    return inscription.reference;
  }

  private charge({ covered, items, bills }: Inscription): void {
    for (const item of covered) {
      const bill = bills[items.indexOf(item)] ?? '';
      this.charges.set(bill, (this.charges.get(bill) ?? 0) + 1);
      this.settledAt.set(bill, Date.now());
    }
  }

  private inscribe(items: CartItem[]): Response {
    const text = contentOf(items);
    const known = this.inscriptions.find(
      (each) => each.state === 'open' && contentOf(each.items) === text,
    );
    const isStale = (item: CartItem) => {
      const { id, amount } = this.listing(Number(item.invoiceId.slice(2)));
      return id !== item.id || amount !== item.amount;
    };
    if (items.some(isStale)) return Response.json({ message: 'Cambió.' }, { status: 409 });
    const reference = known?.reference ?? `R${this.inscriptions.length + 1}`;
    if (!known) {
      const bills = items.map(({ invoiceId }) => this.key(Number(invoiceId.slice(2))));
      const openedAt = Date.now();
      this.inscriptions.push({ reference, openedAt, items, bills, state: 'open', covered: items });
    }
    this.latest = reference;
    const url = `http://localhost:3000/banco/?sessionid=${reference}`;
    return Response.json({ codigoCarro: 'C', referencia: reference, url });
  }

  /** The debts of the accounts; an account's identifier is the number of its bill. */
  private debts(asked: readonly Asked[]): Response {
    const contracts = asked.map(({ contract, reference }) => {
      const debt = this.listed(Number(reference.serviceId));
      return { contract, status: debt ? 'OK' : 'NO_DEBT', debts: debt ? [debt] : [] };
    });
    return Response.json({ contracts });
  }

  private recordAnswer({ reference, items, covered, bills }: Inscription): void {
    const isCovered = (_bill: string, index: number) =>
      covered.some((each) => each === items[index]);
    this.answered.push({
      reference,
      covered: bills.filter(isCovered),
      left: bills.filter((bill, index) => !isCovered(bill, index)),
    });
  }

  private payments(reference: string): Response {
    const found = this.inscriptions.find((each) => each.reference === reference);
    if (found?.state === 'paid' || found?.state === 'pending') this.recordAnswer(found);
    const words = { paid: 'PAGADO', pending: 'PENDIENTE', rejected: 'RECHAZADO' } as const;
    const items =
      found && found.state !== 'open'
        ? [
            {
              id: `p-${reference}`,
              referencia: reference,
              fecha: new Date().toISOString(),
              estado: words[found.state],
              total: found.covered.reduce((sum, { amount }) => sum + amount, 0),
              correo: 'ana@ejemplo.cl',
              id_Codigo_Empresa: { content: '1' },
              empresa: 'Aguas',
              cuentas: found.covered,
            },
          ]
        : [];
    return Response.json({ items, total: items.length });
  }

  private receipt(reference: string): Response {
    const covered = this.inscriptions.find((each) => each.reference === reference)?.covered ?? [];
    const registros = covered.map(({ invoiceId, amount, company }) => ({
      identificador: { content: [{ id: 'INVOICE_ID', value: invoiceId }] },
      id_Empresa: { content: company.name },
      id_Id_Documento: { content: invoiceId },
      id_Total_Pagado: { content: amount },
      id_Codigo_Empresa: { content: '1' },
      contract_name: 'Hogar',
    }));
    return Response.json({ registros, total: registros.length });
  }

  /** Answers the portal's calls, in place of the browser's `fetch`. */
  fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, { ...init, signal: null });
    const { pathname, searchParams } = new URL(request.url);
    const body = async <Body>() => JSON.parse(await request.text()) as Body;
    if (pathname.endsWith('/token-guest')) return Response.json({ access_token: 'x.e30.y' });
    if (pathname.endsWith('/consultarConfiguraciones')) {
      return Response.json({ paymentServiceId: 's', paymentServiceFilterId: 'f' });
    }
    if (pathname.endsWith('/consulta/')) {
      return this.debts((await body<{ contracts: Asked[] }>()).contracts);
    }
    if (pathname.endsWith('/inscripcion')) {
      return this.inscribe((await body<{ debts: CartItem[] }>()).debts);
    }
    if (pathname.endsWith('/payments')) return this.payments(searchParams.get('referencia') ?? '');
    if (pathname.endsWith('/get-comprobante-pago')) {
      const { parametros } = await body<{ parametros: { valor: string }[] }>();
      return this.receipt(parametros[0]?.valor ?? '');
    }
    if (pathname.endsWith('/enviaComprobante')) this.mails.push(await request.text());
    return Response.json({});
  };
}
