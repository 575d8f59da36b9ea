import MuiLink from '@mui/material/Link';
import type { LinkProps as MuiLinkProps } from '@mui/material/Link';
import { Link } from 'react-router';
import type { LinkProps } from 'react-router';

/** A route's address plus the looks of a link in running text. */
export type TextLinkProps = Omit<MuiLinkProps<typeof Link>, 'component' | 'href'> &
  Pick<LinkProps, 'to' | 'replace' | 'state'>;

/** A link inside a sentence. */
export function TextLink(props: TextLinkProps) {
  return <MuiLink component={Link} {...props} />;
}
