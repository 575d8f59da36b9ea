/** A part of the evidence: how it ended, what the first page says of it, and its files in the folder. */
export interface Part {
  name: string;
  verdict: 'passed' | 'failed' | 'not run';
  says: string;
  files: string[];
}

/** The verdict on what was run. */
export const verdictOf = (isPassed: boolean) => (isPassed ? 'passed' : 'failed');
