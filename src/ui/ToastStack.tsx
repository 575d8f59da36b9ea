import './toastStyles.ts';
import { SnackbarProvider, useSnackbar } from 'notistack';
import type { ProviderContext } from 'notistack';
import { useEffect } from 'react';
import { ToastCard } from './ToastCard.tsx';
import { ToastFade } from './ToastFade.tsx';
import { originOf } from './toastOrigin.ts';
import { subscribeToToasts, takeToasts } from './toasts.ts';
import type { Toast } from './toasts.ts';

const defaultDuration = 8000;

function enqueue(toast: Toast, enqueueSnackbar: ProviderContext['enqueueSnackbar']) {
  const { text, targetClass, position, duration = defaultDuration, progress, action } = toast;
  enqueueSnackbar({
    message: text,
    anchorOrigin: originOf(position),
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

/** notistack in the portal's clothes: 200 ms in, 150 ms out (spec 9), four at a time. */
export function ToastStack() {
  return (
    <SnackbarProvider
      maxSnack={4}
      TransitionComponent={ToastFade}
      transitionDuration={{ enter: 200, exit: 150 }}
    >
      <ToastFeed />
    </SnackbarProvider>
  );
}
