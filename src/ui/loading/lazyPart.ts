import { lazy } from 'react';
import type { ComponentType } from 'react';

const nothing = () => null;

/**
 * A part of a screen whose code loads on its own. If that fails, `instead` takes its place, nothing
 * by default, and the rest of the screen stays (docs/trust.md, T20).
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = nothing,
) {
  return lazy(async () => ({ default: await load().catch(() => instead) }));
}
