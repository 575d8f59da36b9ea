import {
  appendFileSync,
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { CommandError, readCommand, refuseSandbox } from '../mocks/http/commandLine.ts';
import { changedFiles, liveFiles, readManifest, sha256, unchangedBuildAt } from './deliver.ts';

// A directory of releases: each `releases/<id>/` is a complete site, `current` is a link to the
// active one, and `history` lists the ids in the order in which they became active. Every release
// has the assets of all others, because open pages still request those of their own build.

const assets = 'assets';

const idOf = (build: string) => sha256(readFileSync(path.join(build, '_manifest'))).slice(0, 12);

const sites = (into: string) => path.join(into, 'releases');
const siteOf = (into: string, id: string) => path.join(sites(into), id);

/** Matches a name in `releases/`: an id, with a suffix while the release is copied or replaced. */
const releaseName = /^[\da-f]{12}(\.draft|\.damaged)?$/;

/**
 * Throws if the directory contains something that this command did not write and would overwrite or
 * delete.
 */
function refuseForeign(into: string): void {
  const link = path.join(into, 'current');
  if (lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() === false)
    throw new CommandError(`${link} is no symbolic link: it is left as it is.`);
  const foreign = existsSync(sites(into))
    ? readdirSync(sites(into)).filter((name) => !releaseName.test(name))
    : [];
  if (foreign.length === 0) return;
  throw new CommandError(
    `${sites(into)} has what is no release of the portal: ${foreign.join(', ')}. It is left as it is.`,
  );
}

/** Returns the id of the active release; undefined if `current` or its directory is missing. */
export function currentRelease(into: string): string | undefined {
  const link = path.join(into, 'current');
  return existsSync(link) ? path.basename(readlinkSync(link)) : undefined;
}

/** Whether all files of a release, except live ones, exist and are unchanged since the build. */
function isWhole(into: string, id: string): boolean {
  const site = siteOf(into, id);
  return existsSync(path.join(site, '_manifest')) && changedFiles(site).length === 0;
}

/** Returns the ids in the history whose releases are whole, each once, the latest last. */
function historyOf(into: string): string[] {
  const file = path.join(into, 'history');
  const ids = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  return [...new Set(ids.toReversed())].toReversed().filter((id) => isWhole(into, id));
}

/** Returns the assets of a release's own build, without those linked from other releases. */
const ownAssets = (site: string) =>
  [...readManifest(site).keys()].filter((name) => name.startsWith(`${assets}/`));

/**
 * Links the assets of all these releases into each of them, and removes the assets of releases that
 * are no longer kept.
 */
function shareAssets(into: string, ids: readonly string[]): void {
  const owners = new Map(
    ids.flatMap((id) => ownAssets(siteOf(into, id)).map((name) => [name, siteOf(into, id)])),
  );
  for (const site of ids.map((id) => siteOf(into, id))) {
    for (const [name, owner] of owners) {
      const file = path.join(site, name);
      if (!existsSync(file)) linkSync(path.join(owner, name), file);
    }
    for (const name of readdirSync(path.join(site, assets))) {
      if (!owners.has(`${assets}/${name}`)) rmSync(path.join(site, assets, name));
    }
  }
}

/**
 * Makes a release active by one rename, so that `current` is never missing. First copies the live
 * files of the previously active release into it, because operators may have changed them.
 */
function switchTo(into: string, id: string): void {
  const current = currentRelease(into);
  for (const name of current === undefined || current === id ? [] : liveFiles) {
    const file = path.join(siteOf(into, current ?? ''), name);
    if (existsSync(file)) cpSync(file, path.join(siteOf(into, id), name));
  }
  const next = path.join(into, 'current.next');
  rmSync(next, { force: true });
  symlinkSync(path.join('releases', id), next);
  renameSync(next, path.join(into, 'current'));
  appendFileSync(path.join(into, 'history'), `${id}\n`);
}

/**
 * `keep` is the number of earlier releases to keep. With `stage`, the release does not become
 * active yet.
 */
interface ReleaseOptions {
  keep: number;
  stage?: boolean;
}

/**
 * Copies a build into a directory of releases, makes it the active one and removes old releases. A
 * staged build becomes active by another call without `stage`. Returns the release's id.
 */
export function release(
  build: string,
  into: string,
  { keep, stage = false }: ReleaseOptions,
): string {
  refuseForeign(into);
  const id = idOf(build);
  const site = siteOf(into, id);
  if (!isWhole(into, id)) {
    const draft = `${site}.draft`;
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(sites(into), { recursive: true });
    cpSync(build, draft, { recursive: true });
    // A damaged release may be active. Two renames replace it, so its directory is missing only for
    // a moment; while a copy ran, the host would serve an incomplete site.
    if (existsSync(site)) renameSync(site, `${site}.damaged`);
    renameSync(draft, site);
  }
  const current = currentRelease(into);
  const former = historyOf(into).filter((each) => each !== current);
  if (current !== undefined && isWhole(into, current)) former.push(current);
  const ids = [...former.filter((each) => each !== id).slice(-keep), id];
  shareAssets(into, ids);
  if (!stage) switchTo(into, id);
  for (const each of readdirSync(sites(into))) {
    // A damaged release may still be active; it is removed after the next switch.
    if (!ids.includes(each) && each !== currentRelease(into))
      rmSync(siteOf(into, each), { recursive: true });
  }
  const left = historyOf(into).filter((each) => ids.includes(each));
  writeFileSync(path.join(into, 'history'), left.map((each) => `${each}\n`).join(''));
  return id;
}

/**
 * Switches back to the release that was active before the current one, skipping releases with
 * missing or changed files. Returns its id; throws if no such release is left.
 */
export function goBack(into: string): string {
  refuseForeign(into);
  const current = currentRelease(into);
  const former = historyOf(into).findLast((id) => id !== current);
  if (former === undefined) throw new CommandError(`${into} has no release to go back to.`);
  switchTo(into, former);
  return former;
}

if (import.meta.main) {
  const usage =
    'npm run release -- BUILD --into DIRECTORY [--keep 3] [--stage] [--sandbox], or -- --into DIRECTORY --back';
  const { values, positionals } = readCommand(usage, {
    options: {
      into: { type: 'string' },
      keep: { type: 'string', default: '3' },
      stage: { type: 'boolean', default: false },
      back: { type: 'boolean', default: false },
      sandbox: { type: 'boolean', default: false },
    },
    most: 1,
  });
  const { into, stage, back } = values;
  const keep = Number(values.keep);
  const [build] = positionals;
  if (into === undefined || (build === undefined) !== back) throw new CommandError(usage);
  if (!Number.isInteger(keep) || keep < 1) {
    throw new CommandError(
      `--keep is a whole number from 1, not ${values.keep}: open pages need the files of their build.`,
    );
  }
  if (build !== undefined) refuseSandbox(build, values.sandbox);
  const id =
    build === undefined ? goBack(into) : release(unchangedBuildAt(build), into, { keep, stage });
  process.stdout.write(`${path.join(sites(into), id)}\n`);
}
