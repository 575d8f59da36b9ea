import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { brand } from '../config/brand.ts';
import { environment } from '../config/environment.ts';
import { paths, paymentSearchPath } from '../config/paths.ts';
import { palette, theme } from '../theme/theme.ts';
import { ShieldIcon } from '../ui/icons/firstIcons.tsx';

const links = [
  { to: paths.questions, label: 'Preguntas frecuentes' },
  { to: paymentSearchPath, label: 'Buscar un pago' },
  { to: paths.contact, label: 'Contacto' },
  { to: paths.terms, label: 'Términos y Condiciones' },
  { to: paths.legal, label: 'Bases legales' },
];

/** On phones, padding separates the links far enough for fingers. */
const line = { py: { xs: 1.25, sm: 0 } };

const Badge = styled('span')({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  padding: '6px 12px 6px 8px',
  borderRadius: 'var(--radius)',
  border: `1px solid ${palette.line.strong}`,
  color: palette.text.secondary,
  fontWeight: 600,
});

function SupervisedEntityMark() {
  return (
    <Badge>
      <ShieldIcon size={20} />
      {brand.promises.supervision}
    </Badge>
  );
}

export function Footer() {
  return (
    <Box
      component="footer"
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        color: 'text.secondary',
        '@media print': { display: 'none' },
      }}
    >
      <Container>
        <Stack
          direction="row"
          sx={{
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            columnGap: 4,
            rowGap: 2,
            py: 4,
          }}
        >
          <Stack
            component="nav"
            aria-label="Ayuda"
            direction="row"
            sx={{ flexWrap: 'wrap', columnGap: 3, rowGap: { sm: 1 } }}
          >
            {links.map(({ to, label }) => (
              <Link key={to} href={to} sx={line}>
                {label}
              </Link>
            ))}
            {process.env.PORTAL_BANK === 'sandbox' && (
              <Link href={paths.sandbox} sx={line}>
                Pruebas locales
              </Link>
            )}
          </Stack>
          <SupervisedEntityMark />
          <Typography variant="body2" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
            <span>{`© 2024 ${environment.entityName}`}</span>{' '}
            <span>Todos los derechos reservados</span>
          </Typography>
        </Stack>
      </Container>
    </Box>
  );
}
