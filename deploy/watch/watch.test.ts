/** @jest-environment node */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { stepsText } from './probe.ts';
import { createReceiver, kinds } from './receiver.ts';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');

/** Events whose fields become labels of a metric. */
const events = [
  { kind: 'vital', screen: 'home', name: 'LCP', rating: 'poor', value: 9, count: 1 },
  { kind: 'call', screen: 'home', endpoint: 'inscribe', end: 'lost', time: 'longer', count: 1 },
  { kind: 'payment', screen: 'result', status: 'paid', count: 1 },
];

/** Returns all samples that the receiver and the probe print. */
async function printed(): Promise<string> {
  const server = createReceiver(() => {}).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const body = JSON.stringify({ version: '9f8e7d6c5b', events });
  const headers = { 'Content-Type': 'text/plain;charset=UTF-8' };
  await fetch(`${origin}/eventos`, { method: 'POST', headers, body });
  const counters = await (await fetch(`${origin}/metrics`)).text();
  server.close();
  return counters + stepsText([{ step: 'home', seconds: 1, broken: new Map() }]);
}

/** Returns the names of the labels, keyed by metric. */
function labelsByMetric(samples: string): Map<string, string[]> {
  const found = [...samples.matchAll(/^(\w+)\{(.*)\} /gm)];
  return new Map(
    found.map(([, metric = '', labels = '']) => [
      metric,
      [...labels.matchAll(/(\w+)="/g)].map(([, name = '']) => name),
    ]),
  );
}

const rules = (
  parse(read('alerts.yaml')) as {
    groups: { rules: { alert: string; expr: string; annotations: Record<string, string> }[] }[];
  }
).groups.flatMap((group) => group.rules);
const panels = (
  JSON.parse(read('dashboard.json')) as {
    panels: { title: string; targets: { expr: string; legendFormat: string }[] }[];
  }
).panels;
const runbook = read('../../docs/runbook.md');

const queries: [where: string, query: string][] = [
  ...rules.map(({ alert, expr, annotations }): [string, string] => [
    alert,
    `${expr} ${annotations['summary']?.replaceAll(/\{\{ \$labels\.(\w+) \}\}/g, 'by ($1)')}`,
  ]),
  ...panels.flatMap(({ title, targets }) =>
    targets.map(({ expr, legendFormat }): [string, string] => [
      title,
      `${expr} ${legendFormat.replaceAll(/\{\{(\w+)\}\}/g, 'by ($1)')}`,
    ]),
  ),
];

/** The PromQL alone, without the summaries and legends in `queries`. */
const expressions: [where: string, query: string][] = [
  ...rules.map(({ alert, expr }): [string, string] => [alert, expr]),
  ...panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }): [string, string] => [title, expr]),
  ),
];

/** Returns the parts of a query that Prometheus' grammar does not accept. */
function syntaxErrors(query: string): string[] {
  const errors: string[] = [];
  parser.parse(query).iterate({
    enter({ type, from, to }) {
      if (type.isError) errors.push(`${from}: ${query.slice(from, to)}`);
    },
  });
  return errors;
}

describe('dashboard and alerts', () => {
  it.each(queries)(
    'of "%s" use only metrics, labels and kinds that are printed',
    async (_where, query) => {
      const known = labelsByMetric(await printed());
      const metrics = query.match(/\bportal_\w+/g) ?? [];
      expect(metrics).not.toEqual([]);
      expect(metrics.filter((metric) => !known.has(metric))).toEqual([]);
      const labels = new Set(metrics.flatMap((metric) => known.get(metric) ?? []));
      const matched = [...query.matchAll(/(\w+)(?:!~|=~|!=|=)"/g)].map(([, label = '']) => label);
      const grouped = [...query.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list = '']) =>
        list.split(', '),
      );
      expect([...matched, ...grouped].filter((label) => !labels.has(label))).toEqual([]);
      const asked = [...query.matchAll(/kind(?:!~|=~|=)"([^"]+)"/g)].flatMap(([, list = '']) =>
        list.split('|'),
      );
      expect(asked.filter((kind) => !kinds.some((each) => each === kind))).toEqual([]);
    },
  );

  it.each(expressions)('of "%s" are PromQL', (_where, expression) => {
    expect(syntaxErrors(expression)).toEqual([]);
  });

  it('are found where they are no PromQL', () => {
    for (const wrong of [
      'sum(',
      'sum by endpoint) (a)',
      'rate(a[5x])',
      'a{b=c}',
      'a > 5 %% 2',
      'sum(a) b',
    ])
      expect(syntaxErrors(wrong)).not.toEqual([]);
  });

  it('cover every kind of event', () => {
    const all = rules.map(({ expr }) => expr).join('\n');
    const counted: Record<string, string> = {
      call: 'portal_calls_total',
      failure: 'portal_failures_total',
      payment: 'portal_payments_total',
      vital: 'portal_vitals_total',
    };
    expect(kinds.filter((kind) => !all.includes(counted[kind] ?? `kind="${kind}"`))).toEqual([]);
  });
});

describe('docs/runbook.md', () => {
  const anchors = [...runbook.matchAll(/^#{2,3} (.+)$/gm)].map(([, title = '']) =>
    title.toLowerCase().replaceAll(' ', '-'),
  );

  it('has a paragraph for every kind in docs/events.md, and for no other', () => {
    const listed = [...read('../../docs/events.md').matchAll(/^\| `(\w+)`\s+\| .+\|.+\|$/gm)].map(
      ([, kind]) => kind,
    );
    expect(new Set(listed)).toEqual(new Set(kinds));
    for (const kind of kinds)
      expect(runbook).toMatch(new RegExp(`^### ${kind}\\n\\n\\w.{80,}`, 'm'));
  });

  it.each(rules.map(({ alert, annotations }) => [alert, annotations['runbook'] ?? '']))(
    'says what to do about %s',
    (_alert, place) => {
      const [page, anchor] = place.split('#');
      expect(page).toBe('docs/runbook.md');
      expect(anchors).toContain(anchor);
    },
  );
});
