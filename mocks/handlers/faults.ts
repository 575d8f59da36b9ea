import { writeToken } from '../bank/tokens.ts';
import type { Fault } from '../scenarios.ts';
import { json, plain } from './endpoint.ts';
import type { Answer } from './endpoint.ts';

const page = '<!doctype html><html lang="es"><title>Mantención</title><h1>Sitio en mantención</h1></html>';

/** The answer that stands in for the bank's own; undefined for a fault that spoils or delays the bank's answer. */
export function faultAnswer({ kind }: Fault): Answer | undefined {
  switch (kind) {
    case 'error500':
      return json({ message: 'Error interno del banco.' }, 500);
    case 'unavailable503':
      return json({ message: 'El banco no está disponible.' }, 503);
    case 'unauthorized401':
      return json({ message: 'El token de acceso no es válido o venció.' }, 401);
    case 'notFound404':
      return json({ message: 'No encontrado.' }, 404);
    // A lost answer has no content; what matters is whether the work was done.
    case 'network':
    case 'timeout':
      return json(null);
    case 'slow':
    case 'emptyBody':
    case 'nullBody':
    case 'htmlBody':
    case 'wrongTypes':
    case 'missingField':
    case 'brokenToken':
    case 'claimlessToken':
      return undefined;
  }
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Every value as one of another type: text as a number, a number as text, a list as an object. */
function withWrongTypes(value: Json): Json {
  if (value === null) return 'nulo';
  if (Array.isArray(value)) return value.length === 0 ? {} : value.map(withWrongTypes);
  switch (typeof value) {
    case 'string':
      return 42;
    case 'number':
      return 'cuarenta y dos';
    case 'boolean':
      return 'sí';
    case 'object': {
      const entries = Object.entries(value);
      if (entries.length === 0) return ['vacío'];
      return Object.fromEntries(entries.map(([key, inner]) => [key, withWrongTypes(inner)]));
    }
  }
}

/** The value without the named field, wherever it stands; without a name, without the first field of the first object. */
function withoutField(value: Json, field: string | undefined): Json {
  if (Array.isArray(value)) {
    return value.map((inner, index) => (field || index === 0 ? withoutField(inner, field) : inner));
  }
  if (value === null || typeof value !== 'object') return value;
  const left = field ?? Object.keys(value)[0];
  const entries = Object.entries(value).filter(([key]) => key !== left);
  return Object.fromEntries(
    entries.map(([key, inner]) => [key, field ? withoutField(inner, field) : inner]),
  );
}

function withToken(value: Json, token: string): Json {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  const tokens = ['access_token', 'newToken'].filter((key) => key in value);
  return { ...value, ...Object.fromEntries(tokens.map((key) => [key, token])) };
}

/** The bank's own answer, spoiled by the fault. */
export function distort(answer: Answer, { kind, field }: Fault): Answer {
  const change = (edit: (value: Json) => Json): Answer => {
    if (!answer.type.startsWith('application/json')) return { ...answer, body: '' };
    return { ...answer, body: JSON.stringify(edit(JSON.parse(answer.body) as Json)) };
  };
  switch (kind) {
    case 'emptyBody':
      return { ...answer, body: '' };
    case 'nullBody':
      return json(null);
    case 'htmlBody':
      return plain('text/html; charset=utf-8', page);
    case 'wrongTypes':
      return change(withWrongTypes);
    case 'missingField':
      return change((value) => withoutField(value, field));
    case 'brokenToken':
      return change((value) => withToken(value, 'esto.no-es.un-token'));
    case 'claimlessToken':
      return change((value) => withToken(value, writeToken(0, {})));
    case 'slow':
    case 'network':
    case 'timeout':
    case 'error500':
    case 'unavailable503':
    case 'unauthorized401':
    case 'notFound404':
      return answer;
  }
}
