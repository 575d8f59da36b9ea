import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Options, ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { contract } from './places.ts';
import type { Place } from './places.ts';

// Validates values by the contract's schemas, each of which is compiled when it is first needed.

function compiler(options: Options) {
  const ajv = new Ajv2020({
    strictTypes: true,
    allowUnionTypes: true,
    allErrors: true,
    ...options,
  });
  addFormats.default(ajv);
  // ajv gets the whole file as one schema, so that its parts can refer to each other. In strict
  // mode, ajv accepts keywords outside JSON Schema only if they are added.
  ajv.addVocabulary([...Object.keys(contract), 'x-unread']);
  return ajv.addSchema(contract, 'bank', false, false);
}

const exact = compiler({});
const lenient = compiler({ validateFormats: false });
const texts = compiler({ coerceTypes: true, strictTypes: false });

function compiled(ajv: Ajv2020, pointer: string): ValidateFunction {
  const validate = ajv.getSchema(`bank${pointer}`);
  if (!validate) throw new Error(`No schema at ${pointer} in the contract`);
  return validate;
}

/**
 * Returns how a value breaks a schema: paths and reasons, without the value, which may be personal.
 */
function problemsOf(validate: ValidateFunction, value: unknown): string[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }) => {
    const extra = 'additionalProperty' in params ? ` (${params['additionalProperty']})` : '';
    return `${instancePath} ${message}${extra}`.trim();
  });
}

/** Returns how a value breaks a schema of the contract; empty if it fits. */
export const schemaProblems = ({ pointer }: Place, value: unknown): string[] =>
  problemsOf(compiled(exact, pointer), value);

/**
 * Whether a value fits a schema. Formats such as `date` are not checked, because the portal does
 * not check them, either.
 */
export const isReadable = ({ pointer }: Place, value: unknown): boolean =>
  compiled(lenient, pointer)(value);

/** Returns a reference to a schema of the contract, for `textCheck`. */
export const refTo = ({ pointer }: Place) => ({ $ref: `bank${pointer}` });

/** Compiles a schema for values that arrive as text: a path, a query, headers. */
export function textCheck(schema: object): (value: object) => string[] {
  const validate = texts.compile(schema);
  return (value) => problemsOf(validate, value);
}
