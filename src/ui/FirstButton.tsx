import { BusyButton } from './BusyButton.tsx';
import type { BusyButtonProps } from './BusyButton.tsx';
import { useInitialFocus } from './useInitialFocus.ts';

/** The button that has the focus when its window opens, so that one key is enough. */
export function FirstButton(props: Omit<BusyButtonProps, 'ref'>) {
  const ref = useInitialFocus<HTMLButtonElement>();
  return <BusyButton {...props} ref={ref} />;
}
