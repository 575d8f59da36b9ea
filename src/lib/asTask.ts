/** Does work as a task of its own: before it the browser paints, and answers whoever already reads. */
export async function asTask<T>(work: () => T): Promise<Awaited<T>> {
  await new Promise((resolve) => setTimeout(resolve));
  return await work();
}
