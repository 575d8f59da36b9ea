import { testCrashes } from '../../test/crash/crashPoints.ts';
import { seed } from '../../test/runs.ts';

describe(`T01 T03 T06 wherever a payer’s payment stops, seed ${seed}, it is charged once, its receipt mailed once, and the result is true:`, () => {
  testCrashes('payer');
});
