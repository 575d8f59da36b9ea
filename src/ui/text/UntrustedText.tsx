import { clip } from '../../lib/plainText.ts';

interface UntrustedTextProps {
  children: string;
  /** How many characters are shown at most. */
  length?: number;
}

/**
 * A text that the portal did not write: always plain text, its direction marks isolated, its length
 * limited (trust T17).
 */
export function UntrustedText({ children, length }: UntrustedTextProps) {
  return <bdi>{clip(children, length)}</bdi>;
}
