/** The features that an operator may switch off without a release. */
export const features = ['linkMails', 'registration', 'files'] as const;
export type Feature = (typeof features)[number];

/** What an operator has switched off at present, each with the sentence to show. */
export interface Switches {
  /**
   * Contracts, by the bank's ids, whose debts may be neither queried nor paid, and the sentence to
   * show.
   */
  paused: readonly { contracts: readonly string[]; text: string }[];
  off: readonly { feature: Feature; text: string }[];
}

export interface SwitchesState {
  switches: Switches;
}

/** The sentence of a paused contract among these; undefined if none is paused. */
export const pauseOf = ({ switches }: SwitchesState, contracts: readonly string[]) =>
  switches.paused.find((pause) => pause.contracts.some((each) => contracts.includes(each)))?.text;
