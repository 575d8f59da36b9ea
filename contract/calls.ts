import { answerSchema, bodySchema, operationOf, operations, responseOf } from './operations.ts';
import type { Operation } from './operations.ts';
import { namesIn, within } from './places.ts';
import type { Place } from './places.ts';
import { isReadable, refTo, schemaProblems, textCheck } from './schemas.ts';

export interface SentRequest {
  method: string;
  url: URL;
  /** Header values, keyed by lower-case name. */
  headers: Readonly<Record<string, string>>;
  /** Empty if the request has no body. */
  body: string;
}

/** `type` is the value of the header `Content-Type`. */
export interface ReceivedAnswer {
  status: number;
  type: string;
  body: string;
}

type Part = 'path' | 'query' | 'header';

const isIn = (part: Part) => (parameter: Place) => parameter.node['in'] === part;
const nameOf = ({ node }: Place) =>
  node['in'] === 'header' ? String(node['name']).toLowerCase() : String(node['name']);

function partSchema({ parameters }: Operation, part: Part) {
  const own = parameters.filter(isIn(part));
  return {
    type: 'object',
    required: own.filter(({ node }) => node['required'] === true).map(nameOf),
    properties: Object.fromEntries(own.map((each) => [nameOf(each), refToSchema(each)])),
  };
}

function refToSchema(parameter: Place) {
  const schema = within(parameter, 'schema');
  return schema ? refTo(schema) : true;
}

/** All request headers in the contract; a call may have only those of its own operation. */
const contractHeaders = operations.flatMap(({ parameters }) =>
  parameters.filter(isIn('header')).map(nameOf),
);

function headerSchema(operation: Operation) {
  const { required, properties, ...schema } = partSchema(operation, 'header');
  const none = Object.fromEntries(
    ['authorization', ...contractHeaders].map((name) => [name, false]),
  );
  const bearer = { type: 'string', pattern: String.raw`^Bearer \S+$` };
  return {
    ...schema,
    required: operation.isSecured ? [...required, 'authorization'] : required,
    properties: { ...none, ...properties, ...(operation.isSecured && { authorization: bearer }) },
  };
}

const checks = new Map<Operation, (value: object) => string[]>();

function parameterProblems(operation: Operation, parameters: Record<Part, object>): string[] {
  const check =
    checks.get(operation) ??
    textCheck({
      type: 'object',
      properties: {
        path: partSchema(operation, 'path'),
        query: { ...partSchema(operation, 'query'), additionalProperties: false },
        header: headerSchema(operation),
      },
    });
  checks.set(operation, check);
  return check(parameters);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function parsed(text: string): unknown {
  try {
    // The schemas of the contract describe an empty body as null.
    return text.trim() === '' ? null : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** Adds the part of the call to a problem: `body/date must be string`, or `body must be object`. */
const placed = (part: string, problem: string) =>
  problem.startsWith('/') ? part + problem : `${part} ${problem}`;

/** Returns how a request breaks the contract; empty if it does not. */
export function requestProblems(
  operation: Operation,
  pathname: string,
  { url, headers, body }: SentRequest,
): string[] {
  const values = operation.matches.exec(pathname)?.slice(1) ?? [];
  const names = [...operation.template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const problems = parameterProblems(operation, {
    path: Object.fromEntries(names.map((name, index) => [name, decoded(values[index] ?? '')])),
    query: Object.fromEntries(url.searchParams),
    header: { ...headers },
  });
  const schema = bodySchema(operation);
  if (!schema) return body === '' ? problems : [...problems, 'body must be empty'];
  return [...problems, ...schemaProblems(schema, parsed(body)).map((each) => placed('body', each))];
}

/** Returns how a content type breaks the contract; undefined if it does not. */
export function typeProblem(
  operation: Operation,
  status: number,
  contentType: string,
): string | undefined {
  const types = namesIn(within(responseOf(operation, status), 'content'));
  const [type = ''] = contentType.split(';');
  if (types.includes(type)) return undefined;
  return `answer is ${type || 'of no type'}, not ${types.join(' or ')}`;
}

/** Returns how an answer breaks the contract; empty if it does not. */
export function answerProblems(operation: Operation, answer: ReceivedAnswer): string[] {
  // An empty body may lack a content type.
  const contentType =
    answer.body.trim() === '' && answer.type === '' ? 'application/json' : answer.type;
  const wrongType = typeProblem(operation, answer.status, contentType);
  if (wrongType !== undefined) return [wrongType];
  const [named = ''] = contentType.split(';');
  const content = within(responseOf(operation, answer.status), 'content');
  const schema = within(content, named, 'schema');
  const value = named === 'application/json' ? parsed(answer.body) : answer.body;
  return schema ? schemaProblems(schema, value).map((each) => placed('answer', each)) : [];
}

/**
 * Returns how a call breaks the contract; empty if it does not. A request that the bank refused
 * (status 400 or more) is not checked, because the bank is right to refuse a wrong one.
 */
export function callProblems(
  pathname: string,
  request: SentRequest,
  answer: ReceivedAnswer,
): string[] {
  const operation = operationOf(request.method, pathname);
  if (!operation) return [`No operation ${request.method} ${pathname}`];
  const isDone = answer.status < 400;
  return [
    ...(isDone ? requestProblems(operation, pathname, request) : []),
    ...answerProblems(operation, answer),
  ].map((problem) => `${operation.id} ${answer.status}: ${problem}`);
}

/**
 * Whether a 200 answer of the operation `id` fits its schema. Formats such as `date` are not
 * checked, because the portal does not check them, either.
 */
export function isReadableAnswer(id: string, answer: unknown): boolean {
  const operation = operations.find((each) => each.id === id);
  const schema = operation && answerSchema(operation);
  if (!schema) throw new Error(`No answer of ${id} in the contract`);
  return isReadable(schema, answer);
}
