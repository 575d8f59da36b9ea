import { mixed } from 'yup';
import { record } from '../lib/schemas.ts';
import { bankApi, ifFailed } from './bankApi.ts';
import { configurationNames } from './configurationNames.ts';
import type { Configuration } from './configurationNames.ts';
import { asText } from './fields.ts';
import { placeOf, readRecord } from './records.ts';

/** The value of a configuration key: a text, a number, or nothing. */
export const valueSchema = mixed<string | number>(
  (value): value is string | number => typeof value === 'string' || Number.isFinite(value),
)
  .nullable()
  .optional();

export const configurationApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * POST consultarConfiguraciones: all keys that the portal uses, in one call. Each value is read
     * separately: a number as text, an unreadable one as absent; unknown keys are ignored.
     */
    getConfiguration: build.query<Configuration, void>({
      providesTags: ifFailed,
      query: () => ({
        url: '/apiri/configuracionGeneral/consultarConfiguraciones',
        method: 'POST',
        body: configurationNames,
      }),
      rawResponseSchema: record(),
      transformResponse: (answer: object, meta) => {
        const values = new Map<string, unknown>(Object.entries(answer));
        return Object.fromEntries(
          configurationNames.flatMap((name) => {
            const place = `${placeOf(meta)}${name}`;
            const value = readRecord(values.get(name), place, valueSchema, asText);
            return value ? [[name, value]] : [];
          }),
        );
      },
    }),
  }),
});

export const { useGetConfigurationQuery } = configurationApi;
export const { getConfiguration } = configurationApi.endpoints;
