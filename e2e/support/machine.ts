import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os';
import process from 'node:process';
import { launchOptions } from './chromium.ts';

/** The output of a command; undefined if the command is missing or fails. */
function answerOf(command: string, ...options: string[]): string | undefined {
  try {
    return execFileSync(command, options, { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined;
  }
}

/** The commit of the checkout, and whether there are uncommitted changes. */
export function commitOf(): string {
  const commit = answerOf('git', 'rev-parse', 'HEAD');
  if (commit === undefined) return 'unknown: no repository';
  const isClean = answerOf('git', 'status', '--porcelain') === '';
  return isClean ? commit : `${commit}, with changes that are in no commit`;
}

/** The time of the checkout's commit; undefined without a repository. */
export function committedAt(): Date | undefined {
  const time = answerOf('git', 'log', '-1', '--format=%cI');
  return time === undefined ? undefined : new Date(time);
}

/** Describes the machine of a run, without its host and user name, which may name its owner. */
export const machine = (): [what: string, answer: string][] => [
  ['Processor', `${cpus()[0]?.model ?? 'unknown'}, ${availableParallelism()} at once`],
  ['Memory', `${(totalmem() / 2 ** 30).toFixed(1)} GiB`],
  ['System', `${type()} ${release()}, ${process.arch}`],
  ['Node', process.version],
  ['npm', answerOf('npm', '--version') ?? 'none'],
  ['Chromium', answerOf(launchOptions.executablePath ?? '', '--version') ?? 'none'],
  ['Firefox', answerOf(process.env['FIREFOX_PATH'] ?? 'firefox-esr', '--version') ?? 'none'],
];

/** The load average per processor from which a machine counts as busy. */
const busyFrom = 0.5;

/** A sentence that says that the machine is busy with other work; undefined if it is not. */
export function otherWork(): string | undefined {
  const processors = availableParallelism();
  const [load = 0] = loadavg();
  if (load / processors < busyFrom) return undefined;
  return `The machine was busy: ${load.toFixed(1)} processes wanted its ${processors} processors.`;
}
