/** Why the bank refuses; the HTTP layer turns each kind into a status. */
export type RefusalKind =
  'invalid' | 'unauthenticated' | 'forbidden' | 'notFound' | 'conflict' | 'unavailable';

/**
 * A refusal of the bank: a message for people, and whether the caller broke the contract, which the
 * violation log then notes.
 */
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

/** Refuses a correct request that cannot be granted (a wrong password, a debt already paid). */
export function refuse(kind: RefusalKind, message: string): never {
  throw new Refusal(kind, message);
}

/** Refuses a request that breaks the contract: a correct portal never sends it. */
export function refuseViolation(message: string, kind: RefusalKind = 'invalid'): never {
  throw new Refusal(kind, message, true);
}
