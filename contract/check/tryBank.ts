import { answerRules, limitRules, originRules } from './answerRules.ts';
import { BrokenRule, Untried, createClient } from './bankClient.ts';
import type { UsedSettings } from './bankClient.ts';
import type { TestIdentifiers } from './identifiers.ts';
import { payRules } from './payRules.ts';
import { paymentRules } from './paymentRules.ts';
import { readRules } from './readRules.ts';
import { describeExchange, maskSecrets } from './report.ts';
import { endingRules, tokenRules } from './tokenRules.ts';
import { createTrial } from './trial.ts';
import type { Rule, Trial, Waiting } from './trial.ts';

export interface Verdict {
  rule: string;
  state: 'held' | 'broken' | 'untried';
  /** Why the rule is broken or untried. */
  why?: string;
  /** The proof of a broken rule: a request and its answer, as readable text. */
  exchange?: string;
}

/** All rules, in the order in which they run. */
export const rules: readonly Rule[] = [
  ...tokenRules,
  ...originRules,
  ...readRules,
  ...paymentRules,
  ...payRules,
  ...endingRules,
  ...limitRules,
  ...answerRules,
];

async function verdictOf({ name, changes, check }: Rule, trial: Trial, pays: boolean) {
  const rule = name;
  if (changes && !pays) return { rule, state: 'untried', why: 'only with --pay' } as const;
  try {
    await check(trial);
    if (trial.exchanges.length > 0) return { rule, state: 'held' } as const;
    return { rule, state: 'untried', why: 'no call was answered' } as const;
  } catch (error) {
    const secrets = trial.secrets();
    const why = maskSecrets(error instanceof Error ? error.message : String(error), secrets);
    if (error instanceof Untried) return { rule, state: 'untried', why } as const;
    const shown = error instanceof BrokenRule ? error.exchange : undefined;
    return {
      rule,
      state: 'broken',
      why,
      ...(shown && { exchange: describeExchange(shown, secrets) }),
    } as const;
  }
}

/**
 * `base` is the API's base URL without a trailing slash. Rules with `changes` run only with `pays`.
 */
interface TryOptions extends Waiting {
  base: string;
  settings: UsedSettings;
  ids: TestIdentifiers;
  pays: boolean;
  send: (request: Request) => Promise<Response>;
}

/** Runs the rules one after another in the same trial, and yields a verdict for each. */
export async function* tryBank(options: TryOptions, tried = rules): AsyncGenerator<Verdict> {
  const { ids, pays } = options;
  const trial = createTrial(createClient(options), ids, options);
  for (const rule of tried) yield await verdictOf(rule, trial, pays);
}
