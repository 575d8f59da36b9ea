import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError, readCommand } from '../mocks/http/commandLine.ts';
import { brandFile, makersIn, rendererOf, stamp } from '../public/stamp.ts';
import { settingsOf } from '../src/config/settings.ts';
import type { Settings } from '../src/config/settings.ts';
import { deliver, unchangedBuildAt } from './deliver.ts';
import { readBrand } from './readBrand.ts';

const isWithin = (inner: string, outer: string) => !path.relative(outer, inner).startsWith('..');

/**
 * With `keepsSamples`, a bank's portal may keep the sample texts (`promises`, `legal`) of the
 * sandbox, the build with a simulated bank.
 */
interface StampOptions {
  keepsSamples?: boolean;
}

/**
 * Writes a build with the brand in `file` into the directory `out`, which must be absent, be empty
 * or contain an earlier build, and must neither contain `build` nor be in it. Copies the scripts
 * unchanged, and writes the pages and all other files that depend on the brand. Throws an error
 * with all problems if the brand is invalid.
 */
export async function brandBuild(
  build: string,
  file: string,
  out: string,
  { keepsSamples = false }: StampOptions = {},
): Promise<void> {
  if (isWithin(out, build) || isWithin(build, out))
    throw new CommandError(
      'A build is not stamped in place, nor into a directory around or in it.',
    );
  if (existsSync(out) && readdirSync(out).length > 0 && !existsSync(path.join(out, '_manifest'))) {
    throw new CommandError(`${out} is no build: it is left as it is.`);
  }
  if (!existsSync(rendererOf(build))) {
    throw new CommandError(
      `${rendererOf(build)} is missing: npm run build writes it beside a build, for its pages.`,
    );
  }
  const makers = makersIn(rendererOf(build));
  const readSettings = (given: Settings) => {
    if (
      given.PORTAL_EVENTS_URL !== undefined &&
      !/tellNotStarted ?= ?function/.test(makers.frame)
    ) {
      throw new Error('PORTAL_EVENTS_URL: the build was made without it, and sends no events.');
    }
    const isSandbox = existsSync(path.join(build, 'mockServiceWorker.js'));
    return settingsOf({ ...given, PORTAL_BANK: isSandbox ? 'sandbox' : 'http' }, {}, true);
  };
  const brand = readBrand(file, readSettings, { refusesSamples: !keepsSamples });
  const files = await stamp(makers, brand);
  rmSync(out, { recursive: true, force: true });
  cpSync(build, out, {
    recursive: true,
    filter: (source) => !brandFile.test(path.relative(build, source)),
  });
  for (const [name, text] of files) {
    const target = path.join(out, name);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  deliver(out);
}

if (import.meta.main) {
  const usage = 'npm run brand -- BUILD BRAND.json --out DIRECTORY [--sample-texts]';
  const { values, positionals } = readCommand(usage, {
    options: { out: { type: 'string' }, 'sample-texts': { type: 'boolean', default: false } },
    most: 2,
  });
  const [build, file] = positionals;
  if (build === undefined || file === undefined || values.out === undefined)
    throw new CommandError(usage);
  await brandBuild(unchangedBuildAt(build), file, values.out, {
    keepsSamples: values['sample-texts'],
  });
}
