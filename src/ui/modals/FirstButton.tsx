import type { ButtonProps } from '@mui/material/Button';
import { LoadingButton } from '../buttons/LoadingButton.tsx';
import { useInitialFocus } from '../focus/arrival.ts';

/** The button that has the focus when its modal opens, so that Enter presses the button at once. */
export function FirstButton(props: Omit<ButtonProps, 'ref'>) {
  const ref = useInitialFocus<HTMLButtonElement>();
  return <LoadingButton {...props} ref={ref} />;
}
