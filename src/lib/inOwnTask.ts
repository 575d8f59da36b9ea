/** Waits for the next macrotask or, where MessageChannel is missing (jsdom), the next microtask. */
function nextTask(): Promise<void> {
  if (typeof MessageChannel === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    // A message starts the task, not a timer: browsers delay nested timers from the fifth on.
    port2.postMessage(null);
  });
}

/** Milliseconds of work after which the page's other tasks go first. */
const longestPiece = 16;

/**
 * Runs work that may be interrupted at each `yield`, in as many macrotasks as it takes: the browser
 * paints and handles input between them.
 */
export async function inPieces<T>(work: Generator<void, T>): Promise<T> {
  let begun = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - begun < longestPiece) continue;
    await nextTask();
    begun = performance.now();
  }
}

/** Runs work in its own macrotask, so the browser can paint and handle input first. */
export async function inOwnTask<T>(work: () => T): Promise<Awaited<T>> {
  await nextTask();
  return await work();
}
