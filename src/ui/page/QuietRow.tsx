import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';
import { mobileWindow } from '../../theme/windows.ts';

const onPhones = `@media ${mobileWindow}`;

/**
 * Words of a label that are visually hidden on phones; screen readers read them in every window.
 */
export const LongWords = styled('span')({ [onPhones]: visuallyHidden });

/**
 * The lesser actions below the content of a screen, as text buttons in one row. On a phone the
 * buttons are narrower, so that three fit. The words of the buttons, not their boxes, begin at the
 * edge of the text above.
 */
export function QuietRow({ children }: { children: ReactNode }) {
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        marginInline: 'var(--outdent)',
        displayPrint: 'none',
        [onPhones]: {
          columnGap: 0,
          marginInline: 'calc(var(--outdent) / 2)',
          '& .MuiButton-text': { minHeight: 44, paddingInline: '6px', fontSize: '0.875rem' },
        },
        // With forced colours the buttons have borders, which would touch.
        '@media (forced-colors: active)': { gap: 0.75 },
      }}
    >
      {children}
    </Stack>
  );
}
