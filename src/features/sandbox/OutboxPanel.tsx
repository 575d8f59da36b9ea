import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Grid from '@mui/material/Grid';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Mail } from '../../../mocks/bank/state.ts';
import { trustedTypesPolicy } from '../../lib/trustedTypes.ts';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { dayAndTime, timeOfDay } from './clock.ts';
import { letterPage, styleLetter } from './letterPage.ts';
import { Section } from './Section.tsx';

// The frame's `sandbox` keeps its markup from running anything (docs/trust.md, T21).
const policy = trustedTypesPolicy('portal#letter', { createHTML: (markup) => markup });

/** Height in px until the mail's own is known. */
const firstHeight = 160;

/**
 * A mail as its recipient sees it, in a frame without scripts, as high as its content. The frame
 * has the portal's origin so that the portal can apply the mail's styles.
 */
function Letter({ mail }: { mail: Mail }) {
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
    <Box
      component="iframe"
      ref={frame}
      title={`Correo “${mail.subject}”`}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
      onLoad={() => {
        if (frame.current?.contentDocument) styleLetter(frame.current.contentDocument);
        measure();
      }}
      sx={{
        display: 'block',
        width: '100%',
        height,
        border: 0,
        bgcolor: '#fff',
        colorScheme: 'light',
      }}
    />
  );
}

/** All e-mails of the bank, newest first, and one of them as its recipient sees it. */
export function OutboxPanel({ mails }: { mails: readonly Mail[] }) {
  const [chosen, setChosen] = useState<string>();
  const newestFirst = [...mails].reverse();
  const open = mails.find(({ id }) => id === chosen) ?? newestFirst[0];
  return (
    <Section
      title="Correos enviados"
      help="Como los ve quien los recibe. Sus links funcionan; ninguno salió de este navegador."
    >
      {open === undefined ? (
        <EmptyState title="El banco aún no envía correos" headingLevel={3}>
          <p>Paga una cuenta, envía un link de pago o pide restablecer una contraseña.</p>
        </EmptyState>
      ) : (
        <Grid container spacing={4}>
          <Grid size={{ xs: 12, lg: 4 }}>
            <Card>
              <List aria-label="Correos" sx={{ maxHeight: 640, overflowY: 'auto' }}>
                {newestFirst.map(({ id, subject, to, sentAt }) => (
                  <ListItem key={id} disablePadding>
                    <ListItemButton
                      selected={id === open.id}
                      aria-current={id === open.id || undefined}
                      onClick={() => setChosen(id)}
                    >
                      <ListItemText
                        primary={subject}
                        secondary={`${timeOfDay(sentAt)} · ${to.join(', ')}`}
                      />
                    </ListItemButton>
                  </ListItem>
                ))}
              </List>
            </Card>
          </Grid>
          <Grid size={{ xs: 12, lg: 8 }} component="article">
            <Typography variant="h3">{open.subject}</Typography>
            <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
              {`Para ${open.to.join(', ')} · ${dayAndTime(open.sentAt)}`}
            </Typography>
            <Card>
              <Letter key={open.id} mail={open} />
            </Card>
          </Grid>
        </Grid>
      )}
    </Section>
  );
}
