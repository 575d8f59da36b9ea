import { array } from 'yup';
import { configurationOf } from '../bank/configuration.ts';
import type { SandboxSettings } from '../bank/environment.ts';
import { endpointMaker } from './endpoint.ts';
import type { Endpoint } from './endpoint.ts';
import { words } from './schemas.ts';

/** Creates the endpoint that returns the configuration values named in a call. */
export function configurationEndpoints(settings: SandboxSettings): Endpoint[] {
  return [
    endpointMaker(settings)({
      name: 'getConfiguration',
      method: 'post',
      path: '/apiri/configuracionGeneral/consultarConfiguraciones',
      access: 'any',
      body: array(words()).required(),
      answer: (_, { body }) => configurationOf(body, settings),
    }),
  ];
}
