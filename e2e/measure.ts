import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { firstLoad, limit } from './size.ts';

/** The project's goals for its own code; `npm run measure` fails past one of them. */
const files = globSync('src/**/*.{ts,tsx}');
const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('src/test/');
const product = files
  .filter((file) => !isTest(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Lines with code on them: neither blank nor comment. */
function codeLines(text: string): number {
  const code = text.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
  return code.split('\n').filter((line) => line.trim() !== '').length;
}

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

/** The styled HTML tags of the whole product, by name. */
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

/** Words with which a comment cites a document that is not in the repository. */
const citation =
  /\b(?:spec|ruling|design|house|world|screens|stack|models|issue) (?:\d|section|§)|\btrust T\d|\((?:spec|rulings?|bank contract)\b|\(design, "|(?:spec|world|house|screens|rulings|beyond|adoption)\.md/;
const cited = [...files, ...globSync('{mocks,e2e,public,.ci}/**/*.{ts,tsx,mjs,js}')].filter(
  (file) => file !== 'e2e/measure.ts' && citation.test(readFileSync(file, 'utf8')),
);

const names = files.map((file) => path.basename(file));
const repeated = names.filter((name, index) => names.indexOf(name) !== index);

/** A measure: what it counts, and whether that is good enough. */
interface Measure {
  name: string;
  value: string;
  goal: string;
  isMet: boolean;
}

const lines = sum(product.map(({ text }) => codeLines(text)));
const measures: Measure[] = [
  { name: 'code lines in src', value: String(lines), goal: '<= 17000', isMet: lines <= 17_000 },
  {
    name: 'MUI elements to styled tags',
    value: `${mui} : ${styled}`,
    goal: '>= 4 : 1',
    isMet: mui >= 4 * styled,
  },
  {
    name: 'citations of outside documents',
    value: cited.length === 0 ? '0' : cited.join(' '),
    goal: '0',
    isMet: cited.length === 0,
  },
  {
    name: 'repeated basenames',
    value: repeated.length === 0 ? '0' : repeated.join(' '),
    goal: '0',
    isMet: repeated.length === 0,
  },
];
if (existsSync('dist/index.html')) {
  const size = sum(firstLoad('dist').map((script) => script.size));
  measures.push({
    name: 'script before / can be used, KiB gzip',
    value: size.toFixed(1),
    goal: `<= ${limit}`,
    isMet: size <= limit,
  });
}

for (const { name, value, goal, isMet } of measures) {
  console.log(`${isMet ? 'met   ' : 'missed'}  ${name.padEnd(38)} ${value.padEnd(14)} ${goal}`);
}
if (measures.some(({ isMet }) => !isMet)) process.exitCode = 1;
