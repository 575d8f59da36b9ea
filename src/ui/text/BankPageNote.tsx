import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LockIcon } from '../icons/icons.tsx';

/**
 * Goes below a button that leaves for the bank: says where it leads, and that the payer will come
 * back.
 */
export function BankPageNote() {
  return (
    <Stack direction="row" sx={{ gap: 1, color: 'text.secondary' }}>
      <LockIcon size={18} />
      <Typography variant="body2">
        Continuarás en la página segura del banco. Al terminar volverás aquí con el resultado.
      </Typography>
    </Stack>
  );
}
