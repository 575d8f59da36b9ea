import './toastStyles.ts';
import { Global } from '@emotion/react';
import { SnackbarProvider, useSnackbar } from 'notistack';
import type { ProviderContext } from 'notistack';
import { startTransition, useEffect, useState } from 'react';
import { lowWindow } from '../theme/lowWindow.ts';
import { ToastCard } from './ToastCard.tsx';
import { ToastFade } from './ToastFade.tsx';
import { originOf } from './toastOrigin.ts';
import { subscribeToToasts, takeToasts } from './toasts.ts';
import type { Toast } from './toasts.ts';
import { useMediaQuery } from './useMediaQuery.ts';

const defaultDuration = 8000;

/** Where notistack gives every toast the whole width. */
const narrow = '(max-width: 599.95px)';

/** Above a bar (`ToastsAbove`); what gets the focus is scrolled clear of two toasts, in a low window of its one. */
const room = {
  '.notistack-SnackbarContainer': { marginBottom: 'var(--bar-height, 0px)' },
  ':root': { '--toasts-height': '200px' },
  [`@media ${lowWindow}`]: { ':root': { '--toasts-height': '120px' } },
};

function enqueue(toast: Toast, enqueueSnackbar: ProviderContext['enqueueSnackbar']) {
  const { text, targetClass, position, duration = defaultDuration, progress, action } = toast;
  enqueueSnackbar({
    message: text,
    anchorOrigin: originOf(position, window.matchMedia?.(narrow).matches),
    // The card counts itself: notistack would not wait for who holds the focus there.
    autoHideDuration: null,
    preventDuplicate: toast.suppressDuplicates ?? false,
    content: (key) => (
      <ToastCard
        id={`toast-${key}`}
        toastKey={key}
        text={text}
        targetClass={targetClass}
        duration={duration}
        progress={progress ?? false}
        action={action}
      />
    ),
  });
}

/** Hands the waiting toasts to notistack, now and whenever one comes. */
function ToastFeed() {
  const { enqueueSnackbar } = useSnackbar();
  useEffect(() => {
    // What was pressed is painted before what is said of it.
    const feed = () =>
      startTransition(() => {
        for (const toast of takeToasts()) enqueue(toast, enqueueSnackbar);
      });
    feed();
    return subscribeToToasts(feed);
  }, [enqueueSnackbar]);
  return null;
}

function createPlace(): HTMLElement {
  const place = document.createElement('section');
  place.setAttribute('aria-label', 'Avisos');
  return place;
}

/** A place of its own at the end of the page: a window hides all beside it from screen readers, but messages must still be heard. */
function usePlace(): HTMLElement {
  const [place] = useState(createPlace);
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

/** notistack in the portal's clothes: 200 ms in, 150 ms out (spec 9); four at a time, on a phone two, in a low window one, as more would cover what is to be pressed. */
export function ToastStack() {
  const isNarrow = useMediaQuery(narrow);
  const isLow = useMediaQuery(lowWindow);
  const most = isNarrow ? 2 : 4;
  return (
    <SnackbarProvider
      domRoot={usePlace()}
      maxSnack={isLow ? 1 : most}
      TransitionComponent={ToastFade}
      transitionDuration={{ enter: 200, exit: 150 }}
    >
      <Global styles={room} />
      <ToastFeed />
    </SnackbarProvider>
  );
}
