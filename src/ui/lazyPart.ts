import { lazy } from 'react';
import type { ComponentType } from 'react';

const nothing = () => null;

/** A part of a screen that comes with code of its own; where that does not load the part is left out, and takes nothing else down. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({
    default: await load().catch((): ComponentType<Props> => nothing),
  }));
}
