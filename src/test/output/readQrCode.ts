import { decodeQR } from 'qr/decode.js';
import { range } from '../../lib/arrays.ts';

/** How often the decoder tries: with one try it misses two codes in a thousand, with eight none. */
export const effort = 8;

type Point = [x: number, y: number];

/** The vertical edges of a path of closed, right-angled outlines (`M…L…Z`). */
function uprightEdges(path: string): [Point, Point][] {
  return path.split(/[MZ]+/).flatMap((outline) => {
    const points = outline.split('L').map((point) => point.split(' ').map(Number) as Point);
    return points
      .map((point, index): [Point, Point] => [point, points[(index + 1) % points.length] ?? point])
      .filter(([[x1, y1], [x2, y2]]) => x1 === x2 && y1 !== y2);
  });
}

/** Whether each module of a row is dark, that is, whether an odd number of edges is to its left. */
function darkOf(edges: [Point, Point][], y: number, columns: number[]): boolean[] {
  const crossed = edges.filter(([[, y1], [, y2]]) => Math.min(y1, y2) <= y && y < Math.max(y1, y2));
  return columns.map((x) => crossed.filter(([[edge]]) => edge <= x).length % 2 === 1);
}

/**
 * The contents of a drawn QR code, read from its modules by another library than the one that draws
 * it. Throws if no code is found.
 */
export function readQrCode(svg: Element): string {
  const scale = 4;
  const [edge = 0, , side = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const modules = range(side).map((index) => edge + index);
  const edges = uprightEdges(svg.querySelector('path')?.getAttribute('d') ?? '');
  const isDark = modules.map((y) => darkOf(edges, y, modules));
  const size = side * scale;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const pixel of range(size * size)) {
    const [x, y] = [Math.floor((pixel % size) / scale), Math.floor(pixel / size / scale)];
    if (isDark[y]?.[x]) data.fill(0, pixel * 4, pixel * 4 + 3);
  }
  return decodeQR({ width: size, height: size, data }, { effort });
}
