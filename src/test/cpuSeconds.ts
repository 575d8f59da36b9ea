import process from 'node:process';

/** Measures user CPU time, in seconds, which other processes hardly lengthen. */
async function measure(run: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await run();
  return process.cpuUsage(start).user / 1_000_000;
}

const words = Array.from({ length: 100_000 }, (_, place) => `${place % 977} word ${place}`);

/** Work on text like that of the measured functions; its CPU time shows how fast the machine is. */
const referenceWork = () =>
  JSON.stringify(words.toSorted())
    .split(/[\s"]+/u)
    .join();

/** The CPU seconds of the reference work on a usual machine. */
const usualReference = 0.03;

/**
 * The CPU seconds that a call would take on a usual machine, so that a limit holds on any. The
 * reference work runs right before and after the call, because a core is slower while the other
 * one is busy.
 */
export async function cpuSeconds(run: () => unknown): Promise<number> {
  const before = await measure(referenceWork);
  const seconds = await measure(run);
  const after = await measure(referenceWork);
  return (seconds * usualReference * 2) / (before + after);
}
