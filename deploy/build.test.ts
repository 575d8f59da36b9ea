/** @jest-environment node */
import { createHash } from 'node:crypto';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tableRows } from '../src/test/runs.ts';

/** The paths of the tools that the script needs. */
const tools = execFileSync(
  'sh',
  ['-c', 'for tool in sh dirname tr grep paste cut sha256sum; do command -v $tool || exit; done'],
  { encoding: 'utf8' },
);

/**
 * Runs `deploy/build.sh` in a directory with false Node programs, which print only their version or
 * their arguments. `installed` is the version of the one outside `node_modules`; undefined if there
 * is none.
 */
function build(installed: string | undefined) {
  const root = mkdtempSync(path.join(tmpdir(), 'portal-node-'));
  try {
    const write = (folder: string, text: string) => {
      mkdirSync(path.join(root, folder), { recursive: true });
      writeFileSync(path.join(root, folder, 'node'), text);
      chmodSync(path.join(root, folder, 'node'), 0o755);
    };
    const nodeOf = (version: string, name: string) =>
      `#!/bin/sh\n[ "$1" = --version ] && echo ${version} || echo ${name} builds "$@"\n`;
    const packaged = nodeOf('v26.10.0', 'packaged');
    write('node_modules/.bin', packaged);
    if (installed !== undefined) write('system', nodeOf(installed, 'installed'));
    mkdirSync(path.join(root, 'deploy'));
    cpSync('deploy/build.sh', path.join(root, 'deploy/build.sh'));
    mkdirSync(path.join(root, 'bin'));
    // `PATH` has only the tools that the script needs, so the script cannot find this machine's
    // Node.
    for (const tool of tools.trim().split('\n'))
      symlinkSync(tool, path.join(root, 'bin', path.basename(tool)));
    const PATH = ['node_modules/.bin', 'system', 'bin'].map((each) => path.join(root, each));
    const { stdout, stderr } = spawnSync('sh', ['deploy/build.sh'], {
      cwd: root,
      env: { PATH: PATH.join(':') },
      encoding: 'utf8',
    });
    return { stdout, stderr, hash: createHash('sha256').update(packaged).digest('hex') };
  } finally {
    rmSync(root, { recursive: true });
  }
}

describe('npm run build', () => {
  it.each(tableRows(['v24.2.0', 'v24.21.0', 'v25.0.0', 'v26.10.0']))(
    'is the installed Node’s: %s',
    (version) => {
      const { stdout, stderr } = build(version);
      expect(stdout).toBe(
        'installed builds node_modules/webpack/bin/webpack.js --mode production\n',
      );
      expect(stderr).toBe('');
    },
  );

  it.each(tableRows([undefined, 'v20.20.2', 'v22.23.1', 'v24.1.9']))(
    'is the packaged Node’s if the installed one is too old, and prints its hash: %s',
    (version) => {
      const { stdout, stderr, hash } = build(version);
      expect(stdout).toMatch(/^packaged builds /);
      expect(stderr).toContain(`packaged Node v26.10.0, SHA-256 ${hash}`);
      expect(stderr).toContain(`(${version ?? 'none'})`);
    },
  );
});
