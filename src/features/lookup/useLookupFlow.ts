import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Catalogue } from '../../api/catalogueApi.ts';
import { useCatalogue } from '../../api/useCatalogue.ts';
import { lookupTarget } from '../../paths.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import {
  lookupRestarted,
  queryRenewed,
  selectLookup,
  targetChosen,
} from '../../store/lookupSlice.ts';
import type { LookupState } from '../../store/lookupSlice.ts';
import { confirmTarget, findSelection, isOfAnotherDay, isSound } from './flow.ts';
import type { Selection } from './flow.ts';

/**
 * The current state of the lookup; `ready` is set once the catalogue is loaded and the stored flow
 * or deep link is settled.
 */
export interface LookupFlow {
  lookup: LookupState;
  ready?: { catalogue: Catalogue; selection: Selection };
  error?: unknown;
  retry: () => void;
  /** Counts the deep links followed: each is an arrival, even at the step already shown. */
  links: RefObject<number>;
}

/**
 * Follows a deep link once the catalogue has confirmed it, and removes it from the URL, so that
 * neither a render nor a reload follows it again. Returns how many were followed.
 */
function useDeepLink(catalogue: Catalogue | undefined, link: string): RefObject<number> {
  const links = useRef(0);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  useEffect(() => {
    const target = lookupTarget(new URLSearchParams(link));
    if (!catalogue || Object.keys(target).length === 0) return;
    links.current += 1;
    const confirmed = confirmTarget(catalogue, target);
    dispatch(confirmed ? targetChosen(confirmed) : lookupRestarted());
    void navigate({ search: '' }, { replace: true });
  }, [catalogue, link, dispatch, navigate]);
  return links;
}

/** The lookup's state with its catalogue; a flow that does not fit the catalogue starts over. */
export function useLookupFlow(): LookupFlow {
  const { catalogue, error, retry } = useCatalogue();
  const lookup = useAppSelector(selectLookup);
  const dispatch = useAppDispatch();
  const [query] = useSearchParams();
  // Only a query of an earlier page may be of another day.
  const [{ openedAt, found }] = useState(() => ({
    openedAt: new Date(),
    found: lookup.query?.transactionId,
  }));
  const links = useDeepLink(catalogue, query.toString());

  const hasLink = Object.keys(lookupTarget(query)).length > 0;
  const selection = catalogue && findSelection(catalogue, lookup);
  const isBroken = catalogue !== undefined && !(selection && isSound(selection, lookup));
  const isOld =
    lookup.query !== undefined &&
    lookup.query.transactionId === found &&
    isOfAnotherDay(openedAt, lookup.query);

  useEffect(() => {
    if (hasLink) return;
    if (isBroken) dispatch(lookupRestarted());
    else if (isOld) dispatch(queryRenewed());
  }, [hasLink, isBroken, isOld, dispatch]);

  const isSettled = !hasLink && !isBroken && !isOld;
  return {
    lookup,
    error,
    retry,
    links,
    ...(isSettled && catalogue && selection && { ready: { catalogue, selection } }),
  };
}
