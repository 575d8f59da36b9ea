/** The edges that can have a shadow, each with the side towards which its shadow fades. */
const inward = { right: 'left', bottom: 'top', top: 'bottom' };

/**
 * The CSS background of a scroller: a shadow at an edge while content is cut off there. `shade` is
 * the shadow's colour; `ground`, the colour below the content, scrolls with the content and covers
 * the shadow once the scroller has reached the edge.
 */
export function edgeShadow(side: keyof typeof inward, ground: string, shade: string): string {
  const layer = (colour: string, depth: number, moves: 'local' | 'scroll') => {
    const size = side === 'right' ? `${depth}px 100%` : `100% ${depth}px`;
    return `linear-gradient(to ${inward[side]}, ${colour}, transparent) ${side} / ${size} no-repeat ${moves}`;
  };
  return `${layer(`${ground} 50%`, 48, 'local')}, ${layer(shade, 12, 'scroll')}`;
}
