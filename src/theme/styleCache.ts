import createCache from '@emotion/cache';
import type { Options } from '@emotion/cache';

/**
 * A cache for emotion's rules that writes them as they stand. Emotion would prefix each for browsers
 * too old for the portal, which made a fifth of a page's CSS; where a current browser still wants a
 * prefix, the style itself has it.
 */
export function createStyleCache(options?: Pick<Options, 'container'>) {
  return createCache({ key: 'p', stylisPlugins: [], ...options });
}
