import { once } from 'node:events';
import { cp, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from '../support/fixtures.ts';
import { writeAlbum } from './album.ts';
import { compare, folders } from './comparison.ts';
import { visitAll } from './visit.ts';
import { createHost } from '../support/preview.ts';
import type { State } from '../walks/states.ts';
import { notices } from '../walks/everyPageStates.ts';

const home: State = ['home', (page) => page.goto('/')];
const answers: State = ['answers', (page) => page.goto('/preguntas')];
const contact: State = ['contact', (page) => page.goto('/contacto')];

/** Serves a build, and takes pictures of its states. */
async function visitBuild(build: string, states: readonly State[], folder: string) {
  const host = createHost(build).listen(0, '127.0.0.1');
  await once(host, 'listening');
  const baseURL = `http://localhost:${(host.address() as AddressInfo).port}`;
  const seen = await visitAll([['public', states]], [360], { baseURL, folder, log() {} });
  host.close();
  return seen;
}

test('the gallery of one build equals its last one, and beside another build shows the states that differ', async () => {
  test.setTimeout(120_000);
  const folder = test.info().outputPath('gallery');
  const at = (name: string) => path.join(folder, name);
  const build = path.join(import.meta.dirname, '../../dist');
  const before = await visitBuild(build, [home, answers], at(folders.before));
  const again = await visitBuild(build, [home, answers], at(folders.pictures));
  expect(again.failures).toEqual([]);
  expect(again.pictures).toHaveLength(4);
  expect(await compare(folder, before, again)).toEqual({ changes: [], appeared: [], vanished: [] });

  const other = test.info().outputPath('build');
  await cp(build, other, { recursive: true });
  const local = notices.filter(({ companies }) => companies);
  await writeFile(path.join(other, 'avisos.json'), JSON.stringify(local));
  const after = await visitBuild(other, [home, contact], at(folders.pictures));
  const comparison = await compare(folder, before, after);
  expect(comparison.changes.map(({ file }) => file)).toEqual([
    'public/home-360-light.png',
    'public/home-360-dark.png',
  ]);
  expect(comparison).toMatchObject({
    appeared: ['public: contact'],
    vanished: ['public: answers'],
  });
  expect(writeAlbum(after, comparison)).toContain(
    `${folders.differences}/public/home-360-dark.png`,
  );
});
