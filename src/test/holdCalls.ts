import { http } from 'msw';
import { bank } from './renderApp.tsx';

/**
 * Holds every call to a URL that ends with `path` until `release` is called; `asked` resolves at
 * the first of these calls.
 */
export function holdCalls(path: string): { asked: Promise<undefined>; release: () => void } {
  const arrival = Promise.withResolvers<undefined>();
  const hold = Promise.withResolvers<undefined>();
  bank.use(
    http.all(`*${path}`, () => {
      arrival.resolve(undefined);
      return hold.promise;
    }),
  );
  return { asked: arrival.promise, release: () => hold.resolve(undefined) };
}
