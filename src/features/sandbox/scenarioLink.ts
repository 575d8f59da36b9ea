import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Scenario } from '../../../mocks/bank/scenarios.ts';
import { paths } from '../../config/paths.ts';
import type { Act } from './useBank.ts';

const parameter = 'escenario';

/**
 * The address of /locales that reproduces the bank's present settings. Its query contains the
 * differences from a healthy bank as JSON.
 */
export function scenarioLink(now: Scenario, healthy: Scenario): string {
  const changes = Object.entries(now).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(healthy, name)),
  );
  const query = new URLSearchParams({ [parameter]: JSON.stringify(Object.fromEntries(changes)) });
  return `${window.location.origin}${paths.sandbox}?${query}`;
}

/**
 * Follows `/locales?escenario=…`: sets up the bank as in the link, then removes the query from the
 * URL.
 */
export function useScenarioLink(act: Act): void {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const follow = useEffectEvent((query: string) => {
    const text = new URLSearchParams(query).get(parameter);
    if (text === null) return;
    void navigate({ search: '', hash }, { replace: true });
    void act((bank) => bank.playScenario(JSON.parse(text)), {
      done: 'El banco se porta como dice el link.',
      failed: 'El link no trae un escenario que se entienda.',
    });
  });
  useEffect(() => follow(search), [search]);
}
