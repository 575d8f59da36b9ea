/** @jest-environment node */
import { notRun, verdictOnAll } from './part.ts';
import type { Part } from './part.ts';

const part = (name: string, verdict: Part['verdict']): Part => ({
  name,
  verdict,
  says: '',
  files: [],
});

it.each<[string, Part[]]>([
  ['passed', [part('axe', 'passed'), part('Speed', 'passed')]],
  ['incomplete, not run: Speed', [part('axe', 'passed'), notRun('Speed', 'no result')]],
  ['FAILED: axe', [part('axe', 'failed'), notRun('Speed', 'no result')]],
])('the verdict on all parts is %j', (verdict, parts) => {
  expect(verdictOnAll(parts)).toBe(verdict);
});
