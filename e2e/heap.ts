import type { Page } from '@playwright/test';

/** What V8 writes of its heap: flat lists of numbers, whose layout `meta` tells, and one table of texts. */
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
 * Everything that the page's scripts can still reach, as V8 sees it after a collection. Long texts are whole only under
 * `--heap-snapshot-string-limit`; one that was put together is there in its pieces.
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

/** Who holds a node, and by which edge. */
interface Holder {
  node: number;
  edge: string;
}

/** The engine's notes of the running code, such as the last name that a line has looked something up by: no script can read them. */
const engineNotes = 'system / FeedbackVector';

/** For each node but the root, its holder on the shortest way from the roots, one that avoids the engine's notes if there is any. */
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

/** Finds a trace that stands as a word or figure of its own: 'u-1' is not in 'menu-12', nor 1990 in 1990.5. */
export function wordsOf(traces: readonly string[]): RegExp {
  const longestFirst = traces.toSorted((one, other) => other.length - one.length);
  const words = longestFirst.map((trace) => RegExp.escape(trace)).join('|');
  return new RegExp(String.raw`(?<![\w-]|\d\.)(?:${words})(?![\w-]|\.\d)`);
}

/** A text or figure in the heap with one of the traces in it, and what holds it: `Window .portal > Object .payer`. */
export interface Remain {
  trace: string;
  text: string;
  heldBy: string;
}

/** The kinds of nodes whose names are texts of the page; `native` are the nodes of the document, as markup. */
const tellingTypes = new Set(['string', 'sliced string', 'regexp', 'symbol', 'number', 'native']);

/** What of the traces is left in the heap of a page: in its store, its caches, its components and whatever else a script holds. */
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
    // An `int` is the engine's own figure, such as a place in a script; those of a page are `smi number` or `heap number`.
    const isEngines = ['int', engineNotes].includes(nameOf(holders.get(node)?.node ?? 0));
    if (trace === undefined || isEngines || !tellingTypes.has(typeOf(node))) continue;
    const start = Math.max(0, text.indexOf(trace) - 60);
    remains.push({ trace, text: text.slice(start, start + 160), heldBy: wayTo(node) });
  }
  return remains;
}

/** Runs in the page: of every node that a script still holds, in the document or out of it, the tree as markup, with what its fields hold. */
const treesOf = `function () {
  const isNode = (node) => {
    try { return node.nodeType > 0; } catch { return false; }
  };
  const fieldsOf = (root) => [root, ...(root.querySelectorAll?.('input, textarea, select') ?? [])];
  return [...new Set(this.filter(isNode).map((node) => node.getRootNode()))].map((root) =>
    [root.outerHTML, root.documentElement?.outerHTML, root.textContent, ...fieldsOf(root).map(({ value }) => value)].join(' '),
  );
}`;

/** What of the traces is left in the page's nodes, also in those that were taken out of it: their texts are not in V8's heap. */
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
