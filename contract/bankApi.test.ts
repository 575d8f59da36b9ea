/** @jest-environment node */
import { Validator } from '@seriousme/openapi-schema-validator';
import { createEndpoints } from '../mocks/handlers/handlers.ts';
import { examplesOf, operationOf, operations } from './operations.ts';
import { contract, namesIn, within } from './places.ts';
import { schemaProblems } from './schemas.ts';

describe('docs/bank-api.yaml', () => {
  it('is OpenAPI 3.1, which OpenAPI viewers can show', async () => {
    const validator = new Validator();
    expect(await validator.validate(structuredClone(contract))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
    expect(() => validator.resolveRefs()).not.toThrow();
  });

  it('has an example of every body and JSON answer, which fits its schema', () => {
    for (const operation of operations) {
      const examples = examplesOf(operation);
      for (const { name, value, schema } of examples)
        expect([name, schemaProblems(schema, value)]).toEqual([name, []]);
      const statuses = namesIn(within(operation.place, 'responses'));
      const named = new Set(examples.map(({ name }) => name));
      expect(statuses.filter((status) => !named.has(`${operation.id}: ${status}`))).toEqual(
        operation.id === 'downloadStatement' ? ['200'] : [],
      );
    }
  });

  // This test compares only the ids. mocks/handlers/endpoints.test.ts calls each operation, and
  // fails if the call or its answer breaks docs/bank-api.yaml.
  it('has exactly the operations of the simulated bank', () => {
    const answered = createEndpoints()
      .filter(({ access }) => access !== 'open')
      .map(({ method, path }) => {
        const pathname = path.replace(/^\*/, '').replaceAll(/:\w+/g, 'x');
        return operationOf(method.toUpperCase(), pathname)?.id ?? `${method} ${path}`;
      });
    expect([...new Set(answered)].toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
  });
});
