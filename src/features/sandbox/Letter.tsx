import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useRef, useState } from 'react';
import { dressLetter, letterPage } from './letter.ts';
import type { Mail } from './sandbox.ts';

const Frame = styled('iframe')(({ theme }) => ({
  display: 'block',
  width: '100%',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 'var(--radius)',
  backgroundColor: '#fff',
  colorScheme: 'light',
}));

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
  useEffect(() => {
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [measure]);
  return (
    <Frame
      ref={frame}
      title={`Correo “${mail.subject}”`}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
      srcDoc={letterPage(mail)}
      style={{ height }}
      onLoad={() => {
        if (frame.current?.contentDocument) dressLetter(frame.current.contentDocument);
        measure();
      }}
    />
  );
}
