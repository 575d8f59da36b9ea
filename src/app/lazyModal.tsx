import { Suspense, lazy, useState } from 'react';
import type { ComponentType } from 'react';

/**
 * A modal whose code is fetched when it first opens. If the code is lost it throws, and the next
 * opening fetches it again: `lazy` alone would stay broken (docs/trust.md, T20).
 */
export function lazyModal<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const fetchable = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        Latest = fetchable();
        throw error;
      }
    });
  let Latest = fetchable();
  return function LazyModal(props: Props) {
    // The one it opened with, or a failure would be fetched again without end.
    const [Current] = useState(() => Latest);
    return (
      <Suspense fallback={null}>
        <Current {...props} />
      </Suspense>
    );
  };
}
