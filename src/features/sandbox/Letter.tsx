import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Mail } from '../../../mocks/bank/state.ts';
import { trustedTypesPolicy } from '../../lib/trustedTypes.ts';
import { dressLetter, letterPage } from './letter.ts';

const Frame = styled('iframe')(({ theme }) => ({
  display: 'block',
  width: '100%',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 'var(--radius)',
  backgroundColor: '#fff',
  colorScheme: 'light',
}));

// Nothing in the frame can run (its `sandbox`), whatever markup stands in it (trust T21).
const policy = trustedTypesPolicy('portal#letter', { createHTML: (markup) => markup });

/** Height in px until the letter's own is known. */
const firstHeight = 160;

/**
 * A letter as its recipient sees it, in a frame without scripts and as high as what it says. Its own styles need the frame to be of the
 * portal's origin; nothing in it can run.
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
        if (frame.current?.contentDocument) dressLetter(frame.current.contentDocument);
        measure();
      }}
    />
  );
}
