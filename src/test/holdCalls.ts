import { http } from 'msw';
import { bank } from './renderApp.tsx';

/** Holds every call to a path under the API base until the returned function is called. */
export function holdCalls(path: string): () => void {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  bank.use(http.all(`*${path}`, () => promise));
  return () => resolve(undefined);
}
