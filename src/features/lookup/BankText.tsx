import { styled } from '@mui/material/styles';

/** How many characters of a bank's text are shown: no honest name is longer, and a 10 kB one must not drown the page (trust T17). */
const longestText = 160;

/** A bank's text cut to a length that can be read. */
export function clip(text: string, length = longestText): string {
  return text.length <= length
    ? text
    : `${Array.from(text.slice(0, length)).slice(0, -1).join('')}…`;
}

const Isolated = styled('bdi')({ overflowWrap: 'anywhere' });

/** A text that comes from the bank: plain text whatever it holds, its direction marks kept to itself, and never endless. */
export function BankText({ children }: { children: string }) {
  return <Isolated>{clip(children)}</Isolated>;
}
