import { createElement, lazy, useState } from 'react';
import type { ComponentType } from 'react';

/**
 * A component with its own chunk: how to fetch it before it is shown, and how to try again after that
 * has failed.
 */
export function preloadable<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    const Current = await load();
    Loaded = Current;
    return { default: Current };
  };
  let Lazy = lazy(preload);
  /** Does not suspend if the code is loaded, so that no skeleton flashes. */
  function Component(props: Props) {
    const [Current] = useState(() => Loaded ?? Lazy);
    return createElement(Current, props);
  }
  const renew = () => {
    Lazy = lazy(preload);
  };
  return { preload, renew, Component };
}
