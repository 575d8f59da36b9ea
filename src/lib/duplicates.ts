function uniqueBy<T>(items: readonly T[], keyOf: (item: T) => string | number): T[] {
  const firsts = new Map<string | number, T>();
  for (const item of items) {
    const key = keyOf(item);
    if (!firsts.has(key)) firsts.set(key, item);
  }
  return [...firsts.values()];
}

/** Keeps the first of the items with the same id. */
export const uniqueById = <T extends { readonly id: string | number }>(items: readonly T[]) =>
  uniqueBy(items, ({ id }) => id);

/** Removes records that equal an earlier one in every field. */
export function uniqueRecords<T extends { readonly id: string | number }>(records: T[]): T[] {
  // Comparing all fields of thousands of records is slow, so ids are compared first.
  const areApart = uniqueById(records).length === records.length;
  return areApart ? records : uniqueBy(records, (record) => JSON.stringify(record));
}

/**
 * Adds a flag to each item: whether another item of the list has the same company. `codeOf` returns
 * the company's id, code or name.
 */
export function markDuplicates<T extends object>(
  items: readonly T[],
  codeOf: (item: T) => string,
): (T & { duplicateCompanyId: boolean })[] {
  const counts = new Map<string, number>();
  for (const code of items.map(codeOf)) counts.set(code, (counts.get(code) ?? 0) + 1);
  return items.map((item) => ({
    ...item,
    duplicateCompanyId: (counts.get(codeOf(item)) ?? 0) > 1,
  }));
}
