import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';

const Label = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 8 });
const Centre = styled('span')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});

export interface LoadingButtonProps extends ButtonProps {
  busyText?: string;
}

/**
 * A button that keeps its width and the focus while it is loading: the busy text is drawn over its
 * own text, and is added to the accessible name. Meanwhile the button ignores presses and is
 * `aria-disabled`. MUI's own `loading` would disable the button, and so remove the focus from it.
 */
export function LoadingButton({
  loading = false,
  busyText,
  startIcon,
  onClick,
  children,
  ...rest
}: LoadingButtonProps) {
  return (
    <Button
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      {...rest}
      onClick={(event) => {
        if (loading) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <Label sx={{ opacity: loading ? 0 : 1 }}>
        {startIcon}
        <span>{children}</span>
      </Label>
      {loading && (
        <Centre>
          <Label>
            <CircularProgress aria-hidden="true" />
            {busyText !== undefined && <span>{` ${busyText}`}</span>}
          </Label>
        </Centre>
      )}
    </Button>
  );
}
