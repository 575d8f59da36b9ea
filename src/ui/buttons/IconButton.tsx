import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { palette } from '../../theme/theme.ts';
import { pressable } from './buttonStyles.ts';

const iconStyles = {
  ...pressable,
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.75rem',
  height: '2.75rem',
  padding: 0,
  borderRadius: 'var(--radius)',
  '&:hover': { backgroundColor: palette.action.hover },
} as const;

const IconOnly = styled('button')(iconStyles);
const LinkOnly = styled(Link)(iconStyles);

/** An icon alone has no accessible name. */
interface Named {
  'aria-label': string;
}

/** A 44-px button that shows only an icon. */
export function IconButton(props: ComponentProps<'button'> & Named) {
  return <IconOnly type="button" {...props} />;
}

/** A 44-px link to another screen that shows only an icon. */
export function IconLink(props: ComponentProps<typeof Link> & Named) {
  return <LinkOnly {...props} />;
}
