import { object, string } from 'yup';
import { bankApi } from './bankApi.ts';
import { configurationNames } from './configurationNames.ts';
import type { Configuration, ConfigurationName } from './configurationNames.ts';

const configurationSchema = object(
  Object.fromEntries(configurationNames.map((name) => [name, string().optional()])),
).strict();

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
      transformResponse: (values: Record<string, string>) => {
        const known = (name: string): name is ConfigurationName =>
          configurationNames.some((wanted) => wanted === name);
        return Object.fromEntries(Object.entries(values).filter(([name]) => known(name)));
      },
    }),
  }),
});

export const { useGetConfigurationQuery } = configurationApi;
export const { getConfiguration } = configurationApi.endpoints;
