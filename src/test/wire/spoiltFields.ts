// How tests go through the fields of what a bank answers.

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of a record and of the parts in it, lists aside, as 'company.name'. */
export function fieldsOf(record: Record<string, unknown>, before = ''): string[] {
  return Object.entries(record).flatMap(([name, value]) => {
    const field = `${before}${name}`;
    return isFields(value) ? [field].concat(fieldsOf(value, `${field}.`)) : [field];
  });
}

/** The record with something else in one of its fields; without the field for undefined. */
export function changed(
  record: Record<string, unknown>,
  field: string,
  change: (value: unknown) => unknown,
): Record<string, unknown> {
  const [name = '', ...rest] = field.split('.');
  const inner = record[name];
  const value =
    rest.length > 0 && isFields(inner) ? changed(inner, rest.join('.'), change) : change(inner);
  return { ...record, [name]: value };
}

/** A value of another type than the given one. */
export const spoilt = (value: unknown): unknown => (isFields(value) ? 'roto' : { roto: true });
