import { createElement, useState } from 'react';
import type { ComponentType } from 'react';
import { useWhenConnected } from '../hooks/useWhenConnected.ts';
import { preloadable } from './preloadable.ts';

const nothing = () => null;

/** What loads the code of each prerendered part; false where it is lost. */
const loads: (() => Promise<boolean>)[] = [];

/** Loads the prerendered parts of the loaded screens; false if one does not come. */
export async function loadPrerenderedParts(): Promise<boolean> {
  const isLoaded = await Promise.all(loads.map((load) => load()));
  return isLoaded.every(Boolean);
}

function createPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props>,
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
  return { Component, load: async () => (await preload()).default !== Instead };
}

/**
 * A part of a screen whose code loads on its own. If that fails, `instead` takes its place, nothing
 * by default, until the connection is back, and the rest of the screen stays
 * (docs/trust.md, T20).
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = nothing,
) => createPart(load, instead).Component;

/** A lazy part that the prerendered page shows: React waits for its code before it hydrates. */
export function prerenderedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = nothing,
) {
  const part = createPart(load, instead);
  loads.push(part.load);
  return part.Component;
}
