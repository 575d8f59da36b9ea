import { Global } from '@emotion/react';
import { lowWindow } from '../theme/windows.ts';

/**
 * Lifts the toasts above a bar at the bottom of the page, so that they do not cover its buttons.
 * `media` says where the bar is there; in a low window there is never one.
 */
export function ToastsAbove({ media = 'screen' }: { media?: string }) {
  return (
    <Global
      styles={{
        [`@media ${media}`]: { ':root': { '--bar-height': '88px' } },
        [`@media ${lowWindow}`]: { ':root': { '--bar-height': '0px' } },
      }}
    />
  );
}
