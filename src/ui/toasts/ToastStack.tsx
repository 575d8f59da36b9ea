import './toastStyles.ts';
import Fade from '@mui/material/Fade';
import GlobalStyles from '@mui/material/GlobalStyles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { SnackbarProvider } from 'notistack';
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { lowWindow, mobileWindow } from '../../theme/windows.ts';
import { ToastCard } from './ToastCard.tsx';
import { connectToaster } from './toasts.ts';
import type { Toast } from './toasts.ts';

/** `useFreePlace` positions each toast in the window, so notistack's boxes must not. */
const placedByThemselves = {
  'body .notistack-SnackbarContainer, body .notistack-Snackbar': {
    position: 'static',
    transform: 'none',
  },
};

const optionsOf = (toast: Toast) => ({
  variant: 'toast' as const,
  toast,
  message: toast.text,
  // The card itself counts down.
  autoHideDuration: null,
  preventDuplicate: toast.suppressDuplicates ?? false,
});

function createRegion(): HTMLElement {
  const region = document.createElement('section');
  region.setAttribute('aria-label', 'Mensajes');
  return region;
}

/**
 * Creates the toasts' element at the end of the page. An open modal hides the elements beside it
 * from screen readers by `aria-hidden`, which is removed here, so that toasts are announced.
 */
function useRegion(): HTMLElement {
  const [element] = useState(createRegion);
  useEffect(() => {
    const show = () => element.removeAttribute('aria-hidden');
    const observer = new MutationObserver(show);
    observer.observe(element, { attributeFilter: ['aria-hidden'] });
    document.body.append(element);
    return () => {
      observer.disconnect();
      element.remove();
    };
  }, [element]);
  return element;
}

/**
 * notistack in the portal's style: toasts fade in within 200 ms and out within 150 ms. At most four
 * toasts are shown, two on a phone, one in a low window, because more would find no free place.
 */
function Toaster({ onClear }: { onClear: () => void }) {
  const isMobile = useMediaQuery(mobileWindow);
  const isLow = useMediaQuery(lowWindow);
  const most = isMobile ? 2 : 4;
  const provider = useRef<SnackbarProvider>(null);
  const clear = useEffectEvent(onClear);
  useEffect(
    () =>
      connectToaster({
        // A transition, so that the press is painted before its toast.
        show: (toast) =>
          startTransition(() => void provider.current?.enqueueSnackbar(optionsOf(toast))),
        clear: () => clear(),
      }),
    [],
  );
  return (
    <SnackbarProvider
      ref={provider}
      domRoot={useRegion()}
      maxSnack={isLow ? 1 : most}
      Components={{ toast: ToastCard }}
      // A fade, because a sliding toast would cover content on its way.
      TransitionComponent={Fade}
      transitionDuration={{ enter: 200, exit: 150 }}
    >
      <GlobalStyles styles={placedByThemselves} />
    </SnackbarProvider>
  );
}

/**
 * The toasts. To clear them, a new stack replaces the old one: closed toasts would fade out with
 * their texts still readable.
 */
export function ToastStack() {
  const [generation, setGeneration] = useState(0);
  return <Toaster key={generation} onClear={() => setGeneration((last) => last + 1)} />;
}
