import { styled } from '@mui/material/styles';
import { clip } from './clip.ts';

const Isolated = styled('bdi')({ overflowWrap: 'anywhere' });

/** A bank's text. */
export interface BankTextProps {
  children: string;
  /** The most characters that are shown. */
  length?: number;
}

/** A text that comes from the bank: plain text whatever it holds, its direction marks kept to itself, and never endless. */
export function BankText({ children, length }: BankTextProps) {
  return <Isolated>{clip(children, length)}</Isolated>;
}
