import { styled } from '@mui/material/styles';
import { clip } from '../lib/plainText.ts';

const Isolated = styled('bdi')({ overflowWrap: 'anywhere' });

/** A text that somebody else wrote. */
export interface UntrustedTextProps {
  children: string;
  /** The most characters that are shown. */
  length?: number;
}

/** A text that the portal did not write: plain whatever it holds, its direction marks kept to itself, and never endless (trust T17). */
export function UntrustedText({ children, length }: UntrustedTextProps) {
  return <Isolated>{clip(children, length)}</Isolated>;
}
