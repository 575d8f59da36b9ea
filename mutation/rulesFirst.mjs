import { readFileSync } from 'node:fs';
import Sequencer from '@jest/test-sequencer';

const needsNoWindow = ({ path }) =>
  readFileSync(path, 'utf8').startsWith('/** @jest-environment node */');

/** Runs the tests of rules first: they load least, and the first failure ends the run. */
export default class RulesFirst extends Sequencer {
  sort(tests) {
    return tests.toSorted((one, other) => needsNoWindow(other) - needsNoWindow(one));
  }
}
