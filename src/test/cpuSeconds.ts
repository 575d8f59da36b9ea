import process from 'node:process';

/** Returns the user CPU seconds of a call; other processes hardly lengthen them. */
async function measure(run: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await run();
  return process.cpuUsage(start).user / 1_000_000;
}

const words = Array.from({ length: 100_000 }, (_, place) => `${place % 977} word ${place}`);

/** Does a fixed amount of work on text; its CPU time shows how fast the machine is. */
const referenceWork = () =>
  JSON.stringify(words.toSorted())
    .split(/[\s"]+/u)
    .join();

/** The CPU seconds of the reference work on a usual machine. */
const usualReference = 0.03;

/**
 * Returns the CPU seconds that a call would take on a usual machine, so that one limit suits all
 * machines. The reference work runs right before and after the call, because the speed of a core
 * changes with the load on the others.
 */
export async function cpuSeconds(run: () => unknown): Promise<number> {
  const before = await measure(referenceWork);
  const seconds = await measure(run);
  const after = await measure(referenceWork);
  return (seconds * usualReference * 2) / (before + after);
}
