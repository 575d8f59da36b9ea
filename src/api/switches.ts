/** The features that an operator may switch off without a release. */
export const features = ['linkMails', 'registration', 'files'] as const;
export type Feature = (typeof features)[number];

/** The features that are off at present, each with the sentence to show. */
export interface Switches {
  /**
   * Contracts, by the bank's ids, whose debts may be neither queried nor paid, and the sentence to
   * show.
   */
  paused: readonly { contracts: readonly string[]; text: string }[];
  off: readonly { feature: Feature; text: string }[];
}

/** The part of the state that has the switches. */
export interface SwitchesState {
  switches: Switches;
}

/** Why one of the contracts is paused; undefined if none is. */
export const pauseOf = ({ switches }: SwitchesState, contracts: readonly string[]) =>
  switches.paused.find((pause) => pause.contracts.some((each) => contracts.includes(each)))?.text;
