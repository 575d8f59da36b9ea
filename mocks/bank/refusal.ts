/** Why the bank says no; the HTTP layer turns each into a status. */
export type RefusalKind =
  'invalid' | 'unauthenticated' | 'forbidden' | 'notFound' | 'conflict' | 'unavailable';

/** The bank's no: a message for people, and whether the caller broke the contract (then it is noted in the violation log). */
export class Refusal extends Error {
  readonly kind: RefusalKind;
  readonly breaksContract: boolean;

  constructor(kind: RefusalKind, message: string, breaksContract = false) {
    super(message);
    this.name = 'Refusal';
    this.kind = kind;
    this.breaksContract = breaksContract;
  }
}

/** Refuses a request that is well-formed but cannot be granted (a wrong password, a debt already paid). */
export function refuse(kind: RefusalKind, message: string): never {
  throw new Refusal(kind, message);
}

/** Refuses a request that a portal keeping the contract would never send. */
export function refuseViolation(message: string, kind: RefusalKind = 'invalid'): never {
  throw new Refusal(kind, message, true);
}
