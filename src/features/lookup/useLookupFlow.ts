import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Catalogue } from '../../api/catalogueApi.ts';
import { useCatalogue } from '../../api/useCatalogue.ts';
import { isDeepLink, linkQuery, readLink, withoutRuts } from '../../config/lookupLinks.ts';
import { useAppDispatch, useAppSelector } from '../../store/app/hooks.ts';
import {
  lookupRestarted,
  queryRenewed,
  selectLookup,
  targetChosen,
} from '../../store/lookup/lookupSlice.ts';
import type { LookupState } from '../../store/lookup/lookupSlice.ts';
import { usePatternEngine } from '../../ui/hooks/usePatternEngine.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { findSelection, followLink, isOfAnotherDay, isSound } from './flow.ts';
import type { Selection } from './flow.ts';

/**
 * The current state of the lookup. `ready` is absent until the catalogue has loaded and the URL's
 * deep link, if any, has been followed. It is also absent while the hook repairs the lookup: a
 * lookup that does not fit the catalogue starts over, and a stored query of another day gets a new
 * `transactionId` and `date`.
 */
export interface LookupFlow {
  lookup: LookupState;
  ready?: { catalogue: Catalogue; selection: Selection };
  error?: unknown;
  retry: () => void;
  /**
   * The number of deep links followed; each of them moves the focus, even if the step stays the
   * same.
   */
  links: RefObject<number>;
}

const linkProblems = {
  rut: 'Por seguridad no usamos un RUT que venga en un link. Escríbelo tú.',
  target: 'No encontramos lo que pide este link. Busca tu empresa aquí.',
  account: 'No pudimos usar la cuenta de este link. Escríbela como aparece en tu boleta.',
};

const showLinkProblem = (problem: keyof typeof linkProblems) =>
  showToast({ targetClass: 'info', text: linkProblems[problem], suppressDuplicates: true });

/**
 * Follows a deep link once the catalogue has loaded, and removes it from the URL, so that neither a
 * render nor a reload follows it again. RUTs (Chilean tax IDs) and tracking parameters are removed
 * at once. Returns a ref with the number of links followed.
 */
function useDeepLink(catalogue: Catalogue | undefined, search: string): RefObject<number> {
  const links = useRef(0);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const namesAccount = readLink(linkQuery(search)).accounts.length > 0;
  // The pattern engine, which is loaded on demand, checks whether the account fits its field.
  const isEngineReady = usePatternEngine(namesAccount);
  useEffect(() => {
    const query = linkQuery(search);
    const allowed = withoutRuts(query);
    if (allowed.size < query.size) showLinkProblem('rut');
    if (allowed.toString() !== new URLSearchParams(search).toString()) {
      void navigate({ search: allowed.toString() }, { replace: true });
      return;
    }
    if (!catalogue || !isDeepLink(query) || (namesAccount && !isEngineReady)) return;
    links.current += 1;
    const { chosen, problem } = followLink(catalogue, query);
    dispatch(chosen ? targetChosen(chosen) : lookupRestarted());
    if (problem) showLinkProblem(problem);
    void navigate({ search: '' }, { replace: true });
  }, [catalogue, search, namesAccount, isEngineReady, dispatch, navigate]);
  return links;
}

export function useLookupFlow(): LookupFlow {
  const { catalogue, error, retry } = useCatalogue();
  const lookup = useAppSelector(selectLookup);
  const dispatch = useAppDispatch();
  const { search } = useLocation();
  // `openedAt` and `found` are of the first render: only a query from the storage is renewed on
  // another day, not a query that this page sends before or after midnight.
  const [{ openedAt, found }] = useState(() => ({
    openedAt: new Date(),
    found: lookup.query?.transactionId,
  }));
  const links = useDeepLink(catalogue, search);

  const hasLink = isDeepLink(linkQuery(search));
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
