import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Catalogue } from '../../api/catalogue.ts';
import { useCatalogue } from '../../api/useCatalogue.ts';
import { lookupTarget } from '../../paths.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import {
  isQueryBefore,
  lookupRestarted,
  queryRenewed,
  selectLookup,
  targetChosen,
} from '../../store/lookup.ts';
import type { LookupState } from '../../store/lookup.ts';
import { confirmTarget, findSelection, isSound } from './flow.ts';
import type { Selection } from './flow.ts';

/** The lookup where it stands: catalogue and selection are there together, once nothing is left to load or to mend. */
export interface LookupFlow {
  lookup: LookupState;
  ready?: { catalogue: Catalogue; selection: Selection };
  error?: unknown;
  retry: () => void;
  /** Counts the deep links that were taken: each is an arrival, even at the step where the payer already was. */
  links: RefObject<number>;
}

/**
 * Takes a deep link once the catalogue has confirmed it, and then off the URL, so that neither a render nor a reload takes it again
 * (ruling 26). Answers how many were taken.
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

/** The lookup's state beside the catalogue it speaks of; a flow that does not fit it starts over (issue 2, "Bad input"). */
export function useLookupFlow(): LookupFlow {
  const { catalogue, error, retry } = useCatalogue();
  const lookup = useAppSelector(selectLookup);
  const dispatch = useAppDispatch();
  const [query] = useSearchParams();
  const [openedAt] = useState(() => new Date());
  const links = useDeepLink(catalogue, query.toString());

  const hasLink = Object.keys(lookupTarget(query)).length > 0;
  const selection = catalogue && findSelection(catalogue, lookup);
  const isBroken = catalogue !== undefined && !(selection && isSound(selection, lookup));
  const isOld = lookup.query !== undefined && isQueryBefore(openedAt, lookup.query);

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
