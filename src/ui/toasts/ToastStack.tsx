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

/** Each toast has a place of its own in the window (`useFreePlace`), not one in notistack's boxes. */
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
  // The card counts down itself.
  autoHideDuration: null,
  preventDuplicate: toast.suppressDuplicates ?? false,
});

function createRegion(): HTMLElement {
  const region = document.createElement('section');
  region.setAttribute('aria-label', 'Mensajes');
  return region;
}

/**
 * The toasts' element, at the end of the page. An open modal hides all elements beside it from
 * screen readers; this one stays visible to them, so that messages are announced.
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
 * notistack in the portal's style: 200 ms in, 150 ms out. At most four toasts, two on a phone, one
 * in a low window: more would find no place.
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
      domRoot={useRegion()}
      maxSnack={isLow ? 1 : most}
      Components={{ toast: ToastCard }}
      // Sliding in, a toast would cover content on its way.
      TransitionComponent={Fade}
      transitionDuration={{ enter: 200, exit: 150 }}
    >
      <GlobalStyles styles={placedByThemselves} />
    </SnackbarProvider>
  );
}

/** The toasts. Clearing begins with a new stack: closed toasts would fade away with their texts. */
export function ToastStack() {
  const [generation, setGeneration] = useState(0);
  return <Toaster key={generation} onClear={() => setGeneration((last) => last + 1)} />;
}
