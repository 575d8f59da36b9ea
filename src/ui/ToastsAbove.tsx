import { Global } from '@emotion/react';

/** Lifts the toasts over a bar at the bottom of the page, whose buttons they would cover; `media` says on which screens it stands there. */
export function ToastsAbove({ media = 'screen' }: { media?: string }) {
  return (
    <Global
      styles={{ [`@media ${media}`]: { '.notistack-SnackbarContainer': { marginBottom: 88 } } }}
    />
  );
}
