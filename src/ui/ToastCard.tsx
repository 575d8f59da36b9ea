import { keyframes, styled } from '@mui/material/styles';
import { useSnackbar } from 'notistack';
import type { SnackbarKey } from 'notistack';
import { useEffect, useRef, useState } from 'react';
import type { HTMLAttributes, Ref } from 'react';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { CloseIcon } from './firstIcons.tsx';
import { InfoIcon } from './icons.tsx';
import { noticeIcons } from './Notice.tsx';
import type { Toast, ToastClass } from './toasts.ts';
import { useCountdown } from './useCountdown.ts';

const shrink = keyframes({ to: { transform: 'scaleX(0)' } });

const ink = '#0E1B2A';
const white = '#FFFFFF';

const Card = styled('div')<{ 'data-class': ToastClass }>(({ theme }) => {
  const { background, divider, text, success, warning, error, primary } = theme.vars.palette;
  return {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    alignItems: 'start',
    gap: 12,
    width: 400,
    maxWidth: '100%',
    padding: '14px 8px 14px 16px',
    overflow: 'hidden',
    borderRadius: 'var(--radius)',
    border: `1px solid ${divider}`,
    boxShadow: 'var(--shadow)',
    color: text.primary,
    backgroundColor: background.paper,
    '--mark': primary.main,
    '&[data-class=success]': { '--mark': success.main },
    '&[data-class=warning]': { '--mark': warning.main },
    '&[data-class=danger]': { '--mark': error.main },
    '& > svg': { color: 'var(--mark)', marginTop: 1 },
    '& button': { marginBlock: -9 },
    // By their names also at night.
    '&[data-class=light]': { color: ink, backgroundColor: white },
    '&[data-class=dark]': { color: white, backgroundColor: ink },
    '&[data-class=light], &[data-class=dark]': {
      '--mark': 'currentColor',
      '& button': { color: 'inherit' },
    },
    [theme.breakpoints.down('sm')]: {
      ...theme.typography.body2,
      width: '100%',
      paddingBlock: 11,
      '& > svg': { width: 20, height: 20 },
    },
  };
});
const Text = styled('div')({ minWidth: 0, overflowWrap: 'anywhere' });
const Ends = styled('div')({ display: 'flex', alignItems: 'center' });
const Progress = styled('span')({
  position: 'absolute',
  inset: 'auto 0 0 0',
  height: 3,
  transformOrigin: 'left',
  backgroundColor: 'var(--mark)',
  animation: `${shrink} linear both`,
  'div:hover > &, div:focus-within > &': { animationPlayState: 'paused' },
});

const icons = { ...noticeIcons, light: InfoIcon, dark: InfoIcon };
/** Milliseconds that a screen reader gets to notice a new live region before it is filled. */
const breath = 100;

/** One toast; notistack adds a ref and the attributes of its transition. */
export interface ToastCardProps extends HTMLAttributes<HTMLDivElement> {
  id: string;
  toastKey: SnackbarKey;
  text: string;
  targetClass: ToastClass;
  /** Milliseconds until it closes by itself, or never. */
  duration: number | null;
  /** Shows how much of them is left. */
  progress: boolean;
  action: Toast['action'];
  ref?: Ref<HTMLDivElement>;
}

/**
 * Its words are there at once, but uncovered a moment later: screen readers only speak what changes in a live region. Danger interrupts.
 * As long as the pointer or the focus is on it, its time stands still.
 */
export function ToastCard({
  toastKey,
  text,
  targetClass,
  duration,
  progress,
  action,
  ref,
  ...rest
}: ToastCardProps) {
  const { closeSnackbar } = useSnackbar();
  const close = () => closeSnackbar(toastKey);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  useCountdown(duration, isPointedAt || isFocused, close);
  const words = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => words.current?.removeAttribute('aria-hidden'), breath);
    return () => clearTimeout(timer);
  }, []);
  const Icon = icons[targetClass];
  return (
    <Card
      {...rest}
      ref={ref}
      data-class={targetClass}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      <Icon size={22} />
      <Text role={targetClass === 'danger' ? 'alert' : 'status'}>
        <span ref={words} aria-hidden="true">
          {text}
        </span>
      </Text>
      <Ends>
        {action && (
          <Button
            variant="text"
            size="small"
            onClick={() => {
              close();
              action.onPress();
            }}
          >
            {action.label}
          </Button>
        )}
        <IconButton aria-label="Cerrar aviso" onClick={close}>
          <CloseIcon size={20} />
        </IconButton>
      </Ends>
      {progress && duration !== null && (
        <Progress
          aria-hidden="true"
          data-progress=""
          style={{ animationDuration: `${duration}ms` }}
        />
      )}
    </Card>
  );
}
