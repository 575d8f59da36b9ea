import { styled } from '@mui/material/styles';
import { Spinner } from '../loading/Spinner.tsx';
import { Button } from './Button.tsx';
import type { ButtonProps } from './Button.tsx';

const Label = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 8 });
const Centre = styled('span')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});

/** A button, and whether what it does is under way. */
export interface BusyButtonProps extends ButtonProps {
  busy?: boolean;
}

/**
 * A button that keeps its name, width and focus while it works. It ignores presses meanwhile, by
 * `aria-disabled`: `disabled` would lose the focus.
 */
export function BusyButton({
  busy = false,
  startIcon,
  onClick,
  children,
  ...rest
}: BusyButtonProps) {
  return (
    <Button
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      {...rest}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <Label style={busy ? { opacity: 0 } : undefined}>
        {startIcon}
        <span>{children}</span>
      </Label>
      {busy && (
        <Centre aria-hidden="true">
          <Spinner />
        </Centre>
      )}
    </Button>
  );
}
