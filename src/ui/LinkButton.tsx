import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { Link } from 'react-router';
import type { LinkProps } from 'react-router';

/** A route's address plus a button's looks (`variant`, `size`, `startIcon` …). */
export type LinkButtonProps = Omit<ButtonProps<typeof Link>, 'component' | 'href'> &
  Pick<LinkProps, 'to' | 'replace' | 'state'>;

/** A link to another screen that looks like a button; the main action unless `variant` says less. */
export function LinkButton({ variant = 'contained', ...rest }: LinkButtonProps) {
  return <Button component={Link} variant={variant} {...rest} />;
}
