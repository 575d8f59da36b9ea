import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import type { LinkProps } from 'react-router';
import { buttonStyles, looksOf } from './buttonStyles.ts';
import type { ButtonLooks } from './buttonStyles.ts';

const Root = styled(Link)(buttonStyles);

/** A router link's props, and how it looks. */
type LinkButtonProps = LinkProps & Pick<ButtonLooks, 'variant' | 'size'>;

/**
 * A link to another screen that looks like a button: like the main action, unless `variant` says
 * otherwise.
 */
export function LinkButton({ variant, size, ...rest }: LinkButtonProps) {
  return <Root {...rest} {...looksOf({ variant, size })} />;
}
