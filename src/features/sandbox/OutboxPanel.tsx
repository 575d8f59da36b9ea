import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Mail } from '../../../mocks/bank/state.ts';
import { environment } from '../../config/environment.ts';
import { trustedTypesPolicy } from '../../lib/trustedTypes.ts';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { timeOfDay } from './clock.ts';
import { letterPage, styleLetter } from './letterPage.ts';
import { Section } from './Section.tsx';
import type { PanelProps } from './useBank.ts';

// The markup needs no sanitizing: the frame's `sandbox` attribute disables scripts (docs/trust.md,
// T21).
const policy = trustedTypesPolicy('portal#letter', { createHTML: (markup) => markup });

/**
 * Shows a mail in a frame as high as its content. The frame runs no scripts, but has the portal's
 * origin, so that the portal can apply the mail's styles.
 */
function Letter({ mail }: { mail: Mail }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(160);
  // The content security policy blocks images of foreign hosts, so the images of mails get URLs
  // on the portal's host, where the sandbox serves them, too.
  const images = `${environment.apiSuffix}/images`;
  const page = letterPage(mail.body.replaceAll(environment.emailImagesUrl, images));
  useLayoutEffect(() => {
    if (frame.current) frame.current.srcdoc = policy.createHTML(page);
  }, [page]);
  const dress = () => {
    const letter = frame.current?.contentDocument;
    if (!letter) return;
    styleLetter(letter);
    setHeight(letter.body.offsetHeight);
  };
  return (
    <Box
      component="iframe"
      ref={frame}
      title={`Correo “${mail.subject}”`}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
      onLoad={dress}
      sx={{ width: '100%', height, border: 0, bgcolor: '#fff', colorScheme: 'light' }}
    />
  );
}

/**
 * A list of all e-mails that the bank sent, newest first, and the chosen one, by default the
 * newest.
 */
export function OutboxPanel({ report: { mails } }: Pick<PanelProps, 'report'>) {
  const [chosen, setChosen] = useState<string>();
  const newestFirst = [...mails].reverse();
  const open = mails.find(({ id }) => id === chosen) ?? newestFirst[0];
  return (
    <Section
      title="Correos enviados"
      help="Como los ve quien los recibe. Sus links funcionan; ninguno salió de este navegador."
    >
      {open === undefined ? (
        <div>El banco aún no envía correos</div>
      ) : (
        <>
          <SelectField
            label="Correos"
            name="mail"
            value={open.id}
            onChange={setChosen}
            options={newestFirst.map(({ id, subject, to, sentAt }) => ({
              value: id,
              label: `${timeOfDay(sentAt)} · ${subject} · ${to.join(', ')}`,
            }))}
          />
          <Card>
            <Letter key={open.id} mail={open} />
          </Card>
        </>
      )}
    </Section>
  );
}
