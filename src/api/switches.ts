/** Features that the portal's operators can switch off without a release. */
export const features = ['linkMails', 'registration', 'files'] as const;
export type Feature = (typeof features)[number];

/**
 * Features and contracts (services of companies) that the operators have switched off. `text` is
 * the sentence to show.
 */
export interface Switches {
  /** `contracts` are the bank's ids of contracts whose debts can be neither queried nor paid. */
  paused: readonly { contracts: readonly string[]; text: string }[];
  off: readonly { feature: Feature; text: string }[];
}

export interface SwitchesState {
  switches: Switches;
}

/**
 * Returns the sentence to show for the first pause of one of the contracts; undefined if no
 * contract is paused.
 */
export const pauseOf = ({ switches }: SwitchesState, contracts: readonly string[]) =>
  switches.paused.find((pause) => pause.contracts.some((each) => contracts.includes(each)))?.text;
