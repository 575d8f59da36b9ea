import { styled } from '@mui/material/styles';
import { plainList } from '../../theme/plainList.ts';
import { palette, theme } from '../../theme/theme.ts';
import { PaperSlip } from '../../ui/drawings/PaperSlip.tsx';
import { Heading, Section, SectionHead } from './homeFrame.ts';

const Strip = styled(PaperSlip)({ padding: 0 });
const Steps = styled('ol')({
  display: 'grid',
  ...plainList,
  '& li': { padding: 24 },
  '& li + li': { borderBlockStart: `2px dotted ${palette.divider}` },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& li': { padding: '28px 32px 32px' },
    '& li + li': {
      borderBlockStart: 0,
      borderInlineStart: `2px dotted ${palette.divider}`,
    },
  },
});
const Number = styled('span')({
  ...theme.typography.h1,
  display: 'inline-block',
  minWidth: 44,
  marginBottom: 12,
  fontVariantNumeric: 'tabular-nums',
  color: palette.primary.main,
  // A highlighter stroke, as on a printed bill.
  background: `linear-gradient(${palette.accent.main}, ${palette.accent.main}) 0 92% / 22px 4px no-repeat`,
});
const Name = styled('h3')(theme.typography.h3);
const Text = styled('p')({
  margin: '6px 0 0',
  color: palette.text.secondary,
  textWrap: 'pretty',
});

const steps = [
  {
    name: 'Busca tu empresa',
    text: 'Agua, luz, internet, autopistas, colegios y más: por su nombre o por tipo de servicio.',
  },
  {
    name: 'Escribe tu número',
    text: 'El de cliente, el RUT o el de la boleta. Te mostramos dónde encontrarlo y cuánto debes.',
  },
  {
    name: 'Paga y guarda tu comprobante',
    text: 'Pagas en la página del banco y el comprobante llega a tu correo.',
  },
];

/** How to pay in three steps, on a strip of tickets. */
export function HowItWorks() {
  return (
    <Section aria-labelledby="como-funciona">
      <SectionHead>
        <Heading id="como-funciona">Cómo funciona</Heading>
      </SectionHead>
      <Strip torn="both">
        <Steps>
          {steps.map(({ name, text }, index) => (
            <li key={name}>
              <Number aria-hidden="true">{index + 1}</Number>
              <Name>{name}</Name>
              <Text>{text}</Text>
            </li>
          ))}
        </Steps>
      </Strip>
    </Section>
  );
}
