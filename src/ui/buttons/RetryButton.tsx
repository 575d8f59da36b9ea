import Button from '@mui/material/Button';
import { focusMainHeading } from '../focus/arrival.ts';
import type { ButtonProps } from '@mui/material/Button';

interface RetryButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'aria-describedby'> {
  onRetry: () => void;
}

/**
 * "Reintentar". The button disappears with the error, so a click moves the focus to the page's
 * heading (docs/trust.md, T28). In a modal, MUI's focus trap keeps the focus inside the modal.
 */
export function RetryButton({ onRetry, ...props }: RetryButtonProps) {
  return (
    <Button
      {...props}
      onClick={({ currentTarget }) => {
        if (!currentTarget.closest('[role=dialog]')) focusMainHeading({ preventScroll: true });
        onRetry();
      }}
    >
      Reintentar
    </Button>
  );
}
