import { useRef } from 'react';

/**
 * A call that runs once at a time: while it runs, whoever calls again gets the same answer. Formik
 * submits twice for two presses in the same instant, and is busy until each of them is answered.
 */
export function useSharedCall<Args extends unknown[], Answer>(
  call: (...args: Args) => Promise<Answer>,
): (...args: Args) => Promise<Answer> {
  const running = useRef<Promise<Answer>>(undefined);
  return (...args) => {
    running.current ??= call(...args).finally(() => {
      running.current = undefined;
    });
    return running.current;
  };
}
