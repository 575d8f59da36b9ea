import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { buttonStyles, looksOf } from './buttonStyles.ts';
import type { ButtonLooks } from './buttonStyles.ts';

const Root = styled('button')(buttonStyles);

/** A native button's props and its looks. */
export interface ButtonProps extends Omit<ComponentProps<'button'>, 'color'>, ButtonLooks {
  startIcon?: ReactNode;
  endIcon?: ReactNode;
}

/** What can be pressed. A native button in the theme's clothes: MUI's own weighs 9 KiB of the first visit, mostly for a ripple. */
export function Button({
  variant,
  size,
  color,
  fullWidth,
  startIcon,
  endIcon,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  return (
    <Root {...rest} {...looksOf({ variant, size, color, fullWidth })} type={type}>
      {startIcon}
      {children}
      {endIcon}
    </Root>
  );
}
