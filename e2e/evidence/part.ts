/** A part of the evidence: its result, its sentence on the first page, and its files. */
export interface Part {
  name: string;
  verdict: 'passed' | 'failed' | 'not run';
  says: string;
  files: string[];
}

export const verdictOf = (isPassed: boolean) => (isPassed ? 'passed' : 'failed');

export const notRun = (name: string, reason: string): Part => ({
  name,
  verdict: 'not run',
  says: `Not run: ${reason}.`,
  files: [],
});

/** The verdict on all parts: failed if one has failed, incomplete if one was not run. */
export function verdictOnAll(parts: readonly Part[]): string {
  const namesOf = (verdict: Part['verdict']) =>
    parts.flatMap((part) => (part.verdict === verdict ? part.name : [])).join(', ');
  const [failed, missing] = [namesOf('failed'), namesOf('not run')];
  if (failed !== '') return `FAILED: ${failed}`;
  return missing === '' ? 'passed' : `incomplete, not run: ${missing}`;
}
