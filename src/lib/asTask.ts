/** A task of its own; where there are no channels, as in tests, the next moment. */
function nextTask(): Promise<void> {
  if (typeof MessageChannel === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    // Not a timer: the browser would hold back the fifth in a row.
    port2.postMessage(null);
  });
}

/** Does work as a task of its own: before it the browser paints, and answers whoever already reads. */
export async function asTask<T>(work: () => T): Promise<Awaited<T>> {
  await nextTask();
  return await work();
}
