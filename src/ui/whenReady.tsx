import { createContext, lazy, use } from 'react';
import type { ComponentType, ReactNode } from 'react';

/** What components made with `whenReady` wait for; given by `App`. */
export const ReadyContext = createContext<Promise<unknown>>(Promise.resolve());

function Open({ children }: { children: ReactNode }) {
  return children;
}

type Gate = ComponentType<{ children: ReactNode }>;
const gates = new WeakMap<Promise<unknown>, Gate>();

/** A gate that opens with the promise and is no delay from then on, as `use` would be for each new render. */
function gateOf(ready: Promise<unknown>): Gate {
  const known = gates.get(ready);
  if (known) return known;
  const gate = lazy(() => ready.then(() => ({ default: Open })));
  gates.set(ready, gate);
  return gate;
}

/** Suspends until everything stands that a screen needs beside its own code; fails with it. */
export function WhenReady({ children }: { children: ReactNode }) {
  const Ready = gateOf(use(ReadyContext));
  // oxlint-disable-next-line react/static-components -- one for each promise, kept in `gates`
  return <Ready>{children}</Ready>;
}

/** A component that may render from the first moment on, and waits. */
export function whenReady<Props extends object>(Component: ComponentType<Props>) {
  return function Waiting(props: Props) {
    return (
      <WhenReady>
        <Component {...props} />
      </WhenReady>
    );
  };
}
