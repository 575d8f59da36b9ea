/** @jest-environment node */
import { contrast, linearLight } from '../../theme/contrast.ts';
import { darkPalette, lightPalette } from '../../theme/palette.ts';
import { darkSeries, lightSeries } from '../../theme/chartColours.ts';
import { namedCompanies } from './monthlyReport.ts';

type Matrix = readonly (readonly [number, number, number])[];

/**
 * Matrices that transform linear RGB into the colours seen with full sight and with three kinds of
 * colour blindness (Machado, Oliveira and Fernandes 2009, severity 1).
 */
const sights: Record<string, Matrix> = {
  'full sight': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const times = (matrix: Matrix, [a = 0, b = 0, c = 0]: readonly number[]) =>
  matrix.map(([x, y, z]) => x * a + y * b + z * c);

/** A colour in OKLab, as seen with this kind of sight. */
function oklab(hex: string, sight: Matrix): number[] {
  const seen = times(sight, linearLight(hex)).map((light) => Math.max(0, light));
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    seen,
  );
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones.map(Math.cbrt),
  );
}

function distance(one: string, other: string, sight: Matrix): number {
  const [from, to] = [oklab(one, sight), oklab(other, sight)];
  return Math.hypot(...from.map((part, index) => part - (to[index] ?? 0)));
}

describe.each([
  ['by day', lightSeries, lightPalette],
  ['by night', darkSeries, darkPalette],
])('the colours of the companies %s', (_name, colours, { background }) => {
  it('are one for each named company, and one for the others', () => {
    expect(colours).toHaveLength(namedCompanies + 1);
  });

  it.each(colours)('%s is visible on the page (3:1)', (colour) => {
    expect(contrast(colour, background?.default ?? '')).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.entries(sights))('differ from each other in %s', (_sight, sight) => {
    for (const [index, one] of colours.entries()) {
      for (const other of colours.slice(index + 1)) {
        expect(distance(one, other, sight)).toBeGreaterThan(0.07);
      }
    }
  });

  it.each(Object.entries(sights))('differ clearly where they touch, in %s', (_sight, sight) => {
    for (const [index, other] of colours.slice(1).entries()) {
      expect(distance(colours[index] ?? '', other, sight)).toBeGreaterThan(0.14);
    }
  });
});
