import { useGetConfigurationQuery } from '../api/configuration.ts';
import type { ConfigurationName } from '../api/configurationNames.ts';
import { selectConfiguration } from './configuration.ts';
import { useAppSelector } from './hooks.ts';

/**
 * The bank's configuration for a screen that cannot do without the needed names: what is kept of it, or else what the bank answers now.
 * `isLacking` says that it answered and still does not name them all.
 */
export function useConfiguration(...needed: readonly ConfigurationName[]) {
  const known = useAppSelector(selectConfiguration);
  const isKnown = needed.every((name) => known[name]);
  const asked = useGetConfigurationQuery(undefined, { skip: isKnown });
  const values = { ...asked.data, ...known };
  return {
    values,
    error: !isKnown && asked.isError ? asked.error : undefined,
    isLacking: asked.isSuccess && !asked.isFetching && needed.some((name) => !values[name]),
    refetch: asked.refetch,
  };
}
