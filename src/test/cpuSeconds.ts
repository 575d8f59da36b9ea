import process from 'node:process';

/** CPU time in seconds, which other processes do not lengthen. */
async function measure(run: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await run();
  return process.cpuUsage(start).user / 1_000_000;
}

const words = Array.from({ length: 100_000 }, (_, place) => `${place % 977} word ${place}`);

/** Work on text like that of the measured functions. */
const referenceWork = () =>
  JSON.stringify(words.toSorted())
    .split(/[\s"]+/u)
    .join();

/** The CPU seconds of the reference work on a usual machine. */
const usualReference = 0.03;

let slowness: number | undefined;

/** How many times slower this machine is than a usual one. */
async function slownessOfMachine(): Promise<number> {
  const times = [];
  for (let round = 0; round < 3; round += 1) times.push(await measure(referenceWork));
  return Math.min(...times) / usualReference;
}

/** The CPU seconds that a call would take on a usual machine, so that a limit holds on any. */
export async function cpuSeconds(run: () => unknown): Promise<number> {
  slowness ??= await slownessOfMachine();
  return (await measure(run)) / slowness;
}
