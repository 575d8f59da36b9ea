import { SaxesParser } from 'saxes';
import type { SaxesAttributeNS } from 'saxes';

const namespace = 'http://www.w3.org/2000/svg';

/** Maximum size of a logo in bytes. */
const longestLogo = 10_000;

/** Matches parts of a style that fetch something, and escapes, which may hide such a part. */
const fetching = /url\((?!\s*["']?#)|image-set|@import|\\/i;

/** Whether an attribute runs or fetches something, or lets an animation do so. */
function isActive({ prefix, local, value }: SaxesAttributeNS): boolean {
  if (/^on/i.test(local)) return true;
  if (/^(href|src)$/i.test(local)) return !value.startsWith('#');
  if (local === 'attributeName') return /^on|(href|src)$/i.test(value);
  // Attributes with a prefix, such as `inkscape:export-filename`, are no styles, so a backslash in
  // them is harmless.
  return prefix === '' && fetching.test(value);
}

const isSquare = (viewBox: string) => {
  const [, , width = 0, height] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && width === height;
};

/**
 * Returns why a text is no logo. A logo is a square SVG of limited size that neither runs nor
 * fetches anything.
 */
export function logoProblems(svg: string): string[] {
  const problems = new Set<string>();
  const active = () => problems.add('has a script or names what is outside itself');
  const parser = new SaxesParser({ xmlns: true });
  let element = '';
  let style = '';
  const addText = (text: string) => {
    if (element === 'style') style += text;
  };
  parser.on('error', ({ message }) => problems.add(`is no well-formed XML: ${message}`));
  parser.on('opentag', ({ local, uri, attributes }) => {
    const isRoot = element === '';
    element = local;
    if (isRoot && (local !== 'svg' || uri !== namespace))
      problems.add(`is no SVG with xmlns="${namespace}"`);
    if (isRoot && !isSquare(attributes['viewBox']?.value ?? ''))
      problems.add('has no viewBox that is square');
    if (/^(script|foreignObject)$/i.test(local)) active();
    if (Object.values(attributes).some(isActive)) active();
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('processinginstruction', active);
  parser.on('doctype', (doctype) => {
    if (doctype.includes('<!ENTITY')) active();
  });
  parser.write(svg).close();
  if (fetching.test(style)) active();
  if (Buffer.byteLength(svg) > longestLogo) problems.add(`has more than ${longestLogo} bytes`);
  return [...problems].map((problem) => `logo: ${problem}.`);
}
