import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Guard } from '../../lib/guards.ts';

/**
 * What was handed to this screen with the navigation (`state`), if it passes the guard. Taken out of
 * the history entry, so that coming back to it later does not find what is no longer true.
 */
export function useHandedOver<T>(isExpected: Guard<T>): T | undefined {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const arrived = isExpected(state) ? state : undefined;
  const [taken, setTaken] = useState(arrived);
  if (arrived !== undefined && arrived !== taken) setTaken(arrived);
  useEffect(() => {
    if (arrived !== undefined) {
      void navigate({ pathname, search }, { replace: true, state: null });
    }
  }, [arrived, navigate, pathname, search]);
  return taken;
}
