import process from 'node:process';
import { behaviour } from '../jest.config.ts';

// The seed of property tests is fixed, because their titles contain the seed, and Stryker finds a
// test again by its title.
process.env['SEED'] ??= '1';

/**
 * Stryker's settings for one area of the code, with the tests that must detect its mutations.
 * @param name the name of the area, for the files of its report
 * @param folders the folders whose code is mutated
 * @param tests the folders whose tests are run
 */
export function settings(name, folders, tests) {
  return {
    testRunner: 'jest',
    // The Node options of `npm test`; jest.config.ts has their reasons.
    testRunnerNodeArgs: [
      '--max-semi-space-size=128',
      '--no-compilation-cache',
      '--retain-maps-for-n-gc=0',
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
    ],
    coverageAnalysis: 'perTest',
    jest: {
      projectType: 'custom',
      config: {
        ...behaviour,
        rootDir: '.',
        // Stryker adds the projects of jest.config.ts, and would run every test in each of them.
        projects: [],
        // All of `src`, because Stryker finds the tests of a file by imports, which may lead
        // through other folders.
        roots: ['<rootDir>/src'],
        testMatch: tests.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`),
        testEnvironment: './src/test/jest/environment.mjs',
      },
    },
    mutate: folders.flatMap((folder) => [`${folder}/**/*.ts`, `!${folder}/**/*.test.ts`]),
    ignorePatterns: ['dist*', 'test-results', 'e2e', 'docs', 'mutation/results'],
    // The tests of each mutation load their code anew, which takes long on a busy machine.
    timeoutMS: 20_000,
    // Stryker must neither rewrite tsconfig.json, for which TypeScript 7 lacks the API, nor disable
    // type checks, because swc makes none.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    buildCommand: 'node mutation/watchedEnvironments.ts',
    reporters: ['clear-text', 'progress', 'json', 'html'],
    clearTextReporter: { logTests: false },
    jsonReporter: { fileName: `mutation/results/${name}.json` },
    htmlReporter: { fileName: `mutation/results/${name}.html` },
    incremental: true,
    incrementalFile: `mutation/results/${name}.incremental.json`,
    thresholds: { high: 95, low: 85, break: 85 },
  };
}
