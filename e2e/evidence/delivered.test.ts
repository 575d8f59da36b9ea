/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deliver, sha256 } from '../../deploy/deliver.ts';
import { writeDelivered } from './delivered.ts';

it('the evidence names the SHA-256 of each file that a build delivers, and that of their list', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-delivered-'));
  const build = path.join(folder, 'dist-bank');
  mkdirSync(build);
  writeFileSync(path.join(build, 'index.html'), 'inicio');
  writeFileSync(path.join(build, 'portal.js'), 'listo');
  deliver(build);
  const { says } = writeDelivered(folder, build);
  const list = readFileSync(path.join(folder, 'files.txt'));
  expect(list.toString()).toContain(`${sha256(Buffer.from('inicio'))}  index.html\n`);
  expect(says).toBe(`2 files of dist-bank; the SHA-256 of their list is ${sha256(list)}.`);
  rmSync(folder, { recursive: true });
});
