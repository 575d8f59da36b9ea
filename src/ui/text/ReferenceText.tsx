import { styled } from '@mui/material/styles';
import { plainText } from '../../lib/plainText.ts';
import { referenceGroups } from '../../lib/references.ts';

/** Chosen as a whole, as a part of it is of no use. */
const Frame = styled('bdi')({ userSelect: 'all' });
const Group = styled('span')({ '&:not(:last-child)': { marginInlineEnd: '0.35em' } });

/**
 * A payment's reference as people read it, in groups of four. The room between them is the style's:
 * what is copied, or found on the page, is the reference as the bank gave it.
 */
export function ReferenceText({ children }: { children: string }) {
  return (
    <Frame translate="no">
      {referenceGroups(plainText(children)).map((group, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- groups never change their places
        <Group key={index}>{group}</Group>
      ))}
    </Frame>
  );
}
