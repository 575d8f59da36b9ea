import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import { keyframes } from '@mui/material/styles';
import { useSnackbar } from 'notistack';
import type { CustomContentProps } from 'notistack';
import { useEffect, useRef, useState } from 'react';
import type { Ref } from 'react';
import { ink } from '../../theme/palette.ts';
import { useCountdown } from '../hooks/useCountdown.ts';
import { CloseIcon } from '../icons/firstIcons.tsx';
import { noticeIcons } from '../page/Notice.tsx';
import type { Toast, ToastClass } from './toasts.ts';

declare module 'notistack' {
  interface VariantOverrides {
    toast: { toast: Toast };
  }
}

const severities = {
  success: 'success',
  danger: 'error',
  warning: 'warning',
  info: 'info',
  light: 'info',
  dark: 'info',
} as const satisfies Record<ToastClass, string>;

/** Literally light and dark, in dark mode too. */
const looks = {
  light: { color: ink, bgcolor: '#FFFFFF', '& .MuiAlert-icon': { color: 'inherit' } },
  dark: { color: '#FFFFFF', bgcolor: ink, '& .MuiAlert-icon': { color: 'inherit' } },
};

const shrink = keyframes({ to: { transform: 'scaleX(0)' } });

const defaultDuration = 8000;

/**
 * How long a screen reader gets to notice a new live region before it is filled, in milliseconds.
 */
const breath = 100;

interface ToastCardProps extends Pick<CustomContentProps, 'id'> {
  toast: Toast;
  ref?: Ref<HTMLDivElement>;
}

/**
 * One toast. Its text is unhidden a moment after it appears: screen readers announce only changes
 * of a live region. Danger interrupts. While it is hovered or focused, its time stands still, which
 * notistack's own does not while it has the focus.
 */
export function ToastCard({ id, toast, ref }: ToastCardProps) {
  const { text, targetClass, duration = defaultDuration, progress = false, action } = toast;
  const { closeSnackbar } = useSnackbar();
  const close = () => closeSnackbar(id);
  // While it fades away it can still be pressed.
  const isUsed = useRef(false);
  const pressOnce = (onPress: () => void) => {
    if (isUsed.current) return;
    isUsed.current = true;
    close();
    onPress();
  };
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHeld = isPointedAt || isFocused;
  useCountdown(duration, isHeld, close);
  const words = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => words.current?.removeAttribute('aria-hidden'), breath);
    return () => clearTimeout(timer);
  }, []);
  const isPlain = targetClass === 'light' || targetClass === 'dark';
  return (
    <Alert
      ref={ref}
      id={`toast-${id}`}
      data-class={targetClass}
      variant="outlined"
      severity={severities[targetClass]}
      iconMapping={noticeIcons}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      sx={{
        position: 'relative',
        overflow: 'hidden',
        // A line for each thing that there is to say.
        whiteSpace: 'pre-line',
        width: { xs: '100%', sm: '25rem' },
        maxWidth: '100%',
        pr: 1,
        ...(isPlain && looks[targetClass]),
      }}
      action={
        <>
          {action && (
            <Button
              variant="text"
              size="small"
              color={isPlain ? 'inherit' : 'primary'}
              onClick={() => pressOnce(action.onPress)}
            >
              {action.label}
            </Button>
          )}
          <IconButton aria-label="Cerrar aviso" onClick={close}>
            <CloseIcon size={20} />
          </IconButton>
        </>
      }
    >
      <div role={targetClass === 'danger' ? 'alert' : 'status'}>
        <span ref={words} aria-hidden="true">
          {text}
        </span>
      </div>
      {progress && duration !== null && (
        <LinearProgress
          aria-hidden="true"
          variant="determinate"
          value={100}
          color={isPlain ? 'inherit' : severities[targetClass]}
          sx={{
            position: 'absolute',
            inset: 'auto 0 0 0',
            '& .MuiLinearProgress-bar': {
              transformOrigin: 'left',
              animation: `${shrink} linear both`,
              animationDuration: `${duration}ms`,
              animationPlayState: isHeld ? 'paused' : 'running',
            },
          }}
        />
      )}
    </Alert>
  );
}
