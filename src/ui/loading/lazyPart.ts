import { lazy } from 'react';
import type { ComponentType } from 'react';

const nothing = () => null;

/**
 * A part of a screen whose code loads on its own. If that fails, the part is left out and the rest
 * of the screen stays.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({
    default: await load().catch((): ComponentType<Props> => nothing),
  }));
}
