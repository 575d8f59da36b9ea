import { configurationNames } from '../../api/configurationNames.ts';
import type { Configuration } from '../../api/configurationNames.ts';
import type { StoredSlice } from './storedSlice.ts';

/** The bank's configuration, one key per name. */
export const storedConfiguration: StoredSlice<Configuration> = {
  area: 'local',
  write: (state) => Object.fromEntries(configurationNames.map((name) => [name, state[name]])),
  read: (_read, text) =>
    Object.fromEntries(
      configurationNames.flatMap((name) => {
        const value = text(name);
        return value === undefined ? [] : [[name, value]];
      }),
    ),
};
