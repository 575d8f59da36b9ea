import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { environment } from '../../config/environment.ts';

export function PhoneLink() {
  const { bankPhone } = environment;
  return (
    <Link component="a" href={`tel:${bankPhone.replaceAll(' ', '')}`} sx={{ whiteSpace: 'nowrap' }}>
      {bankPhone}
    </Link>
  );
}

/**
 * Says at which phone and hours the bank answers payers; renders nothing if the settings have no
 * phone.
 */
export function BankPhone() {
  const { bankPhone, bankHours } = environment;
  if (bankPhone === '') return null;
  return (
    <Typography component="p" sx={{ m: 0 }}>
      <span>También puedes llamar al </span>
      <PhoneLink />
      <span>{bankHours === '' ? '.' : ` (${bankHours}).`}</span>
    </Typography>
  );
}
