import * as fc from 'fast-check';
import '../../api/paymentsApi.ts';
import type { PlacedFinding } from '../../lib/telemetry.ts';
import { paths } from '../../config/paths.ts';
import { chunk } from '../../test/output/postedEvents.ts';
import { runs, seed } from '../../test/runs.ts';
import { anyCharacter } from '../../test/values/arbitraries.ts';
import { eventOf } from './eventOf.ts';

const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9]\\d{${length - 1}}$`));

/**
 * Generated personal data. It looks like none of the fixed words and short numbers in a telemetry
 * event, so an event that contains it leaks it.
 */
const personal = fc.oneof(
  digits(7),
  digits(8),
  digits(10),
  digits(8).map((body) => `${body}-5`),
  digits(8).map((body) => `${body.slice(0, 2)}.${body.slice(2, 5)}.${body.slice(5)}-K`),
  digits(9).map((number) => `+56${number}`),
  fc.stringMatching(/^[a-z]{4,9}\.[a-z]{4,9}@[a-z]{4,9}\.cl$/),
  fc.stringMatching(/^[A-Z][a-z]{5,9} [A-Z][a-z]{5,9}$/),
  fc.stringMatching(/^[A-Z2-9]{16}$/),
  // `encodeURIComponent` in the test throws for a text that is not well-formed.
  fc
    .string({ unit: anyCharacter, minLength: 24, maxLength: 60 })
    .map((text) => text.toWellFormed()),
);

/** Texts that contain the data: alone, in words, in a URL, in a stack frame. */
const around = (data: string) =>
  fc.constantFrom(
    data,
    `No se pudo leer a ${data}.`,
    `/resultadoPago?referencia=${data}#${data}`,
    `https://pagos.banco.cl/${data}?rut=${data}`,
    `items.3.${data}`,
    `["${data}"].total`,
    `getPayments: items.${data}`,
    `    at ${data} (http://localhost:3000/assets/${chunk}:${data}:${data})`,
    `${data}@http://localhost:3000/assets/${data}.${data}.js:1:2`,
    `Error: x\n    at f (http://localhost:3000/assets/${chunk}:1:${data})`,
  );

const usualOr = (usual: readonly string[], text: fc.Arbitrary<string>) =>
  fc.oneof(fc.constantFrom(...usual), text);

/** Findings of every kind, with `data` in each field that may hold any text or number. */
function findings(data: string): fc.Arbitrary<PlacedFinding> {
  const text = around(data);
  const anyValue = fc.oneof(text, fc.constantFrom(Number(data), { [data]: data }, [data], null));
  const error = fc
    .record({ name: text, message: text, stack: text, cause: anyValue })
    .map((parts) => Object.assign(new Error(parts.message), parts));
  const failure = fc.record({
    status: fc.oneof(
      fc.constantFrom('CUSTOM_ERROR', 'FETCH_ERROR', 'PARSING_ERROR', 500, 404),
      anyValue,
    ),
    error: text,
    data: anyValue,
  });
  const endpoint = usualOr(['getPayments'], text);
  const path = usualOr(Object.values(paths), text);
  const kind = <const Kind extends string>(name: Kind) => fc.constant(name);
  return fc.oneof(
    fc.record({ kind: kind('screen'), path }),
    fc.record({
      kind: kind('call'),
      path,
      endpoint,
      end: kind('answered'),
      milliseconds: fc.constantFrom(448, Number(data)),
    }),
    fc.record({ kind: kind('payment'), path, status: usualOr(['paid'], text) }),
    fc.record({ kind: kind('crash'), path, error: fc.oneof(error, anyValue) }),
    fc.record({
      kind: kind('failure'),
      path,
      endpoint,
      error: fc.oneof(failure, error, anyValue),
    }),
    fc.record({
      kind: kind('contract'),
      path,
      place: usualOr(['getPayments: items.3'], text),
      field: text,
    }),
    fc.record({
      kind: kind('policy'),
      path,
      directive: usualOr(['connect-src'], text),
      blocked: usualOr(['inline'], text),
    }),
    fc.record({
      kind: kind('vital'),
      path,
      name: usualOr(['LCP'], text),
      rating: usualOr(['good'], text),
      value: fc.constantFrom(448, Number(data)),
    }),
  );
}

const situation = personal.chain((data) =>
  fc.record({ data: fc.constant(data), finding: findings(data) }),
);

describe('an event', () => {
  it(`contains nothing from errors, URLs, fields and texts (seed ${seed})`, () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(situation, ({ data, finding }) => {
        const event = eventOf(finding);
        if (!event) return;
        kinds.add(event.kind);
        const sent = JSON.stringify(event);
        for (const form of [data, encodeURIComponent(data), JSON.stringify(data).slice(1, -1)])
          expect(sent).not.toContain(form);
        expect(sent).not.toMatch(/\d{7}/);
      }),
      { numRuns: runs(5_000, 500), seed },
    );
    // Every kind of finding must have produced an event, because only an event can leak data.
    expect(kinds.size).toBe(8);
  });
});
