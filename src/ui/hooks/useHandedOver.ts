import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Schema } from 'yup';
import { isOf } from '../../lib/schemas.ts';

/**
 * What was handed to this screen with the navigation (`state`), if it fits the schema. Taken out of
 * the history entry, so that coming back to it later does not find what is no longer true.
 */
export function useHandedOver<T>(schema: Schema<T>): T | undefined {
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
