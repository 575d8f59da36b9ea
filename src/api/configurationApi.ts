import { mixed } from 'yup';
import { record } from '../lib/schemas.ts';
import { bankApi, ifFailed } from './bankApi.ts';
import { configurationNames } from './configurationNames.ts';
import type { Configuration } from './configurationNames.ts';
import { asText } from './fields.ts';
import { placeOf, readRecord } from './records.ts';

/** A configuration value: a text, a number, or nothing. */
export const valueSchema = mixed<string | number>(
  (value): value is string | number => typeof value === 'string' || Number.isFinite(value),
)
  .nullable()
  .optional();

export const configurationApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * POST consultarConfiguraciones: the values of `configurationNames`. Each is validated
     * separately: a number becomes text, an empty or unreadable value is left out.
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
