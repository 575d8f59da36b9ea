import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { keyframes } from '@mui/material/styles';
import useForkRef from '@mui/utils/useForkRef';
import { useSnackbar } from 'notistack';
import type { CustomContentProps } from 'notistack';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CSSProperties, Ref } from 'react';
import { useLocation } from 'react-router';
import { ink } from '../../theme/contrast.ts';
import { gutter, pageWidth } from '../../theme/pageFrame.ts';
import { strongContrast } from '../../theme/tokens.ts';
import { useIsPageVisible } from '../hooks/useIsPageVisible.ts';
import { CloseIcon } from '../icons/firstIcons.tsx';
import { noticeIcons } from '../page/Notice.tsx';
import { cornerOf } from './toasts.ts';
import type { Toast, ToastClass } from './toasts.ts';
import { useFreePlace } from './useFreePlace.ts';

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

/** The colours of the toasts that are always light or always dark, in every colour scheme. */
const looks = {
  light: { color: ink, bgcolor: '#FFFFFF', '& .MuiAlert-icon': { color: 'inherit' } },
  dark: { color: '#FFFFFF', bgcolor: ink, '& .MuiAlert-icon': { color: 'inherit' } },
};

const shrink = keyframes({ to: { transform: 'scaleX(0)' } });

const defaultDuration = 8000;

/** Milliseconds before screen readers get the text of a new live region, and so notice a change. */
const announceDelay = 100;

/**
 * Calls `onEnd` after `duration` milliseconds, not counting the time in which the toast is held
 * (pointed at or focused) or the page is hidden; never if `duration` is null.
 */
function useCountdown(duration: number | null, isHeld: boolean, onEnd: () => void): void {
  const isVisible = useIsPageVisible();
  const left = useRef(duration ?? Infinity);
  const end = useEffectEvent(onEnd);
  const isPaused = isHeld || !isVisible || duration === null;
  useEffect(() => {
    if (isPaused) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - startedAt;
    };
  }, [isPaused]);
}

/** Calls `onLeave` when the screen changes, and on the screen at the path `end`. */
function useScreenChange(end: string | undefined, onLeave: () => void): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (pathname !== first.current || pathname === end) leave();
  }, [pathname, end]);
}

interface ToastCardProps extends Pick<CustomContentProps, 'id'> {
  toast: Toast;
  /** The style that the transition sets. */
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/**
 * One toast. Screen readers get its text a moment after its live region, because they announce only
 * changes within a live region. A toast of the class 'danger' interrupts a screen reader. The card
 * counts down and closes itself (docs/decisions.md, toasts).
 */
export function ToastCard({ id, toast, style, ref }: ToastCardProps) {
  const { text, targetClass, duration = defaultDuration, progress = false, action } = toast;
  const { closeSnackbar } = useSnackbar();
  const close = () => closeSnackbar(id);
  // A toast that fades out can still be pressed, but must not act twice.
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
  useScreenChange(toast.endsOn, () => {
    if (!toast.outlivesScreen) close();
  });
  const card = useRef<HTMLDivElement>(null);
  useFreePlace(card, cornerOf(toast.position));
  const words = useRef<HTMLSpanElement>(null);
  const wordsId = `toast-${id}-words`;
  useEffect(() => {
    const timer = setTimeout(() => words.current?.removeAttribute('aria-hidden'), announceDelay);
    return () => clearTimeout(timer);
  }, []);
  const isPlain = targetClass === 'light' || targetClass === 'dark';
  return (
    <Alert
      ref={useForkRef(ref, card)}
      id={`toast-${id}`}
      data-class={targetClass}
      style={style}
      variant="outlined"
      severity={severities[targetClass]}
      iconMapping={noticeIcons}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        overflow: 'hidden',
        pr: 1,
        displayPrint: 'none',
        // Set by `useFreePlace`: a bar across the bottom of the window.
        '&[data-docked]': {
          maxHeight: '50dvh',
          overflowY: 'auto',
          paddingInline: `max(${gutter}, (100% - ${pageWidth}px) / 2)`,
          paddingBottom: 'calc(11px + env(safe-area-inset-bottom))',
          borderRadius: 0,
          borderWidth: '1px 0 0',
        },
        ...(isPlain && looks[targetClass]),
      }}
    >
      <Box sx={{ display: 'flow-root' }}>
        <Box role={targetClass === 'danger' ? 'alert' : 'status'} sx={{ display: 'inline' }}>
          <Box
            component="span"
            ref={words}
            id={wordsId}
            aria-hidden="true"
            sx={{ '& > :not(:last-child)': { display: 'block' } }}
          >
            {text.split('\n').map((line) => (
              <span key={line}>{line}</span>
            ))}
          </Box>
        </Box>
        {/* The buttons are on the text's last line if there is room, to keep the toast small. */}
        <Stack
          direction="row"
          sx={{
            float: 'right',
            alignItems: 'center',
            ml: 1,
            my: 'calc((1lh - 2.75rem) / 2)',
            // In strong contrast the buttons have a visible border, which must not cross the line
            // above.
            [strongContrast]: { my: 0 },
          }}
        >
          {action && (
            <Button
              variant="text"
              size="small"
              aria-describedby={wordsId}
              color={isPlain ? 'inherit' : 'primary'}
              onClick={() => pressOnce(action.onPress)}
            >
              {action.label}
            </Button>
          )}
          <IconButton aria-label="Cerrar aviso" aria-describedby={wordsId} onClick={close}>
            <CloseIcon size={20} />
          </IconButton>
        </Stack>
      </Box>
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
