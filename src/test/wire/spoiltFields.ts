const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The names of the fields of a record and of its nested objects, such as 'company.name', without
 * those inside lists.
 */
export function fieldsOf(record: Record<string, unknown>, before = ''): string[] {
  return Object.entries(record).flatMap(([name, value]) => {
    const field = `${before}${name}`;
    return isFields(value) ? [field].concat(fieldsOf(value, `${field}.`)) : [field];
  });
}

/**
 * The record with another value in one of its fields; undefined leaves the field out of its JSON.
 */
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

/** A value of another type than `value`. */
export const spoilt = (value: unknown): unknown => (isFields(value) ? 'roto' : { roto: true });
