import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { boolean, mixed, number, object } from 'yup';
import type { FaultKind, Scenario } from '../../../mocks/scenarios.ts';
import { isOf, part } from '../../lib/schemas.ts';
import { paths } from '../../paths.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { faultNames, paymentNames } from './scenarioWords.ts';
import type { Act } from './useBank.ts';

const parameter = 'escenario';

const nameIn = <T extends string>(names: Record<T, string>) =>
  mixed<T>((value): value is T => typeof value === 'string' && Object.hasOwn(names, value));

const faultSchema = part({
  kind: nameIn<FaultKind>(faultNames).required(),
  ms: number().integer().min(0),
  times: number().integer().min(1),
  afterWork: boolean(),
}).noUnknown(false);

const seconds = () => number().integer().min(0).nullable();

const scenarioSchema = part({
  faults: object().test((faults: object | undefined) =>
    Object.values(faults ?? {}).every((fault) => isOf(faultSchema, fault)),
  ),
  payment: nameIn<Scenario['payment']>(paymentNames),
  pendingSeconds: seconds(),
  guestTokenSeconds: seconds(),
  emptyLink: boolean(),
  mailFailure: boolean(),
  longLists: boolean(),
}).noUnknown();

/** The address of /locales that makes the bank behave as it does now: what differs, as JSON. */
export function scenarioLink(now: Scenario, healthy: Scenario): string {
  const names = Object.keys(now) as (keyof Scenario)[];
  const changed = names.filter(
    (name) => JSON.stringify(now[name]) !== JSON.stringify(healthy[name]),
  );
  const changes = Object.fromEntries(changed.map((name) => [name, now[name]]));
  const query = new URLSearchParams({ [parameter]: JSON.stringify(changes) });
  return `${window.location.origin}${paths.sandbox}?${query}`;
}

/** What a link's parameter changes of a healthy bank; undefined for what is no scenario. */
export function readScenario(text: string): Partial<Scenario> | undefined {
  try {
    const changes: unknown = JSON.parse(text);
    return isOf(scenarioSchema, changes) ? (changes as Partial<Scenario>) : undefined;
  } catch {
    return undefined;
  }
}

/** Follows `/locales?escenario=…`: the bank behaves as the link says; the URL is clean again. */
export function useScenarioLink(healthy: Scenario, act: Act): void {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const follow = useEffectEvent((query: string) => {
    const text = new URLSearchParams(query).get(parameter);
    if (text === null) return;
    void navigate({ search: '', hash }, { replace: true });
    const changes = readScenario(text);
    if (!changes) {
      showToast({
        targetClass: 'danger',
        text: 'El link no trae un escenario que se entienda.',
        // Development runs effects twice.
        suppressDuplicates: true,
      });
      return;
    }
    const { faults, ...switches } = { ...healthy, ...changes };
    void act(async (bank) => {
      await bank.clearFaults();
      await bank.setScenario(switches);
      for (const [endpoint, fault] of Object.entries(faults)) await bank.setFault(fault, endpoint);
    }, 'El banco se porta como dice el link.');
  });
  useEffect(() => follow(search), [search]);
}
