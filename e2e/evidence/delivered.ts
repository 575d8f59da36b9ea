import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sha256 } from '../../deploy/deliver.ts';
import { verdictOf } from './part.ts';
import type { Part } from './part.ts';

const commitInPage = /<meta name="commit" content="([^"]*)"/;

/**
 * Copies a build's manifest, which lists the SHA-256 of each delivered file. The part fails if the
 * build's page names another commit than the tested one.
 */
export function writeDelivered(folder: string, build: string, tested: string): Part {
  const manifest = path.join(build, '_manifest');
  copyFileSync(manifest, path.join(folder, 'files.txt'));
  const bytes = readFileSync(manifest);
  const page = readFileSync(path.join(build, 'index.html'), 'utf8');
  const commit = commitInPage.exec(page)?.[1] || undefined;
  const count = bytes.toString().trimEnd().split('\n').length;
  return {
    name: 'Delivered files',
    verdict: verdictOf(commit === undefined || tested.startsWith(commit)),
    says: `${count} files of ${path.basename(build)}, of ${commit === undefined ? 'an unnamed commit' : `commit ${commit}`}; the SHA-256 of their list is ${sha256(bytes)}.`,
    files: ['files.txt'],
  };
}
