/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deliver, sha256 } from '../../deploy/deliver.ts';
import { writeDelivered } from './delivered.ts';

const commit = 'a'.repeat(40);

it('the evidence names the SHA-256 of each file that a build delivers, and that of their list', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-delivered-'));
  const build = path.join(folder, 'dist-bank');
  mkdirSync(build);
  const page = `<meta name="commit" content="${commit}"/>inicio`;
  writeFileSync(path.join(build, 'index.html'), page);
  writeFileSync(path.join(build, 'portal.js'), 'listo');
  deliver(build);
  const { says, verdict } = writeDelivered(folder, build, commit);
  const list = readFileSync(path.join(folder, 'files.txt'));
  expect(list.toString()).toContain(`${sha256(Buffer.from(page))}  index.html\n`);
  expect(says).toBe(
    `2 files of dist-bank, of commit ${commit}; the SHA-256 of their list is ${sha256(list)}.`,
  );
  expect(verdict).toBe('passed');
  // The part fails for a build of another commit, because the tests prove nothing about its files.
  expect(writeDelivered(folder, build, 'b'.repeat(40)).verdict).toBe('failed');
  rmSync(folder, { recursive: true });
});
