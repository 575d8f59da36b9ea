import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readCommand } from '../mocks/http/commandLine.ts';
import { firstLoad, limit } from './support/size.ts';

// `npm run measure` checks the goals for the project's own code and documents, and fails if one is
// missed, unless the goal is only advice (`isAdvice`). A figure that cannot be measured on this
// machine is printed as "not measured", and fails nothing.

readCommand('npm run measure', { options: {}, most: 0 });

const files = globSync('src/**/*.{ts,tsx}');
const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('src/test/');
const product = files
  .filter((file) => !isTest(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const elements = (text: string, names: Iterable<string>) =>
  sum([...names].map((name) => count(text, new RegExp(`<${name}\\b`, 'g'))));

/** The components that a file imports from MUI. */
function muiNames(text: string): string[] {
  const imports = text.matchAll(/import (\w+|\{[^}]+\}) from '@mui\/(?:material|x-[\w-]+)\/\w+/g);
  return [...imports]
    .flatMap(([, names = '']) => names.replaceAll(/[{}]/g, '').split(','))
    .map((name) => name.split(' as ').at(-1)?.trim() ?? '')
    .filter((name) => /^[A-Z]/.test(name));
}

/** The names of components that are styled HTML tags, without those of tests. */
const styledTags = new Set(
  product.flatMap(({ text }) =>
    [...text.matchAll(/const (\w+) = styled\(\s*'\w+'/g)].map(([, name = '']) => name),
  ),
);
const mui = sum(product.map(({ text }) => elements(text, muiNames(text))));
const styled = sum(
  product.map(({ text }) => {
    const taken = new Set(muiNames(text));
    return elements(
      text,
      [...styledTags].filter((name) => !taken.has(name)),
    );
  }),
);

/** Words by which a comment cites a document outside the repository. */
const citation =
  /\b(?:spec|ruling|design|house|world|screens|stack|models|issue) (?:\d|section|§)|\btrust T\d|\((?:spec|rulings?|bank contract)\b|\(design, "|(?:spec|world|house|screens|rulings|beyond|adoption)\.md/;
const commented = [
  ...files,
  ...globSync('{mocks,contract,e2e,public,deploy,.ci}/**/*.{ts,tsx,mjs,js}'),
].filter((file) => file !== 'e2e/measure.ts');
const cited = commented.filter((file) => citation.test(readFileSync(file, 'utf8')));

const decided = new Set(
  [...readFileSync('docs/decisions.md', 'utf8').matchAll(/^### ([\w-]+)$/gm)].map(
    ([, name]) => name,
  ),
);
/** Names of decisions that comments cite but docs/decisions.md does not have. */
const undecided = commented.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/decisions\.md,[\s*/]+([\w-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !decided.has(name)),
);

/** Files that a document names but that do not exist. */
const lost = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...globSync('docs/*.md')].flatMap(
  (page) =>
    [
      ...readFileSync(page, 'utf8').matchAll(
        /`((?:src|mocks|contract|public|e2e|deploy)\/[\w./-]+\.\w+)`/g,
      ),
    ]
      .map(([, file = '']) => file)
      .filter((file) => !existsSync(file))
      .map((file) => `${page}: ${file}`),
);

const names = files.map((file) => path.basename(file));
const repeated = names.filter((name, index) => names.indexOf(name) !== index);

/** The folders that a file imports from, its own included; imports of types count, too. */
const importedFolders = (file: string, text: string) =>
  [...text.matchAll(/(?:from|import\(|import) ?'(\.[^']+)'/g)].map(([, target = '']) =>
    path.dirname(path.join(path.dirname(file), target)),
  );
const imports = new Set(
  product.flatMap(({ file, text }) =>
    importedFolders(file, text).map((folder) => `${path.dirname(file)} ${folder}`),
  ),
);
/** Pairs of folders that import each other; a folder and its subfolder count as two folders. */
const pairs = [...imports].filter((edge) => {
  const [from = '', to = ''] = edge.split(' ');
  return from < to && imports.has(`${to} ${from}`);
});

/**
 * Minimum number of lines of a file. Only a few files may be shorter (`measures`), each with the
 * reason in a comment.
 */
const leastLines = 15;
const small = product.filter(
  ({ file, text }) => !file.endsWith('.d.ts') && text.split('\n').length <= leastLines,
);

/** The last commit before commit subjects had a limit. */
const lastUnlimited = '723ee3726f5bca8ff39ea8e621deb11132ead336';
const mostCharacters = 72;

/** The commit subjects above the limit; undefined in a clone that lacks the history. */
function longSubjects(): string[] | undefined {
  const git = spawnSync('git', ['log', '--format=%s', `${lastUnlimited}..HEAD`], {
    encoding: 'utf8',
  });
  if (git.status !== 0) return undefined;
  return git.stdout.split('\n').filter((subject) => subject.length > mostCharacters);
}

const readme = readFileSync('README.md', 'utf8').trimEnd().split('\n');

/**
 * Measured seconds from the environment, as in `BUILD_SECONDS=16 TEST_SECONDS=105 npm run measure`.
 */
const seconds = (name: string) => Number(process.env[name]) || undefined;
const isInFull = Boolean(process.env['CI']);
const build = seconds('BUILD_SECONDS');
const tests = seconds('TEST_SECONDS');
const deepTests = seconds('DEEP_TEST_SECONDS');
const inBuilds = (all: number | undefined) =>
  all !== undefined && build !== undefined ? all / build : undefined;

const size = existsSync('dist/index.html')
  ? sum(firstLoad('dist').map((script) => script.size))
  : undefined;

/** A measure and its limit. `found` is a figure, or a list to count; undefined if unknown. */
interface Measure {
  name: string;
  found: number | readonly string[] | undefined;
  most: number;
  /** Whether a miss is only printed. */
  isAdvice?: boolean;
}

const measures: Measure[] = [
  { name: 'folders that import each other', found: pairs, most: 0 },
  { name: `files below ${leastLines} lines`, found: small.map(({ file }) => file), most: 10 },
  { name: 'repeated basenames', found: repeated, most: 0 },
  { name: 'citations of outside documents', found: cited, most: 0 },
  { name: 'cited decisions that are not there', found: undecided, most: 0 },
  { name: 'files that the pages name in vain', found: lost, most: 0 },
  { name: 'styled tags to MUI elements', found: styled / mui, most: 0.25 },
  { name: 'lines of the README', found: readme.length, most: 150 },
  { name: 'longest line of it', found: Math.max(...readme.map((line) => line.length)), most: 160 },
  { name: `subjects over ${mostCharacters} characters`, found: longSubjects(), most: 0 },
  { name: 'script before / can be used, KiB gzip', found: size, most: limit },
  // These two ratios depend on the machine's cores and load, so a miss is only printed. With `CI`
  // set there is no limit, because `npm test` and `test:deep` then run their property tests in
  // full.
  {
    name: 'npm test, in times of npm run build',
    found: inBuilds(tests),
    most: isInFull ? Infinity : 6,
    isAdvice: true,
  },
  {
    name: 'with test:deep, in times of it',
    found: inBuilds(tests !== undefined && deepTests !== undefined ? tests + deepTests : undefined),
    most: isInFull ? Infinity : 11,
    isAdvice: true,
  },
];

for (const { name, found, most, isAdvice = false } of measures) {
  const figure = typeof found === 'object' ? found.length : found;
  const isMissed = figure !== undefined && figure > most;
  const value = figure === undefined ? 'not measured' : String(Math.round(figure * 100) / 100);
  console.log(
    `${isMissed ? 'missed' : '      '}  ${name.padEnd(38)} ${value.padStart(12)}${most < Infinity ? ` <= ${most}` : ', in full'}`,
  );
  if (isMissed && typeof found === 'object')
    console.log(found.map((each) => `          ${each}`).join('\n'));
  if (isMissed && !isAdvice) process.exitCode = 1;
}
