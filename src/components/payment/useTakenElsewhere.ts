import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/app/hooks.ts';
import { fetchTakenElsewhere } from '../../store/payment/takenElsewhere.ts';
import { selectUserData } from '../../store/session/sessionSlice.ts';

/**
 * Makes the store fetch which bills a signed-in payer is paying, or has just paid, on another
 * device, so that the payer does not pay them twice (docs/decisions.md, two-devices).
 */
export function useTakenElsewhere(): void {
  const dispatch = useAppDispatch();
  const idu = useAppSelector(selectUserData)?.idu;
  useEffect(() => {
    if (idu !== undefined) void dispatch(fetchTakenElsewhere());
  }, [dispatch, idu]);
}
