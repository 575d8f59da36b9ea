/** A part of the evidence: its result, its sentence on the first page, and its files. */
export interface Part {
  name: string;
  verdict: 'passed' | 'failed' | 'not run';
  says: string;
  files: string[];
}

/** The verdict on a part. */
export const verdictOf = (isPassed: boolean) => (isPassed ? 'passed' : 'failed');
