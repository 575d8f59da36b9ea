import { createElement, lazy, useState } from 'react';
import type { ComponentType } from 'react';
import { useWhenConnected } from '../hooks/useWhenConnected.ts';

const nothing = () => null;

/**
 * A part of a screen whose code loads on its own. If that fails, `instead` takes its place, nothing
 * by default, until the connection is back, and the rest of the screen stays
 * (docs/trust.md, T20).
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = nothing,
) {
  function Instead(props: Props) {
    const [Part, setPart] = useState(() => instead);
    useWhenConnected(() => {
      load().then(
        (Loaded) => setPart(() => Loaded),
        () => undefined,
      );
    });
    return createElement(Part, props);
  }
  return lazy(async () => ({ default: await load().catch(() => Instead) }));
}
