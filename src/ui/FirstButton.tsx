import { BusyButton } from './BusyButton.tsx';
import type { BusyButtonProps } from './BusyButton.tsx';
import { useInitialFocus } from './useInitialFocus.ts';

/** The button of a window that has the focus when it opens: one key is enough. */
export function FirstButton(props: Omit<BusyButtonProps, 'ref'>) {
  const ref = useInitialFocus<HTMLButtonElement>();
  return <BusyButton {...props} ref={ref} />;
}
