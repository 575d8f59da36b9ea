import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { plainList } from '../../theme/pageFrame.ts';
import { palette } from '../../theme/theme.ts';
import { PaperSlip } from '../../ui/drawings/PaperSlip.tsx';
import { HomeSection } from './HomeSection.tsx';

/** A line under a step's number, like that of a highlighter. */
const stroke = `linear-gradient(${palette.accent.main}, ${palette.accent.main}) 0 92% / 22px 4px no-repeat`;
const perforation = `2px dotted ${palette.divider}`;

const steps = [
  {
    name: 'Busca tu empresa',
    text: 'Agua, luz, internet, autopistas, colegios y más: por su nombre o por tipo de servicio.',
  },
  {
    name: 'Escribe tu número de cliente',
    text: 'Según la empresa, es un RUT o un número de tu boleta. Te mostramos dónde encontrarlo y cuánto debes.',
  },
  {
    name: 'Paga y guarda tu comprobante',
    text: 'Pagas en la página del banco y el comprobante llega a tu correo.',
  },
];

export function HowItWorks() {
  return (
    <HomeSection id="como-funciona" title="Cómo funciona">
      <Box component={PaperSlip} torn="both" sx={{ p: 0 }}>
        <Box
          component="ol"
          sx={{ ...plainList, display: 'grid', gridTemplateColumns: { md: 'repeat(3, 1fr)' } }}
        >
          {steps.map(({ name, text }, index) => (
            <Box
              component="li"
              key={name}
              sx={{
                p: { xs: 3, md: '28px 32px 32px' },
                borderTop: { xs: index > 0 ? perforation : 0, md: 0 },
                borderLeft: { md: index > 0 ? perforation : 0 },
              }}
            >
              <Typography
                variant="h1"
                component="span"
                aria-hidden="true"
                sx={{
                  display: 'inline-block',
                  minWidth: 44,
                  mb: 1.5,
                  fontVariantNumeric: 'tabular-nums',
                  color: 'primary.main',
                  background: stroke,
                }}
              >
                {index + 1}
              </Typography>
              <Typography variant="h3">{name}</Typography>
              <Typography sx={{ mt: 0.75, color: 'text.secondary', textWrap: 'pretty' }}>
                {text}
              </Typography>
            </Box>
          ))}
        </Box>
      </Box>
    </HomeSection>
  );
}
