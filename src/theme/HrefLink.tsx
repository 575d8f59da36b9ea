import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** What MUI renders for an `href`: a link that the router follows, without loading a page. */
export function HrefLink({ href = '', ...props }: ComponentProps<'a'>) {
  return <Link {...props} to={href} />;
}
