import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Schema } from 'yup';
import { isOf } from '../../lib/schemas.ts';

/**
 * Returns the `state` of the navigation to this screen if it fits the schema, and keeps returning
 * it. The history entry's state is removed, because a later return would show an outdated message.
 */
export function useLocationState<T>(schema: Schema<T>): T | undefined {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const arrived = isOf(schema, state) ? state : undefined;
  const [taken, setTaken] = useState(arrived);
  if (arrived !== undefined && arrived !== taken) setTaken(arrived);
  useEffect(() => {
    if (arrived !== undefined) {
      void navigate({ pathname, search }, { replace: true, state: null });
    }
  }, [arrived, navigate, pathname, search]);
  return taken;
}
