import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Mail } from '../../../mocks/bank/state.ts';
import { trustedTypesPolicy } from '../../lib/trustedTypes.ts';
import { palette } from '../../theme/theme.ts';
import { letterPage, styleLetter } from './letterPage.ts';

const Frame = styled('iframe')({
  display: 'block',
  width: '100%',
  border: `1px solid ${palette.divider}`,
  borderRadius: 'var(--radius)',
  backgroundColor: '#fff',
  colorScheme: 'light',
});

// The frame's `sandbox` keeps its markup from running anything (docs/trust.md, T21).
const policy = trustedTypesPolicy('portal#letter', { createHTML: (markup) => markup });

/** Height in px until the mail's own is known. */
const firstHeight = 160;

/**
 * A mail as its recipient sees it, in a frame without scripts, as high as its content. The frame
 * has the portal's origin so that the portal can apply the mail's styles.
 */
export function Letter({ mail }: { mail: Mail }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(firstHeight);
  const measure = useCallback(
    () => setHeight(frame.current?.contentDocument?.body.offsetHeight ?? firstHeight),
    [],
  );
  useLayoutEffect(() => {
    if (frame.current) frame.current.srcdoc = policy.createHTML(letterPage(mail));
  }, [mail]);
  useEffect(() => {
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [measure]);
  return (
    <Frame
      ref={frame}
      title={`Correo “${mail.subject}”`}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
      style={{ height }}
      onLoad={() => {
        if (frame.current?.contentDocument) styleLetter(frame.current.contentDocument);
        measure();
      }}
    />
  );
}
