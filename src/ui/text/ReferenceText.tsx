import { styled } from '@mui/material/styles';
import type { ClipboardEvent } from 'react';
import { plainText } from '../../lib/plainText.ts';
import { formatReference } from '../../lib/references.ts';

/** Chosen as a whole, as a part of it is of no use. */
const Frame = styled('bdi')({ userSelect: 'all' });

/** A payment's reference, in groups of four; what is copied is the reference as the bank gave it. */
export function ReferenceText({ children }: { children: string }) {
  const reference = plainText(children);
  const copy = (event: ClipboardEvent) => {
    event.clipboardData.setData('text/plain', reference);
    event.preventDefault();
  };
  return (
    <Frame translate="no" onCopy={copy}>
      {formatReference(reference)}
    </Frame>
  );
}
