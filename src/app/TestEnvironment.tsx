import Typography from '@mui/material/Typography';
import { gutter } from '../theme/pageFrame.ts';

/**
 * A notice above every screen of a sandbox build that nothing is real. It is part of the
 * prerendered pages, so that its appearance shifts nothing.
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
