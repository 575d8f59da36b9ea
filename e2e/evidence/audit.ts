import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { notRun, verdictOf } from './part.ts';
import type { Part } from './part.ts';

const questions = {
  audit: { name: 'Known weaknesses', options: ['--omit=dev'] },
  signatures: { name: 'Signatures of packages', options: ['signatures'] },
} as const;

/** Asks the registry about the installed packages, and writes its answer. */
export function askRegistry(folder: string, question: keyof typeof questions): Part {
  const { name, options } = questions[question];
  const { stdout, status } = spawnSync('npm', ['audit', ...options, '--json'], {
    encoding: 'utf8',
    timeout: 90_000,
  });
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
