import type { Page } from '@playwright/test';

/**
 * V8's heap snapshot: flat lists of numbers, whose layout is in `meta`, and one table of strings.
 */
interface Snapshot {
  snapshot: {
    meta: {
      node_fields: string[];
      node_types: [string[], ...unknown[]];
      edge_fields: string[];
      edge_types: [string[], ...unknown[]];
    };
  };
  nodes: number[];
  edges: number[];
  strings: string[];
}

/**
 * Everything that the page's scripts can reach, after a garbage collection. Long strings are
 * complete only with `--heap-snapshot-string-limit`; a concatenated one is there in its parts.
 */
async function takeSnapshot(page: Page): Promise<Snapshot> {
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { captureNumericValue: true });
  await session.detach();
  return JSON.parse(chunks.join('')) as Snapshot;
}

/** The node that holds another one, and by which edge. */
interface Holder {
  node: number;
  edge: string;
}

/**
 * The engine's feedback on running code, such as the last name that a line looked up: no script can
 * read it.
 */
const engineNotes = 'system / FeedbackVector';

/**
 * For each node but the root, its holder on the shortest path from the roots that avoids the
 * engine's feedback, if there is one.
 */
function holdersOf({ snapshot, nodes, edges, strings }: Snapshot): Map<number, Holder> {
  const { node_fields, edge_fields, edge_types } = snapshot.meta;
  const nameAt = node_fields.indexOf('name');
  const [width, step] = [node_fields.length, edge_fields.length];
  const edgeCount = node_fields.indexOf('edge_count');
  const firstEdge = new Map<number, number>();
  for (let node = 0, edge = 0; node < nodes.length; node += width) {
    firstEdge.set(node, edge);
    edge += (nodes[node + edgeCount] ?? 0) * step;
  }
  const holders = new Map<number, Holder>();
  const notes: number[] = [];
  const visit = (node: number, waiting: number[]) => {
    const start = firstEdge.get(node) ?? 0;
    const end = start + (nodes[node + edgeCount] ?? 0) * step;
    for (let edge = start; edge < end; edge += step) {
      const [type = 0, name = 0, to = 0] = edges.slice(edge, edge + step);
      const kind = edge_types[0][type] ?? '';
      if (kind === 'weak' || to === 0 || holders.has(to)) continue;
      const isNumbered = kind === 'element' || kind === 'hidden';
      holders.set(to, { node, edge: isNumbered ? `[${name}]` : (strings[name] ?? '') });
      (strings[nodes[to + nameAt] ?? 0] === engineNotes ? notes : waiting).push(to);
    }
  };
  for (const waiting of [[0], notes]) {
    for (const node of waiting) visit(node, waiting);
  }
  return holders;
}

/** Matches a trace as a whole word or number: not 'u-1' in 'menu-12', nor 1990 in 1990.5. */
export function wordsOf(traces: readonly string[]): RegExp {
  const longestFirst = traces.toSorted((one, other) => other.length - one.length);
  const words = longestFirst.map((trace) => RegExp.escape(trace)).join('|');
  return new RegExp(String.raw`(?<![\w-]|\d\.)(?:${words})(?![\w-]|\.\d)`);
}

/**
 * A string or number in the heap that contains a trace, and what holds it: `Window .portal > Object
 * .payer`.
 */
export interface Remain {
  trace: string;
  text: string;
  heldBy: string;
}

/** The kinds of heap nodes whose names are texts of the page; `native` are DOM nodes, as markup. */
const tellingTypes = new Set(['string', 'sliced string', 'regexp', 'symbol', 'number', 'native']);

/**
 * Which traces are left in the heap of a page: in its store, its caches, its components or anything
 * else that a script holds.
 */
export async function searchHeap(page: Page, traces: readonly string[]): Promise<Remain[]> {
  const heap = await takeSnapshot(page);
  const { node_fields, node_types } = heap.snapshot.meta;
  const [typeAt, nameAt] = [node_fields.indexOf('type'), node_fields.indexOf('name')];
  const nameOf = (node: number) => heap.strings[heap.nodes[node + nameAt] ?? 0] ?? '';
  const typeOf = (node: number) => node_types[0][heap.nodes[node + typeAt] ?? 0] ?? '';
  const words = wordsOf(traces);
  const found = new Map(heap.strings.map((text) => [text, words.exec(text)?.[0]]));
  const holders = holdersOf(heap);
  const wayTo = (node: number): string => {
    const way: string[] = [];
    for (let at = holders.get(node); at && way.length < 60; at = holders.get(at.node)) {
      way.unshift(`${nameOf(at.node).slice(0, 40)} .${at.edge.slice(0, 60)}`);
    }
    return way.join(' > ');
  };
  const remains: Remain[] = [];
  for (let node = 0; node < heap.nodes.length; node += node_fields.length) {
    const text = nameOf(node);
    const trace = found.get(text);
    // An `int` is the engine's own, such as a source position; the page's numbers are `smi number`
    // or `heap number`.
    const isEngines = ['int', engineNotes].includes(nameOf(holders.get(node)?.node ?? 0));
    if (trace === undefined || isEngines || !tellingTypes.has(typeOf(node))) continue;
    const start = Math.max(0, text.indexOf(trace) - 60);
    remains.push({ trace, text: text.slice(start, start + 160), heldBy: wayTo(node) });
  }
  return remains;
}

/**
 * Runs in the page: the tree of every node that a script still holds, in the document or detached,
 * as markup and with its fields' values.
 */
const treesOf = `function () {
  const isNode = (node) => {
    try { return node.nodeType > 0; } catch { return false; }
  };
  const fieldsOf = (root) => [root, ...(root.querySelectorAll?.('input, textarea, select') ?? [])];
  return [...new Set(this.filter(isNode).map((node) => node.getRootNode()))].map((root) =>
    [root.outerHTML, root.documentElement?.outerHTML, root.textContent, ...fieldsOf(root).map(({ value }) => value)].join(' '),
  );
}`;

/**
 * Which traces are left in the page's nodes, including detached ones: their texts are not in V8's
 * heap.
 */
export async function searchNodes(page: Page, traces: readonly string[]): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { result: prototype } = await session.send('Runtime.evaluate', {
    expression: 'Node.prototype',
  });
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.objectId ?? '',
  });
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: treesOf,
    returnByValue: true,
  });
  await session.detach();
  const words = wordsOf(traces);
  return (result.value as string[]).flatMap((tree) => words.exec(tree)?.[0] ?? []);
}
