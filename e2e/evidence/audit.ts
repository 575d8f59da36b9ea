import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { notRun, verdictOf } from './part.ts';
import type { Part } from './part.ts';

/**
 * Development packages that write a build. They are audited like production packages, because a
 * weakness in them could get into the delivered files.
 */
const builders = new Set([
  '@swc/core',
  'browserslist',
  'copy-webpack-plugin',
  'html-webpack-plugin',
  'minimizer-webpack-plugin',
  'swc-loader',
  'webpack',
  'webpack-cli',
]);

const questions = {
  audit: { name: 'Known weaknesses', options: ['--omit=dev', '--package-lock-only'] },
  signatures: { name: 'Signatures of packages', options: ['signatures'] },
} as const;

type Packages = Record<string, string>;

/**
 * Creates a directory with the project's lock file, and with a package.json in which the builders
 * are production packages, so that `npm audit --omit=dev` includes them.
 */
function auditedProject(root: string): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'portal-audit-'));
  for (const name of ['package-lock.json', '.npmrc'])
    cpSync(path.join(root, name), path.join(directory, name));
  const own = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    dependencies: Packages;
    devDependencies: Packages;
  };
  const [built, others] = [true, false].map((isBuilder) =>
    Object.fromEntries(
      Object.entries(own.devDependencies).filter(([name]) => builders.has(name) === isBuilder),
    ),
  );
  const moved = {
    ...own,
    dependencies: { ...own.dependencies, ...built },
    devDependencies: others,
  };
  writeFileSync(path.join(directory, 'package.json'), JSON.stringify(moved));
  return directory;
}

/**
 * Runs `npm audit`, which sends the list of installed packages to the registry, and writes the
 * registry's answer. Without an answer, the part counts as not run.
 */
export function askRegistry(root: string, folder: string, question: keyof typeof questions): Part {
  const { name, options } = questions[question];
  const cwd = question === 'audit' ? auditedProject(root) : root;
  // npm's own retries wait for over a minute without a network.
  const retries = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000'];
  const { stdout, status } = spawnSync('npm', ['audit', ...options, ...retries, '--json'], {
    cwd,
    encoding: 'utf8',
    timeout: 90_000,
  });
  if (cwd !== root) rmSync(cwd, { recursive: true });
  const isAnswer = /"auditReportVersion"|"invalid"/.test(stdout);
  if (!isAnswer) return notRun(name, 'the registry does not answer');
  const file = `${question}.json`;
  writeFileSync(path.join(folder, file), stdout);
  return {
    name,
    verdict: verdictOf(status === 0),
    says: status === 0 ? 'The registry knows of nothing.' : 'The registry knows of something.',
    files: [file],
  };
}
