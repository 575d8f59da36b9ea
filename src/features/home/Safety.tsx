import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { plainList } from '../../theme/pageFrame.ts';
import { CheckCircleIcon, LockIcon, MailIcon, ReceiptIcon } from '../../ui/icons/icons.tsx';

const reasons = [
  {
    Icon: LockIcon,
    name: 'Pagas en la página del banco',
    text: 'Aquí nunca escribes los datos de tu tarjeta ni tus claves del banco.',
  },
  {
    Icon: CheckCircleIcon,
    name: 'Un pago, un cobro',
    text: 'Aunque recargues la página o presiones dos veces, tu pago se registra una sola vez.',
  },
  {
    Icon: MailIcon,
    name: 'Nada de datos por correo',
    text: 'Nunca te pediremos información personal ni financiera por correo electrónico.',
  },
  {
    Icon: ReceiptIcon,
    name: 'Pagas lo que debes',
    text: 'El servicio no tiene costo para ti: el total es el de tus cuentas, sin recargos.',
  },
];

export function Safety() {
  return (
    <Box
      component="section"
      aria-labelledby="seguridad"
      sx={{
        my: 'clamp(16px, 3vw, 32px)',
        py: 'clamp(40px, 6vw, 72px)',
        backgroundColor: 'tint.brand',
      }}
    >
      <Container>
        <Grid container columnSpacing={9} rowSpacing={4}>
          <Grid size={{ xs: 12, lg: 4 }}>
            <Typography variant="h2" id="seguridad">
              Pagar con tranquilidad es parte del servicio
            </Typography>
            <Typography sx={{ mt: 1.5, maxWidth: '38ch', textWrap: 'pretty' }}>
              Cuatro cosas que cuidamos en cada pago, para que tú no tengas que pensar en ellas.
            </Typography>
          </Grid>
          <Grid size={{ xs: 12, lg: 8 }}>
            <Grid container component="ul" columnSpacing={6} rowSpacing={3.5} sx={plainList}>
              {reasons.map(({ Icon, name, text }) => (
                <Grid component="li" key={name} size={{ xs: 12, md: 6 }}>
                  <Stack direction="row" sx={{ gap: 2 }}>
                    <Box sx={{ color: 'primary.main' }}>
                      <Icon size={28} />
                    </Box>
                    <Box>
                      <Typography variant="h3">{name}</Typography>
                      <Typography sx={{ mt: 0.5, textWrap: 'pretty' }}>{text}</Typography>
                    </Box>
                  </Stack>
                </Grid>
              ))}
            </Grid>
          </Grid>
        </Grid>
      </Container>
    </Box>
  );
}
