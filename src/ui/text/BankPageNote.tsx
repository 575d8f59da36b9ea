import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { environment } from '../../config/environment.ts';
import { LockIcon } from '../icons/icons.tsx';

/** The note below a button that opens the bank's page: card and password are entered there only. */
export function BankPageNote() {
  // The bank's name may end with a full stop ('S.A.'), and the sentence below adds one.
  const bank = environment.entityName.replace(/\.$/, '');
  return (
    <Stack direction="row" sx={{ gap: 1, color: 'text.secondary' }}>
      <LockIcon size={18} />
      <Typography variant="body2" sx={{ textWrap: 'pretty' }}>
        {`Pagas en la página de ${bank}. Aquí no escribes tarjeta ni claves.`}
      </Typography>
    </Stack>
  );
}
