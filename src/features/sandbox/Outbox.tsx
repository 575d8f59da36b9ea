import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { Mail } from '../../../mocks/bank/state.ts';
import { plainList } from '../../theme/plainList.ts';
import { quietText } from '../../theme/quietText.ts';
import { palette, theme } from '../../theme/theme.ts';
import { pressable } from '../../ui/buttons/buttonStyles.ts';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { Tag } from '../../ui/text/Tag.tsx';
import { dayAndTime, timeOfDay } from './clock.ts';
import { Letter } from './Letter.tsx';
import { Section } from './Section.tsx';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '340px minmax(0, 1fr)', gap: 32 },
});
const List = styled('ul')({
  ...plainList,
  padding: 4,
  overflowY: 'auto',
  maxHeight: 264,
  border: `1px solid ${palette.divider}`,
  borderRadius: 'var(--radius)',
  backgroundColor: palette.background.paper,
  [theme.breakpoints.up('lg')]: { maxHeight: 640 },
});
const Line = styled('button')({
  ...pressable,
  ...quietText,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '2px 12px',
  width: '100%',
  padding: '12px',
  borderRadius: 8,
  overflowWrap: 'anywhere',
  '&:hover': { backgroundColor: palette.action.hover },
  '&[aria-current]': { backgroundColor: palette.action.selected },
  '& > :first-of-type': {
    ...theme.typography.body1,
    fontWeight: 600,
    color: palette.text.primary,
  },
  '& > :nth-of-type(2)': { fontVariantNumeric: 'tabular-nums' },
  '&:focus-visible': { outlineOffset: -3 },
});
const Reading = styled('article')({
  minWidth: 0,
  '& h3': theme.typography.h3,
  '& dl': {
    ...theme.typography.body2,
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: '4px 16px',
    margin: '12px 0 16px',
  },
  '& dt': { color: palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});

const kinds: Record<Mail['kind'], string> = {
  comprobante: 'Comprobante',
  link: 'Link de pago',
  contacto: 'Contacto',
  clave: 'Código de contraseña',
};

function Read({ mail }: { mail: Mail }) {
  return (
    <Reading>
      <h3>{mail.subject}</h3>
      <dl>
        <dt>Para</dt>
        <dd>{mail.to.join(', ')}</dd>
        <dt>Enviado</dt>
        <dd>{dayAndTime(mail.sentAt)}</dd>
        <dt>Tipo</dt>
        <dd>
          <Tag kind="info">{kinds[mail.kind]}</Tag>
        </dd>
      </dl>
      <Letter key={mail.id} mail={mail} />
    </Reading>
  );
}

/** All e-mails of the bank, newest first, and one of them as its recipient sees it. */
export function Outbox({ mails }: { mails: readonly Mail[] }) {
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
        <Columns>
          <List aria-label="Correos">
            {newestFirst.map(({ id, subject, to, sentAt }) => (
              <li key={id}>
                <Line
                  type="button"
                  aria-current={id === open.id || undefined}
                  onClick={() => setChosen(id)}
                >
                  <span>{subject}</span>
                  <span>{timeOfDay(sentAt)}</span>
                  <span>{to.join(', ')}</span>
                </Line>
              </li>
            ))}
          </List>
          <Read mail={open} />
        </Columns>
      )}
    </Section>
  );
}
