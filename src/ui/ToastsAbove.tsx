import { Global } from '@emotion/react';
import { lowWindow } from '../theme/lowWindow.ts';

/**
 * Lifts the toasts over a bar at the bottom of the page, whose buttons they would cover; `media` says on which screens it stands there.
 * In a low window no bar does.
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
