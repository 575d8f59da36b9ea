import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

// Reads docs/bank-api.yaml: the contract with the bank, as an OpenAPI document.

type Node = { readonly [name: string]: unknown };

/** An object or a list of the document, with its JSON pointer (`#/paths/…`). */
export interface Place {
  pointer: string;
  node: Node;
}

export const contract = parse(
  readFileSync(path.join(import.meta.dirname, '../docs/bank-api.yaml'), 'utf8'),
) as Node;

const escaped = (name: string) =>
  encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
const unescaped = (name: string) =>
  decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~');

/**
 * Returns the object or list at a JSON pointer, or at the target of a `$ref` there; throws if there
 * is none.
 */
function placeAt(pointer: string): Place {
  const names = pointer.split('/').slice(1).map(unescaped);
  const node = names.reduce<unknown>((parent, name) => (parent as Node)[name], contract);
  if (typeof node !== 'object' || node === null) throw new Error(`No ${pointer} in the contract`);
  const { $ref } = node as Node;
  return typeof $ref === 'string' ? placeAt($ref) : { pointer, node: node as Node };
}

/** Returns the object or list at a path of keys below `place`; undefined if a key is missing. */
export function within(place: Place | undefined, ...names: string[]): Place | undefined {
  const [name, ...rest] = names;
  if (name === undefined || !place) return place;
  if (place.node[name] === undefined) return undefined;
  return within(placeAt(`${place.pointer}/${escaped(name)}`), ...rest);
}

/** Returns the keys of an object, or the indices of a list. */
export const namesIn = (place: Place | undefined) => Object.keys(place?.node ?? {});

/** Returns the values of an object, or the items of a list; each must be an object or a list. */
export const childrenOf = (place: Place | undefined): Place[] =>
  namesIn(place).flatMap((name) => within(place, name) ?? []);

/** The operations of the contract, keyed by path template and then by method. */
export const paths = placeAt('#/paths');

export const namedSchema = (name: string): Place => placeAt(`#/components/schemas/${name}`);

/**
 * Returns the names of a schema's fields; nested ones are like `company.name`. Fields of list items
 * are left out, and so are fields that the portal does not read (`x-unread`).
 */
export function fieldsOfSchema(schema: Place | undefined, before = ''): string[] {
  const joined = ['allOf', 'oneOf'].flatMap((kind) => childrenOf(within(schema, kind)));
  const properties = within(schema, 'properties');
  const own = namesIn(properties).flatMap((name) => {
    const field = within(properties, name);
    if (field?.node['x-unread'] === true) return [];
    return [`${before}${name}`].concat(fieldsOfSchema(field, `${before}${name}.`));
  });
  return [...new Set([...own, ...joined.flatMap((each) => fieldsOfSchema(each, before))])];
}
