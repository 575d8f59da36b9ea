/**
 * The background of a scroller: a shadow at the edge behind which it goes on; scrolled to the end,
 * it is covered. `ground` is the colour below the content.
 */
export function edgeShadow(side: 'right' | 'bottom', ground: string, shade: string): string {
  const layer = (colour: string, depth: number, moves: 'local' | 'scroll') =>
    side === 'right'
      ? `linear-gradient(to left, ${colour}, transparent) right / ${depth}px 100% no-repeat ${moves}`
      : `linear-gradient(to top, ${colour}, transparent) bottom / 100% ${depth}px no-repeat ${moves}`;
  return `${layer(`${ground} 50%`, 48, 'local')}, ${layer(shade, 12, 'scroll')}`;
}
