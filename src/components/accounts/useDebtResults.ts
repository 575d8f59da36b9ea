import { useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { consultDebts } from '../../api/debtsApi.ts';
import type { DebtQuery } from '../../api/debtsApi.ts';
import { useAppSelector } from '../../store/hooks.ts';

/** What is known of some debt queries, in their order; it asks for none of them itself. */
export function useDebtResults(queries: readonly DebtQuery[]) {
  const selectors = useMemo(() => queries.map((query) => consultDebts.select(query)), [queries]);
  return useAppSelector((state) => selectors.map((select) => select(state)), shallowEqual);
}
