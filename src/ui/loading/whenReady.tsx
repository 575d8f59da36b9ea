import { createContext, lazy, use } from 'react';
import type { ComponentType, ReactNode } from 'react';

/** What `WhenReady` waits for; provided by `App`. */
export const ReadyContext = createContext<Promise<unknown>>(Promise.resolve());

function Open({ children }: { children: ReactNode }) {
  return children;
}

type Gate = ComponentType<{ children: ReactNode }>;
const gates = new WeakMap<Promise<unknown>, Gate>();

/**
 * A component that suspends until the promise resolves and then never again, whereas `use` would
 * suspend each new instance for a moment.
 */
function gateOf(ready: Promise<unknown>): Gate {
  const known = gates.get(ready);
  if (known) return known;
  const gate = lazy(() => ready.then(() => ({ default: Open })));
  gates.set(ready, gate);
  return gate;
}

/** Suspends until what a screen needs besides its own code is ready; throws if that fails. */
function WhenReady({ children }: { children: ReactNode }) {
  const Ready = gateOf(use(ReadyContext));
  // oxlint-disable-next-line react/static-components -- one for each promise, kept in `gates`
  return <Ready>{children}</Ready>;
}

/** Wraps a component so that it may render at any time: it suspends until everything is ready. */
export function whenReady<Props extends object>(Component: ComponentType<Props>) {
  return function Gated(props: Props) {
    return (
      <WhenReady>
        <Component {...props} />
      </WhenReady>
    );
  };
}
