import { range } from '../../lib/range.ts';

/** The most steps that the scale may have. */
const mostSteps = 5;

/**
 * Even steps in round pesos, from 0 to the first that reaches `max` (whole pesos): 3 to 6 values
 * for any amount above 1.
 */
export function axisTicks(max: number): number[] {
  const least = Math.max(1, max / mostSteps);
  const power = 10 ** Math.floor(Math.log10(least));
  const round = [1, 2, 2.5, 5].map((factor) => factor * power).filter(Number.isInteger);
  const step = round.find((each) => each >= least) ?? 10 * power;
  const steps = Math.max(1, Math.ceil(max / step));
  return range(steps + 1).map((index) => index * step);
}
