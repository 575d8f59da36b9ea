/** Waits for the next macrotask; for a microtask where MessageChannel is missing (tests). */
function nextTask(): Promise<void> {
  if (typeof MessageChannel === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    // Not a timer: browsers delay nested ones from the fifth on.
    port2.postMessage(null);
  });
}

/** Runs work in its own macrotask, so the browser can paint and handle input first. */
export async function inOwnTask<T>(work: () => T): Promise<Awaited<T>> {
  await nextTask();
  return await work();
}
