import { mixed, number, string } from 'yup';
import type { ObjectShape } from 'yup';
import { refusals } from '../../api/refusals.ts';
import { keysOf } from '../../lib/arrays.ts';
import { oneOf, part, text } from '../../lib/schemas.ts';
import { paths } from '../../config/paths.ts';
import { configurationNames } from '../../api/configurationNames.ts';

// All that an event may contain: texts of closed sets, and numbers too short for a RUT (a Chilean's
// id number; docs/events.md). The receiver of events in deploy/watch imports this file, so the file
// must not need a browser.

/** Maximum number of events in a request, and maximum count of an event. */
export const most = { events: 50, count: 1_000 };

/** The names of the portal's screens in `config/paths.ts`; `unknown` for any other path. */
const screenNames = [...keysOf(paths), 'unknown'] as const;

/** Returns a schema that accepts one of the words of a text, which are separated by spaces. */
const word = (words: string) => oneOf(...words.split(' '));
/** Returns a schema for a number of at most six digits, too short for a RUT. */
const short = () => number().integer().min(0).max(999_999);

/**
 * Returns a schema for a name that `isKnown` accepts; the page and the receiver of events pass
 * different checks.
 */
const known = (isKnown: (text: string) => boolean) =>
  mixed<string>((value): value is string => typeof value === 'string' && isKnown(value)).required();

/** Maximum number of names in a field's path; the bank's answers are less deep. */
const deepest = 6;

function isField(path: string): boolean {
  const names = path.split('.');
  return names.length <= deepest && names.every((name) => contractFields.has(name));
}

const closed = <T extends ObjectShape>(fields: T) =>
  part({ screen: oneOf(...screenNames), ...fields }).noUnknown();

/** The error names that are sent; any other name is sent as `other`. */
export const errorName = word(
  'Error AbortError AggregateError ChunkLoadError DataCloneError EvalError InvalidStateError ' +
    'NetworkError NotAllowedError NotFoundError QuotaExceededError RangeError ReferenceError ' +
    'SecurityError SyntaxError TypeError URIError other',
);

interface KnownNames {
  isEndpoint: (name: string) => boolean;
  isScript: (file: string) => boolean;
}

/**
 * Bounds in milliseconds. The event of a call contains the first bound above the call's duration,
 * or `longer`, instead of the duration.
 */
export const callTimes = ['300', '1000', '3000', '10000'] as const;

/** How a request ended: `refused` with an error status, `lost` without a readable answer. */
export const callEnds = ['answered', 'refused', 'lost'] as const;

/** The states of a payment; `verifying` if the bank may or may not have registered it. */
export const paymentStates = ['verifying', 'open', 'pending', 'paid', 'rejected', 'other'] as const;

export const vitalNames = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;
export const vitalRatings = ['good', 'needs-improvement', 'poor'] as const;

/** Returns the schema of each kind of event, without the kind and the count. */
export const describeEvents = ({ isEndpoint, isScript }: KnownNames) => ({
  screen: closed({}),
  call: closed({
    endpoint: known(isEndpoint),
    end: oneOf(...callEnds),
    time: oneOf(...callTimes, 'longer'),
  }),
  failure: closed({
    endpoint: known(isEndpoint),
    failure: oneOf('HTTP', 'FETCH_ERROR', 'TIMEOUT_ERROR', 'PARSING_ERROR', 'THROWN', ...refusals),
    // The failure `HTTP` must have a status, and the others must have none.
    status: number()
      .integer()
      .min(400)
      .max(599)
      .test('http', (status, { parent }) => (status !== undefined) === (parent.failure === 'HTTP')),
  }),
  contract: closed({
    endpoint: known(isEndpoint),
    // A path such as `items.total`; '' if the answer as a whole is wrong.
    field: text().test('field', (path) => path === '' || isField(path)),
  }),
  crash: closed({
    error: errorName,
    script: string().test('own', (script) => script === undefined || isScript(script)),
    line: short(),
    column: short(),
  }),
  policy: closed({
    directive: word(
      'base-uri connect-src default-src font-src form-action frame-ancestors frame-src img-src ' +
        'manifest-src media-src object-src require-trusted-types-for script-src script-src-attr ' +
        'script-src-elem style-src style-src-attr style-src-elem trusted-types worker-src',
    ),
    source: word(
      'bank blob data eval foreign inline other own trusted-types-policy trusted-types-sink ' +
        'wasm-eval',
    ),
  }),
  payment: closed({ status: oneOf(...paymentStates) }),
  // Sent by `public/tellNotStarted.js`.
  start: closed({ screen: oneOf('unknown'), failure: oneOf('not-loaded', 'too-old') }),
  vital: closed({
    name: oneOf(...vitalNames),
    rating: oneOf(...vitalRatings),
    // Milliseconds; thousandths for `CLS`.
    value: short().required(),
  }),
});

/** An event without its count. */
export type TelemetryEvent = { kind: keyof ReturnType<typeof describeEvents>; screen: string };

/**
 * Every field name in the bank's answers: the path in a `contract` event contains no other names. A
 * test compares the list with docs/bank-api.yaml.
 */
export const contractFields: ReadonlySet<string> = new Set([
  ...configurationNames,
  ...`access_token alias amount apellidos categoryId clientId codigoCarro compania companies
    company companyId content contract contract_name contracts correo cuentas debtFrontId debts
    description docUsr dueDate duplicateCompanyId empresa ept estado estadoSesion expires_in fecha
    help holder icon id id_Codigo_Empresa id_Empresa id_Id_Cliente id_Id_Documento id_Id_Servicio
    id_Total_Pagado identificador identifiers idu image invoiceId items kind label maxAmount
    maxItems maxLength minAmount name newToken nombre nombreCliente pattern perfil politica
    reference referencia registros res secondId segundoApellido serviceId status suggestedAccount
    telefono tiempoDeInactividad total totalTag totalTagAccount url value`.split(/\s+/),
]);
