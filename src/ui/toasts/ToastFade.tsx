import Fade from '@mui/material/Fade';
import type { TransitionProps } from 'notistack';
import type { ReactElement } from 'react';

type Props = TransitionProps & { children: ReactElement };

/** notistack's transition as MUI's fade, which is fine with reduced motion too. */
export function ToastFade(props: Props) {
  const { children, onEnter, onEntered, onExit, onExited, timeout } = props;
  return (
    <Fade
      in={props.in ?? false}
      appear
      {...(timeout !== undefined && { timeout })}
      onEnter={(node, appearing) => onEnter?.(node, appearing)}
      onEntered={(node, appearing) => onEntered?.(node, appearing)}
      onExit={(node) => onExit?.(node)}
      onExited={(node) => onExited?.(node)}
    >
      {children}
    </Fade>
  );
}
