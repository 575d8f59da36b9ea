import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sha256 } from '../../deploy/deliver.ts';
import type { Part } from './part.ts';

/** Copies the manifest of a build, the SHA-256 of each delivered file. */
export function writeDelivered(folder: string, build: string): Part {
  const manifest = path.join(build, '_manifest');
  copyFileSync(manifest, path.join(folder, 'files.txt'));
  const bytes = readFileSync(manifest);
  const count = bytes.toString().trimEnd().split('\n').length;
  return {
    name: 'Delivered files',
    verdict: 'passed',
    says: `${count} files of ${path.basename(build)}; the SHA-256 of their list is ${sha256(bytes)}.`,
    files: ['files.txt'],
  };
}
