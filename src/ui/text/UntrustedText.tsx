import { clip } from '../../lib/text/plainText.ts';

interface UntrustedTextProps {
  children: string;
  /** How many characters are shown at most. */
  length?: number;
}

/**
 * A text that the portal did not write: always plain text, its direction marks isolated, its length
 * limited (docs/trust.md, T17). Browsers do not translate it, because the payer compares it with a
 * bill.
 */
export function UntrustedText({ children, length }: UntrustedTextProps) {
  return <bdi translate="no">{clip(children, length)}</bdi>;
}
