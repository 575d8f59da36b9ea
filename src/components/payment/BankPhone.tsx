import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { environment } from '../../config/environment.ts';

/** The bank's phone as a link that calls it. */
export function PhoneLink() {
  const { bankPhone } = environment;
  return (
    <Link component="a" href={`tel:${bankPhone.replaceAll(' ', '')}`} sx={{ whiteSpace: 'nowrap' }}>
      {bankPhone}
    </Link>
  );
}

/**
 * The phone at which the bank answers payers, and its hours; renders nothing if the settings have
 * none.
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
