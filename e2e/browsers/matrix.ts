import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { commitOf } from '../support/machine.ts';

/** The result of each journey in each browser, for the evidence of a release. */
interface Matrix {
  browsers: { name: string; version: string }[];
  journeys: { title: string; results: Record<string, string> }[];
}

const browserOf = (test: TestCase) => test.parent.project()?.name ?? '';
const words = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'not tried' };
const resultOf = (test: TestCase) => words[test.outcome()];

function versionOf(tests: readonly TestCase[]): string {
  const notes = tests.flatMap(({ results }) => results).flatMap(({ annotations }) => annotations);
  return notes.find(({ type }) => type === 'version')?.description ?? '';
}

function matrixOf(tests: readonly TestCase[]): Matrix {
  return {
    browsers: [...Map.groupBy(tests, browserOf)].map(([name, own]) => ({
      name,
      version: versionOf(own),
    })),
    journeys: [...Map.groupBy(tests, ({ title }) => title)].map(([title, own]) => ({
      title,
      results: Object.fromEntries(own.map((test) => [browserOf(test), resultOf(test)])),
    })),
  };
}

/**
 * Prints the result of each journey in each browser, and writes it to `test-results/browsers.json`.
 */
export default class BrowserMatrix implements Reporter {
  #tests: TestCase[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#tests = suite.allTests();
  }

  onEnd(): void {
    const { browsers, journeys } = matrixOf(this.#tests);
    console.table(Object.fromEntries(journeys.map(({ title, results }) => [title, results])));
    console.log(browsers.map(({ name, version }) => `${name} ${version}`).join(', '));
    const folder = path.join(import.meta.dirname, '../../test-results');
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      path.join(folder, 'browsers.json'),
      JSON.stringify({ commit: commitOf(), browsers, journeys }),
    );
  }
}
