import { object, string } from 'yup';
import { bankApi } from './bankApi.ts';
import { configurationNames } from './configurationNames.ts';
import type { Configuration } from './configurationNames.ts';

// Strict field by field: a strict object would keep the keys that the portal does not know.
const configurationSchema = object(
  Object.fromEntries(configurationNames.map((name) => [name, string().strict()])),
).stripUnknown();

const configurationApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    /** POST consultarConfiguraciones: every key the portal uses, in one call (spec 7). */
    getConfiguration: build.query<Configuration, void>({
      query: () => ({
        url: '/apiri/configuracionGeneral/consultarConfiguraciones',
        method: 'POST',
        body: configurationNames,
      }),
      rawResponseSchema: configurationSchema,
    }),
  }),
});

export const { useGetConfigurationQuery } = configurationApi;
export const { getConfiguration } = configurationApi.endpoints;
