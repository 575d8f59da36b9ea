import Box from '@mui/material/Box';
import { Notice } from '../../ui/page/Notice.tsx';
import { Unbroken } from '../../ui/text/Unbroken.tsx';

/**
 * Says, and announces, that a code was sent, without revealing whether the bank knows the address.
 */
export function CodesSent({ count, email }: { count: number; email: string }) {
  return (
    <Box aria-live="polite" sx={{ mb: count > 0 ? 3 : 0 }}>
      {count > 0 && (
        <Notice key={count}>
          <p>
            {count === 1
              ? 'Si el correo está registrado, te enviamos un código de 6 dígitos.'
              : 'Si el correo está registrado, te enviamos otro código de 6 dígitos. Usa el más reciente.'}
          </p>
          <p>
            Revisa la bandeja de entrada y los correos no deseados de{' '}
            <Unbroken>{`${email}.`}</Unbroken>
          </p>
        </Notice>
      )}
    </Box>
  );
}
