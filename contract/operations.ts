import { namesIn, childrenOf, paths, within } from './places.ts';
import type { Place } from './places.ts';

export interface Operation {
  id: string;
  method: string;
  /** The path under the API's base, for example `/apiportal/perfiles/{id}`. */
  template: string;
  matches: RegExp;
  /** Whether calls must have the header `Authorization`. */
  isSecured: boolean;
  /** The endpoints of `src/api` that make the call. */
  endpoints: readonly string[];
  parameters: readonly Place[];
  place: Place;
}

function readOperation(item: Place | undefined, template: string, method: string): Operation[] {
  const place = within(item, method);
  if (!place) return [];
  const id = String(place.node['operationId']);
  const pattern = template.split(/\{\w+\}/).map((part) => RegExp.escape(part));
  return [
    {
      id,
      method: method.toUpperCase(),
      template,
      matches: new RegExp(`^${pattern.join('([^/]*)')}$`),
      isSecured: !('security' in place.node),
      endpoints: (place.node['x-endpoints'] as string[] | undefined) ?? [id],
      parameters: [item, place].flatMap((part) => childrenOf(within(part, 'parameters'))),
      place,
    },
  ];
}

export const operations: readonly Operation[] = namesIn(paths).flatMap((template) =>
  ['get', 'post', 'put', 'delete'].flatMap((method) =>
    readOperation(within(paths, template), template, method),
  ),
);

/**
 * Returns the operation for a method and a path under the API's base; undefined if there is none.
 */
export const operationOf = (method: string, pathname: string): Operation | undefined =>
  operations.find((each) => each.method === method && each.matches.test(pathname));

/**
 * Returns the contract's description of the answer with a status. Without its own description, a
 * success such as 204 is described like 200, and another status by `default`.
 */
export function responseOf({ place }: Operation, status: number): Place | undefined {
  const own = within(place, 'responses', String(status));
  return own ?? within(place, 'responses', status < 300 ? '200' : 'default');
}

const json = ['content', 'application/json'];

/**
 * Whether the contract has an entry for exactly this status of an operation. The entry `default`,
 * which covers all other errors, does not count.
 */
export const namesStatus = ({ place }: Operation, status: number): boolean =>
  namesIn(within(place, 'responses')).includes(String(status));

/** Returns the schema of an operation's body; undefined if it has no body. */
export const bodySchema = ({ place }: Operation): Place | undefined =>
  within(place, 'requestBody', ...json, 'schema');

/** Returns the schema of the answer with status 200; undefined if the answer is a file. */
export const answerSchema = (operation: Operation): Place | undefined =>
  within(responseOf(operation, 200), ...json, 'schema');

export const exampleAnswer = (operation: Operation): unknown =>
  within(responseOf(operation, 200), ...json)?.node['example'];

/** An example in the contract, and the schema that it must fit. */
interface Example {
  /** The operation, and the part that the example shows: 'login: body' or 'login: 401'. */
  name: string;
  value: unknown;
  schema: Place;
}

function examplesIn(name: string, content: Place | undefined): Example[] {
  return childrenOf(content).flatMap((media) => {
    const schema = within(media, 'schema');
    if (!schema) return [];
    const several = childrenOf(within(media, 'examples')).map(({ node }) => node['value']);
    const values = 'example' in media.node ? [media.node['example']] : several;
    return values.map((value) => ({ name, value, schema }));
  });
}

export function examplesOf({ id, place }: Operation): Example[] {
  const responses = within(place, 'responses');
  return [
    ...examplesIn(`${id}: body`, within(place, 'requestBody', 'content')),
    ...namesIn(responses).flatMap((status) =>
      examplesIn(`${id}: ${status}`, within(responses, status, 'content')),
    ),
  ];
}
