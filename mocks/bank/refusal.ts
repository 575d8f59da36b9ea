/** The kinds of refusals; `mocks/handlers/serve.ts` translates each kind into an HTTP status. */
export type RefusalKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'otherContent'
  | 'tooMany'
  | 'unavailable';

interface Details {
  /** Whether the request broke the API's contract; the log of violations lists such refusals. */
  breaksContract?: boolean;
  /** Seconds after which the caller may repeat the call. */
  retryAfter?: number;
}

/** Thrown when the bank refuses a request; the message is in Spanish, for the payer. */
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

/** Refuses a request that breaks the contract; a correct portal never sends one. */
export function refuseViolation(message: string, kind: RefusalKind = 'invalid'): never {
  throw new Refusal(kind, message, { breaksContract: true });
}
