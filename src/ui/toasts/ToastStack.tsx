import './toastStyles.ts';
import GlobalStyles from '@mui/material/GlobalStyles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { SnackbarProvider, useSnackbar } from 'notistack';
import type { ProviderContext } from 'notistack';
import { startTransition, useEffect } from 'react';
import { lowWindow } from '../../theme/windows.ts';
import { barHeight } from '../../theme/pageFrame.ts';
import { ToastCard } from './ToastCard.tsx';
import { originOf } from './toastOrigin.ts';
import { toastPlace } from './toastPlace.ts';
import { subscribeToToasts, takeToasts, toastGeneration } from './toasts.ts';
import type { Toast } from './toasts.ts';

/** Where notistack makes every toast as wide as the window. */
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

function enqueue(toast: Toast, enqueueSnackbar: ProviderContext['enqueueSnackbar']) {
  enqueueSnackbar({
    variant: 'toast',
    toast,
    message: toast.text,
    anchorOrigin: originOf(toast.position, window.matchMedia?.(narrow).matches),
    // The card counts down itself.
    autoHideDuration: null,
    preventDuplicate: toast.suppressDuplicates ?? false,
  });
}

/** Hands the waiting toasts to notistack, now and whenever one is added. */
function ToastFeed() {
  const { enqueueSnackbar } = useSnackbar();
  useEffect(() => {
    const own = toastGeneration();
    // The press is painted first, then the toast about it.
    const feed = () =>
      startTransition(() => {
        // Of a stack that was cleared, the next one takes it.
        if (toastGeneration() !== own) return;
        for (const toast of takeToasts()) enqueue(toast, enqueueSnackbar);
      });
    feed();
    return subscribeToToasts(feed);
  }, [enqueueSnackbar]);
  return null;
}

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
export function ToastStack() {
  const isNarrow = useMediaQuery(narrow);
  const isLow = useMediaQuery(lowWindow);
  const most = isNarrow ? 2 : 4;
  return (
    <SnackbarProvider
      domRoot={usePlace()}
      maxSnack={isLow ? 1 : most}
      Components={{ toast: ToastCard }}
      transitionDuration={{ enter: 200, exit: 150 }}
    >
      <GlobalStyles styles={room} />
      <ToastFeed />
    </SnackbarProvider>
  );
}
