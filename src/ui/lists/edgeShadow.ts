/** The edges that can have a shadow, and the side towards which it fades. */
const inward = { right: 'left', bottom: 'top', top: 'bottom' };

/**
 * The CSS background of a scroller: a shadow at the edge where content is cut off, covered once the
 * scroller reaches its end. `ground` is the colour below the content, which covers the shadow;
 * `shade` is the shadow's colour.
 */
export function edgeShadow(side: keyof typeof inward, ground: string, shade: string): string {
  const layer = (colour: string, depth: number, moves: 'local' | 'scroll') => {
    const size = side === 'right' ? `${depth}px 100%` : `100% ${depth}px`;
    return `linear-gradient(to ${inward[side]}, ${colour}, transparent) ${side} / ${size} no-repeat ${moves}`;
  };
  return `${layer(`${ground} 50%`, 48, 'local')}, ${layer(shade, 12, 'scroll')}`;
}
