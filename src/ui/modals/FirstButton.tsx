import { BusyButton } from '../buttons/BusyButton.tsx';
import type { BusyButtonProps } from '../buttons/BusyButton.tsx';
import { useInitialFocus } from '../focus/useInitialFocus.ts';

/** The button that has the focus when its modal opens, so that one key is enough. */
export function FirstButton(props: Omit<BusyButtonProps, 'ref'>) {
  const ref = useInitialFocus<HTMLButtonElement>();
  return <BusyButton {...props} ref={ref} />;
}
