import { once } from '../../api/bankApi.ts';
import { getConfiguration } from '../../api/configurationApi.ts';
import type { Configuration, ConfigurationName } from '../../api/configurationNames.ts';
import { selectConfiguration } from './configurationSlice.ts';
import type { DeviceRoot, Thunk } from './listening.ts';

/**
 * If the call fails, `error` is set and the configuration is empty. The bank's answer may still
 * lack a needed name.
 */
interface FetchedConfiguration {
  configuration: Configuration;
  error?: unknown;
}

/**
 * Returns the configuration in the store if it has the needed names; else queries the bank, sharing
 * a pending call.
 */
export function fetchConfiguration(
  ...needed: readonly ConfigurationName[]
): Thunk<DeviceRoot, Promise<FetchedConfiguration>> {
  return async (dispatch, getState) => {
    const configuration = selectConfiguration(getState());
    if (needed.every((name) => configuration[name])) return { configuration };
    const { data, error } = await dispatch(getConfiguration.initiate(undefined, once));
    return { configuration: data ?? {}, error };
  };
}
