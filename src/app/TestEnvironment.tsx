import Typography from '@mui/material/Typography';
import { gutter } from '../theme/pageFrame.ts';

/**
 * Says in a sandbox build, above every screen, that nothing is real. It is part of the prerendered
 * pages, so that nothing moves for it.
 */
export function TestEnvironment() {
  return (
    <Typography
      component="aside"
      aria-label="Ambiente de prueba"
      variant="body2"
      sx={{
        py: 0.75,
        px: gutter,
        textAlign: 'center',
        color: 'text.secondary',
        bgcolor: 'tint.brand',
        '@media print': { display: 'none' },
      }}
    >
      Ambiente de prueba: aquí no se mueve dinero.
    </Typography>
  );
}
