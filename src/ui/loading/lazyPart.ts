import { createElement, useState } from 'react';
import type { ComponentType } from 'react';
import { useWhenConnected } from '../hooks/useWhenConnected.ts';
import { preloadable } from './preloadable.ts';

const nothing = () => null;

/** What loads the code of each part whose screen is loaded. */
const loads: (() => Promise<unknown>)[] = [];

/** Loads the parts of the loaded screens, so that they render at once. */
export const loadParts = () => Promise.all(loads.map((load) => load()));

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
  const { preload, Component } = preloadable(() => load().catch(() => Instead));
  loads.push(preload);
  return Component;
}
