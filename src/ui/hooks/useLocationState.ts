import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Schema } from 'yup';
import { isOf } from '../../lib/schemas.ts';

/**
 * The navigation's `state` for this screen, if it fits the schema. It is removed from the history
 * entry, so that a later return does not show an outdated message.
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
