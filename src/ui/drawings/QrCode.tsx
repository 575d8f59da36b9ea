import { styled } from '@mui/material/styles';
import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** The white edge that scanners need around a code, in modules (the squares of the code). */
const quiet = 4;

/** Black on white in every theme: scanners fail on inverted codes, and on custom colours. */
const Svg = styled('svg')(({ theme }) => ({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  // Makes the white edge visible on white paper.
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: 'var(--radius)',
  forcedColorAdjust: 'none',
}));

/** The QR code of a text; undefined if the text is too long, beyond about 2,300 letters. */
function codeOf(text: string) {
  try {
    return generate(text, { minCorrectionLevel: correction.M });
  } catch {
    return undefined;
  }
}

/**
 * A QR code of `text`, drawn at 4 px a module; `label` is its accessible name. Use it only in code
 * that loads lazily, because the encoder must stay out of the first load.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = codeOf(text);
  if (!code) return <span>Es demasiado largo para un código QR.</span>;
  const side = code.size + 2 * quiet;
  return (
    <Svg
      role="img"
      aria-label={label}
      width={side * 4}
      height={side * 4}
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect x={-quiet} y={-quiet} width={side} height={side} fill="#fff" />
      <path d={toSvgPath(code)} fill="#000" />
    </Svg>
  );
}
