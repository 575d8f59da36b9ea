/**
 * Reasons for which the portal itself refuses a call or an answer, besides `fetchBaseQuery`'s
 * errors.
 */
export const refusals = [
  'SCHEMA',
  'NOT_DONE',
  'OTHER_PAYER',
  'FOREIGN_ORIGIN',
  'FOREIGN_BUTTON',
  'SESSION_OVER',
  'NO_GUEST_TOKEN',
  'OFFLINE',
  'NO_RECEIPT',
  'OTHER_RECEIPT',
  'PAUSED',
] as const;

export type Refusal = (typeof refusals)[number];
