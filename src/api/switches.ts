/** What whoever runs the portal may switch off while it runs. */
export const features = ['linkMails', 'registration', 'files'] as const;
export type Feature = (typeof features)[number];

/** What is switched off at present, each with the sentence that says it. */
export interface Switches {
  /** Contracts of companies that are neither asked nor paid, by the bank's ids. */
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
