import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { lookupTarget } from '../../paths.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import {
  isQueryOf,
  lookupRestarted,
  queryRenewed,
  selectLookup,
  targetChosen,
} from '../../store/lookup.ts';
import type { LookupState } from '../../store/lookup.ts';
import { confirmTarget, findSelection, isSound } from './flow.ts';
import type { Catalogue, Selection } from './flow.ts';
import { useCatalogue } from './useCatalogue.ts';

/** The lookup where it stands. Catalogue and selection are there together, once nothing is left to load or to mend. */
export interface LookupFlow {
  lookup: LookupState;
  ready?: { catalogue: Catalogue; selection: Selection };
  error?: unknown;
  retry: () => void;
  /** Counts the deep links that were taken: each is an arrival, even at the step where the payer already was. */
  arrivals: number;
}

/**
 * Takes a deep link once the catalogue has confirmed it, and then off the URL, so that neither a render nor a reload takes it again
 * (ruling 26). Returns how many were taken.
 */
function useDeepLink(catalogue: Catalogue | undefined, link: string): number {
  const [arrivals, setArrivals] = useState(0);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  useEffect(() => {
    const target = lookupTarget(new URLSearchParams(link));
    if (!catalogue || Object.keys(target).length === 0) return;
    const confirmed = confirmTarget(catalogue, target);
    dispatch(confirmed ? targetChosen(confirmed) : lookupRestarted());
    setArrivals((count) => count + 1);
    void navigate({ search: '' }, { replace: true });
  }, [catalogue, link, dispatch, navigate]);
  return arrivals;
}

/** The lookup's state beside the catalogue it speaks of; a flow that does not fit it starts over (issue 2, "Bad input"). */
export function useLookupFlow(): LookupFlow {
  const { catalogue, error, retry } = useCatalogue();
  const lookup = useAppSelector(selectLookup);
  const dispatch = useAppDispatch();
  const [query] = useSearchParams();
  const arrivals = useDeepLink(catalogue, query.toString());

  const hasLink = Object.keys(lookupTarget(query)).length > 0;
  const selection = catalogue && findSelection(catalogue, lookup);
  const isBroken = catalogue !== undefined && !(selection && isSound(selection, lookup));
  const isOfAnotherDay =
    lookup.step === 2 && lookup.query !== undefined && !isQueryOf(new Date(), lookup.query);

  useEffect(() => {
    if (hasLink) return;
    if (isBroken) dispatch(lookupRestarted());
    else if (isOfAnotherDay) dispatch(queryRenewed());
  }, [hasLink, isBroken, isOfAnotherDay, dispatch]);

  const isSettled = !hasLink && !isBroken && !isOfAnotherDay;
  return {
    lookup,
    error,
    retry,
    arrivals,
    ...(isSettled && catalogue && selection && { ready: { catalogue, selection } }),
  };
}
