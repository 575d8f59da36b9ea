import './toastStyles.ts';
import GlobalStyles from '@mui/material/GlobalStyles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { SnackbarProvider } from 'notistack';
import type { SnackbarOrigin } from 'notistack';
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { lowWindow } from '../../theme/windows.ts';
import { barHeight } from '../../theme/pageFrame.ts';
import { ToastCard } from './ToastCard.tsx';
import { toastPlace } from './ToastsAbove.tsx';
import { connectToaster } from './toasts.ts';
import type { Toast, ToastPosition } from './toasts.ts';

/** The width below which notistack makes toasts as wide as the window. */
const narrow = '(max-width: 599.95px)';

/**
 * Keeps the toasts below the navigation bar and above one at the bottom (`ToastsAbove`), and on a
 * phone at the top while a modal is open, as its buttons are at the bottom; scrolls a focused element
 * clear of two toasts, or of the single one in a low window.
 */
const room = {
  '.notistack-SnackbarContainer': {
    marginTop: barHeight + 2,
    marginBottom: 'var(--bar-height, 0px)',
  },
  ':root': { '--toasts-height': '200px' },
  [`@media ${narrow}`]: {
    'body:has(> .MuiDialog-root) .notistack-SnackbarContainer': {
      top: 14,
      bottom: 'auto',
      marginBlock: 0,
    },
  },
  [`@media ${lowWindow}`]: {
    ':root': { '--toasts-height': '120px' },
    '.notistack-SnackbarContainer': { marginTop: 0 },
  },
};

/**
 * The corner for a toast's position, bottom and centre where it leaves that open. In a narrow
 * window all toasts share one centred pile.
 */
export function originOf(
  position: ToastPosition = 'bottom-right',
  isNarrow = false,
): SnackbarOrigin {
  const words = position.split('-');
  const side = words.includes('left') ? 'left' : words.includes('right') ? 'right' : 'center';
  return {
    vertical: words.includes('top') ? 'top' : 'bottom',
    horizontal: isNarrow ? 'center' : side,
  };
}

const optionsOf = (toast: Toast) => ({
  variant: 'toast' as const,
  toast,
  message: toast.text,
  anchorOrigin: originOf(toast.position, window.matchMedia?.(narrow).matches),
  // The card counts down itself.
  autoHideDuration: null,
  preventDuplicate: toast.suppressDuplicates ?? false,
});

/** Keeps the toasts' element in the page, and never hidden from screen readers. */
function usePlace(): HTMLElement {
  const place = toastPlace();
  useEffect(() => {
    const show = () => place.removeAttribute('aria-hidden');
    const observer = new MutationObserver(show);
    observer.observe(place, { attributeFilter: ['aria-hidden'] });
    document.body.append(place);
    return () => {
      observer.disconnect();
      place.remove();
    };
  }, [place]);
  return place;
}

/**
 * notistack in the portal's style: 200 ms in, 150 ms out. At most four toasts, two on a phone, one
 * in a low window: more would cover what is to be pressed.
 */
function Toaster({ onClear }: { onClear: () => void }) {
  const isNarrow = useMediaQuery(narrow);
  const isLow = useMediaQuery(lowWindow);
  const most = isNarrow ? 2 : 4;
  const provider = useRef<SnackbarProvider>(null);
  const clear = useEffectEvent(onClear);
  useEffect(
    () =>
      connectToaster({
        // The press is painted first, then the toast about it.
        show: (toast) =>
          startTransition(() => void provider.current?.enqueueSnackbar(optionsOf(toast))),
        clear: () => clear(),
      }),
    [],
  );
  return (
    <SnackbarProvider
      ref={provider}
      domRoot={usePlace()}
      maxSnack={isLow ? 1 : most}
      Components={{ toast: ToastCard }}
      transitionDuration={{ enter: 200, exit: 150 }}
    >
      <GlobalStyles styles={room} />
    </SnackbarProvider>
  );
}

/** The toasts. Clearing begins with a new stack: closed toasts would fade away with their texts. */
export function ToastStack() {
  const [generation, setGeneration] = useState(0);
  return <Toaster key={generation} onClear={() => setGeneration((last) => last + 1)} />;
}
