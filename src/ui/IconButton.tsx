import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { pressable } from './buttonStyles.ts';

const Root = styled('button')(({ theme }) => ({
  ...pressable,
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  padding: 0,
  borderRadius: 'var(--radius)',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&:disabled': { cursor: 'default', color: theme.vars.palette.text.disabled },
}));

/** An icon needs words. */
export type IconButtonProps = ComponentProps<'button'> & { 'aria-label': string };

/** A 44-px button that shows an icon alone. */
export function IconButton(props: IconButtonProps) {
  return <Root type="button" {...props} />;
}
