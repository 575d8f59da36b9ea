import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { verdictOf } from './part.ts';
import type { Part } from './part.ts';

const root = path.join(import.meta.dirname, '../..');

interface Component {
  'bom-ref': string;
  name: string;
  version: string;
  properties: { name: string; value: string }[];
}

/** The part of npm's CycloneDX document that this file reads. */
export interface Sbom {
  serialNumber: string;
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/** Returns npm's CycloneDX document of every package in the lock file. */
function lockedPackages(): Sbom {
  const type = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  const text = execFileSync('npm', ['sbom', '--package-lock-only', ...type], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return JSON.parse(text) as Sbom;
}

/** The document with the wanted components only, and the dependencies among them. */
export function keepComponents(sbom: Sbom, isWanted: (component: Component) => boolean): Sbom {
  const components = sbom.components.filter(isWanted);
  const refs = new Set([sbom.metadata.component, ...components].map((each) => each['bom-ref']));
  const dependencies = sbom.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => refs.has(each)) }));
  return { ...sbom, serialNumber: `urn:uuid:${randomUUID()}`, components, dependencies };
}

/**
 * Whether a package is not delivered: a development dependency, or Node itself (`nodes`, the
 * `optionalDependencies` of package.json).
 */
export const isTool = ({ name, properties }: Component, nodes: readonly string[]) =>
  nodes.includes(name) ||
  properties.some((property) => property.name === 'cdx:npm:package:development');

/**
 * Writes two lists of packages, delivered and for development, each checked against the schema of
 * CycloneDX. The first must name every package in the built scripts.
 */
export async function writeSboms(folder: string, inScripts: readonly string[]): Promise<Part> {
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    name: string;
    optionalDependencies: Record<string, string>;
  };
  const nodes = Object.keys(manifest.optionalDependencies);
  const all = lockedPackages();
  // npm uses the directory's name, so the name in package.json replaces it.
  all.metadata.component.name = manifest.name;
  const documents = {
    'sbom.cdx.json': keepComponents(all, (component) => !isTool(component, nodes)),
    'sbom-tools.cdx.json': keepComponents(all, (component) => isTool(component, nodes)),
  };
  const problems: unknown[] = [];
  for (const [file, document] of Object.entries(documents)) {
    const text = `${JSON.stringify(document, undefined, 2)}\n`;
    problems.push(
      (await new Validation.JsonStrictValidator(Spec.Version.v1dot5).validate(text)) ?? [],
    );
    writeFileSync(path.join(folder, file), text);
  }
  const delivered = documents['sbom.cdx.json'].components.map(({ name }) => name);
  const unnamed = inScripts.filter((name) => !delivered.includes(name));
  const isPassed = problems.flat().length === 0 && unnamed.length === 0;
  if (!isPassed) console.error('SBOM:', JSON.stringify(problems), unnamed);
  return {
    name: 'SBOM (CycloneDX 1.5)',
    verdict: verdictOf(isPassed),
    says: `${delivered.length} packages are delivered with the portal or needed by those that are, ${inScripts.length} of them have code in its scripts; ${documents['sbom-tools.cdx.json'].components.length} build and test it. ${isPassed ? 'Valid by the schema.' : 'NOT VALID, or a package is missing.'}`,
    files: Object.keys(documents),
  };
}
