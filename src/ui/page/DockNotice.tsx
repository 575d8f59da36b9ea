import type { ComponentProps } from 'react';
import { gutter, pageWidth } from '../../theme/pageFrame.ts';
import { Notice } from './Notice.tsx';

/** A notice over the whole width of the window; its text is aligned with the page's column. */
export function DockNotice(props: ComponentProps<typeof Notice>) {
  return (
    <Notice
      {...props}
      sx={{
        flexWrap: 'nowrap',
        '& .MuiAlert-action': { flexBasis: 'auto', p: 0, my: -1 },
        paddingBlock: 1.25,
        paddingInline: `max(${gutter}, calc((100% - ${pageWidth}px) / 2))`,
        '& .MuiAlert-message': { alignSelf: 'center' },
        borderRadius: 0,
        borderTop: 1,
        borderColor: 'divider',
        typography: 'body2',
      }}
    />
  );
}
