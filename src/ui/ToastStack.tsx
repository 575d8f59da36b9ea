import './toastStyles.ts';
import { SnackbarProvider, useSnackbar } from 'notistack';
import type { ProviderContext } from 'notistack';
import { useEffect, useState } from 'react';
import { ToastCard } from './ToastCard.tsx';
import { ToastFade } from './ToastFade.tsx';
import { originOf } from './toastOrigin.ts';
import { subscribeToToasts, takeToasts } from './toasts.ts';
import type { Toast } from './toasts.ts';

const defaultDuration = 8000;

/** Where notistack gives every toast the whole width. */
const isNarrow = () => window.matchMedia?.('(max-width: 599.95px)').matches ?? false;

function enqueue(toast: Toast, enqueueSnackbar: ProviderContext['enqueueSnackbar']) {
  const { text, targetClass, position, duration = defaultDuration, progress, action } = toast;
  enqueueSnackbar({
    message: text,
    anchorOrigin: originOf(position, isNarrow()),
    autoHideDuration: duration,
    preventDuplicate: toast.suppressDuplicates ?? false,
    content: (key) => (
      <ToastCard
        id={`toast-${key}`}
        toastKey={key}
        text={text}
        targetClass={targetClass}
        progress={progress ? duration : null}
        action={action}
      />
    ),
  });
}

/** Hands the waiting toasts to notistack, now and whenever one comes. */
function ToastFeed() {
  const { enqueueSnackbar } = useSnackbar();
  useEffect(() => {
    const feed = () => {
      for (const toast of takeToasts()) enqueue(toast, enqueueSnackbar);
    };
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

/** notistack in the portal's clothes: 200 ms in, 150 ms out (spec 9), four at a time. */
export function ToastStack() {
  return (
    <SnackbarProvider
      domRoot={usePlace()}
      maxSnack={4}
      TransitionComponent={ToastFade}
      transitionDuration={{ enter: 200, exit: 150 }}
    >
      <ToastFeed />
    </SnackbarProvider>
  );
}
