import Box from '@mui/material/Box';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { plainText } from '../../lib/text/plainText.ts';
import { referenceGroups } from '../../lib/text/references.ts';

/**
 * A payment's reference, a long one in groups of four characters. CSS draws the gaps, so that a
 * copied reference has no spaces, and the browser's search finds the reference without spaces. A
 * click selects the whole reference, because a part of it is useless.
 */
export function ReferenceText({ children }: { children: string }) {
  const groups = referenceGroups(plainText(children));
  const last = groups.length - 1;
  const isGrouped = last > 0;
  return (
    <Box component="bdi" translate="no" sx={{ userSelect: 'all' }}>
      {groups.map((group, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- groups never change their places
        <Fragment key={index}>
          {index > 0 && <wbr />}
          <Box
            component="span"
            // Lines break only between groups.
            sx={{ whiteSpace: isGrouped ? 'nowrap' : undefined, mr: index < last ? '0.35em' : 0 }}
          >
            {group}
          </Box>
        </Fragment>
      ))}
    </Box>
  );
}

/** Keeps a number or an address, alone or with its button, on one line if it fits there. */
export function Unbroken({ children }: { children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-block', maxWidth: '100%', overflowWrap: 'anywhere' }}
    >
      {children}
    </Box>
  );
}
