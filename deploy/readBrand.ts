import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject } from 'ajv/dist/2020.js';
import schema from '../brand/brand.schema.json' with { type: 'json' };
import { CommandError } from '../mocks/http/commandLine.ts';
import type { WholeBrand } from '../public/stamp.ts';
import type { Settings } from '../src/config/settings.ts';
import { isRecord } from '../src/lib/schemas.ts';
import { isLoopback } from '../src/lib/urls.ts';
import { colourOf, colourPairs } from '../src/theme/colourPairs.ts';
import { contrast } from '../src/theme/contrast.ts';
import { logoProblems } from './logoProblems.ts';

export const sandboxBrand = path.join(import.meta.dirname, '../brand/sandbox/brand.json');

/** Throws if the file is not UTF-8, not JSON, or not an object. */
function readObject(file: string): object {
  const bytes = readFileSync(file);
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (isRecord(value)) return value;
  } catch (error) {
    const isText = error instanceof SyntaxError;
    throw new CommandError(`${file} is no ${isText ? `JSON: ${error.message}` : 'text in UTF-8'}.`);
  }
  throw new CommandError(`${file} is no object in JSON.`);
}

const isBrand = new Ajv2020({ allErrors: true }).compile<WholeBrand>(schema);

/**
 * The schema's pattern for texts. If a text does not match, `schemaProblem` writes a message of its
 * own, because ajv's message would contain the pattern.
 */
const textPattern = schema.$defs.text.pattern;

/** Converts a JSON pointer into the notation of the messages: `legal.terms.sections[2].title`. */
const placeOf = (pointer: string) =>
  pointer
    .slice(1)
    .replaceAll(/\/(\d+)/g, '[$1]')
    .replaceAll('/', '.');

function schemaProblem({ instancePath, keyword, params, message }: ErrorObject): string {
  const key = params['missingProperty'] ?? params['additionalProperty'];
  const place = placeOf(key === undefined ? instancePath : `${instancePath}/${key}`);
  if (keyword === 'required') return `${place}: is missing.`;
  if (keyword === 'additionalProperties') return `${place}: is not known.`;
  if (keyword === 'pattern' && params['pattern'] === textPattern)
    return `${place}: is blank, or has a character that is not printed.`;
  return `${place}: ${message}.`;
}

/** Returns a problem for each pair of colours, in both schemes, whose contrast is below WCAG AA. */
const colourProblems = ({ palette }: WholeBrand): string[] =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    colourPairs.flatMap(([over, under, least]) => {
      const [one, other] = [over, under].map((name) => colourOf(palette, scheme, name));
      const found = contrast(one ?? '', other ?? '');
      return found < least
        ? `palette.${scheme}: ${over} ${one} on ${under} ${other} has a contrast of ${found.toFixed(2)}, below ${least}.`
        : [];
    }),
  );

/**
 * Returns a problem for each section with the id of an earlier one, because a link to the id always
 * opens the earlier section.
 */
const sectionProblems = ({ legal }: WholeBrand): string[] =>
  (['terms', 'bases'] as const).flatMap((name) => {
    const ids = legal[name].sections.map(({ id }) => id);
    return ids.flatMap((id, index) =>
      ids.indexOf(id) < index ? `legal.${name}.sections[${index}].id: an earlier one has it.` : [],
    );
  });

/** Returns the SVG of the logo; throws an error with one line for each of its problems. */
function readLogo(file: string): string {
  if (!existsSync(file)) throw new Error(`logo: there is no ${file}.`);
  const svg = readFileSync(file, 'utf8').trim();
  const problems = logoProblems(svg);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return svg;
}

/**
 * Returns a problem for each of the brand's `promises` (sentences that bind the bank) and each
 * legal section whose text is still the sandbox's sample.
 */
function sampleProblems({ promises, legal }: WholeBrand): string[] {
  const sample = readObject(sandboxBrand) as WholeBrand;
  const named = (brand: Pick<WholeBrand, 'promises' | 'legal'>) => [
    ...Object.entries(brand.promises).map(([key, text]) => [`promises.${key}`, text] as const),
    ...(['terms', 'bases'] as const).flatMap((document) =>
      brand.legal[document].sections.map(
        (section, index) =>
          [`legal.${document}.sections[${index}]`, JSON.stringify(section)] as const,
      ),
    ),
  ];
  const samples = new Set(named(sample).map(([, text]) => text));
  return named({ promises, legal })
    .filter(([, text]) => samples.has(text))
    .map(([place]) => `${place}: is a sample of the sandbox, not the bank's text.`);
}

/**
 * Whether settings are those of a bank's portal: neither a sandbox, nor a trial that only this
 * machine serves.
 */
const areLive = ({ PORTAL_BANK, PORTAL_HOSTS = '' }: Settings) =>
  PORTAL_BANK === 'http' && !PORTAL_HOSTS.split(' ').every(isLoopback);

/** Returns the result of a step. If the step throws, adds the lines of the error to `problems`. */
function attempt<Result>(step: () => Result, problems: string[]): Result | undefined {
  try {
    return step();
  } catch (error) {
    problems.push(...(error as Error).message.split('\n'));
    return undefined;
  }
}

/**
 * Fills in a legal text: `{entity}` is the bank's name, `{call}` a phrase with the bank's phone
 * number, empty if there is none.
 */
function withSettings(text: string, settings: Settings): string {
  const {
    PORTAL_ENTITY_NAME: entity = '',
    PORTAL_BANK_PHONE: phone,
    PORTAL_BANK_HOURS: hours,
  } = settings;
  const call = phone ? ` o llamando al ${phone}${hours ? ` (${hours})` : ''}` : '';
  // One pass fills in both, because the bank's name may contain `{call}`. The replacement is a
  // function, because the name may also contain `$&`.
  return text.replaceAll(/\{(entity|call)\}/g, (_place, name) =>
    name === 'entity' ? entity : call,
  );
}

/** With `refusesSamples`, a bank's portal must have its own `promises` and `legal` texts. */
interface BrandOptions {
  refusesSamples?: boolean;
}

/**
 * Reads a brand; `readSettings` completes and validates its settings. Throws an error with all
 * problems: values that break the brand's schema, invalid settings, an invalid logo, sections with
 * the same id, contrasts below WCAG AA and, with `refusesSamples`, texts of the sandbox. A part
 * that breaks the schema is not checked further.
 */
export function readBrand(
  file: string,
  readSettings: (given: Settings) => Settings,
  { refusesSamples = false }: BrandOptions = {},
): WholeBrand {
  const brand = readObject(file) as WholeBrand;
  const problems = isBrand(brand) ? [] : [...new Set(isBrand.errors?.map(schemaProblem))];
  const isAsked = (part: string) => !problems.some((problem) => problem.startsWith(part));
  if (isAsked('palette')) problems.push(...colourProblems(brand));
  if (isAsked('legal')) problems.push(...sectionProblems(brand));
  const svg = isAsked('logo')
    ? attempt(() => readLogo(path.join(path.dirname(file), brand.logo)), problems)
    : undefined;
  const settings = isAsked('settings')
    ? attempt(() => readSettings(brand.settings), problems)
    : undefined;
  if (refusesSamples && settings && areLive(settings) && isAsked('promises') && isAsked('legal'))
    problems.push(...sampleProblems(brand));
  if (svg === undefined || settings === undefined || problems.length > 0) {
    throw new CommandError(problems.join('\n'));
  }
  const { name, palette, promises, legal } = brand;
  return {
    name,
    logo: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
    palette,
    promises,
    settings,
    legal: JSON.parse(JSON.stringify(legal), (_key, value: unknown) =>
      typeof value === 'string' ? withSettings(value, settings) : value,
    ) as WholeBrand['legal'],
  };
}
