import { styled } from '@mui/material/styles';
import { clip } from '../../lib/plainText.ts';

const Isolated = styled('bdi')({ overflowWrap: 'anywhere' });

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
  return <Isolated>{clip(children, length)}</Isolated>;
}
