/** The kinds of refusals; the HTTP layer translates each into a status. */
export type RefusalKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'otherContent'
  | 'tooMany'
  | 'unavailable';

/** Further properties of a refusal. */
interface Details {
  /** Whether the caller broke the contract, which is added to the log of violations. */
  breaksContract?: boolean;
  /** Seconds after which the call may be repeated. */
  retryAfter?: number;
}

/** A refusal of the bank: a message for people, and its further properties. */
export class Refusal extends Error {
  readonly kind: RefusalKind;
  readonly breaksContract: boolean;
  readonly retryAfter: number | undefined;

  constructor(
    kind: RefusalKind,
    message: string,
    { breaksContract = false, retryAfter }: Details = {},
  ) {
    super(message);
    this.name = 'Refusal';
    this.kind = kind;
    this.breaksContract = breaksContract;
    this.retryAfter = retryAfter;
  }
}

/** Refuses a correct request that cannot be granted (a wrong password, a debt already paid). */
export function refuse(kind: RefusalKind, message: string): never {
  throw new Refusal(kind, message);
}

/** Refuses a request that breaks the contract, which a correct portal never sends. */
export function refuseViolation(message: string, kind: RefusalKind = 'invalid'): never {
  throw new Refusal(kind, message, { breaksContract: true });
}
