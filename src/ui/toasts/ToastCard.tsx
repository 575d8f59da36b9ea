import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useSnackbar } from 'notistack';
import type { SnackbarKey } from 'notistack';
import { useEffect, useRef, useState } from 'react';
import type { HTMLAttributes, Ref } from 'react';
import { useCountdown } from '../hooks/useCountdown.ts';
import { CloseIcon } from '../icons/firstIcons.tsx';
import { noticeIcons } from '../page/Notice.tsx';
import { Card, Ends, Progress, Text } from './toastFrame.ts';
import type { Toast, ToastClass } from './toasts.ts';

const icons = {
  ...noticeIcons,
  danger: noticeIcons.error,
  light: noticeIcons.info,
  dark: noticeIcons.info,
};
/**
 * How long a screen reader gets to notice a new live region before it is filled, in milliseconds.
 */
const breath = 100;

/** Props of a toast; notistack adds a ref and the attributes of its transition. */
interface ToastCardProps extends HTMLAttributes<HTMLDivElement> {
  id: string;
  toastKey: SnackbarKey;
  text: string;
  targetClass: ToastClass;
  /** Milliseconds until it closes by itself; null: never. */
  duration: number | null;
  /** Shows how much of that time is left. */
  progress: boolean;
  action: Toast['action'];
  ref?: Ref<HTMLDivElement>;
}

/**
 * One toast. Its text is unhidden a moment after it appears: screen readers announce only changes
 * of a live region. Danger interrupts. While it is hovered or focused, its time stands still.
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
  useCountdown(duration, isPointedAt || isFocused, close);
  const words = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => words.current?.removeAttribute('aria-hidden'), breath);
    return () => clearTimeout(timer);
  }, []);
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
      {icons[targetClass]}
      <Text role={targetClass === 'danger' ? 'alert' : 'status'}>
        <span ref={words} aria-hidden="true">
          {text}
        </span>
      </Text>
      <Ends>
        {action && (
          <Button variant="text" size="small" onClick={() => pressOnce(action.onPress)}>
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
