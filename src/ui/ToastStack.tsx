import './toastStyles.ts';
import { SnackbarProvider, enqueueSnackbar } from 'notistack';
import { useEffect } from 'react';
import { ToastCard } from './ToastCard.tsx';
import { ToastFade } from './ToastFade.tsx';
import { originOf } from './toastOrigin.ts';
import { subscribeToToasts, takeToasts } from './toasts.ts';
import type { Toast } from './toasts.ts';

const defaultDuration = 8000;

function enqueue({ text, targetClass, position, suppressDuplicates = false, ...rest }: Toast) {
  const { duration = defaultDuration, progress = false } = rest;
  enqueueSnackbar({
    message: text,
    anchorOrigin: originOf(position),
    autoHideDuration: duration,
    preventDuplicate: suppressDuplicates,
    content: (key) => (
      <ToastCard
        id={`toast-${key}`}
        toastKey={key}
        text={text}
        targetClass={targetClass}
        progress={progress ? duration : null}
      />
    ),
  });
}

function drain() {
  for (const toast of takeToasts()) enqueue(toast);
}

/** notistack in the portal's clothes: 200 ms in, 150 ms out, four at a time (spec 9). */
export function ToastStack() {
  useEffect(() => {
    drain();
    return subscribeToToasts(drain);
  }, []);
  return (
    <SnackbarProvider
      maxSnack={4}
      TransitionComponent={ToastFade}
      transitionDuration={{ enter: 200, exit: 150 }}
    />
  );
}
