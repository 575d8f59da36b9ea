/** The channels of a `#rrggbb` colour in linear light, 0 to 1. */
export function linearLight(hex: string): [number, number, number] {
  const channel = (at: number) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function luminance(hex: string): number {
  const [red, green, blue] = linearLight(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast of two `#rrggbb` colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** A dark colour for text on the accent colour, the same in both schemes and every brand. */
export const ink = '#0E1B2A';

/** The opacity of the primary colour over a hovered element, in each scheme. */
export const hoverOpacity = { light: 0.06, dark: 0.1 };
