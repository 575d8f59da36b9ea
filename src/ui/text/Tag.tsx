import Chip from '@mui/material/Chip';
import type { ChipProps } from '@mui/material/Chip';
import type { ComponentType, ReactNode } from 'react';
import type { IconProps } from '../icons/firstIcons.tsx';

const colors = {
  plain: 'default',
  info: 'primary',
  success: 'success',
  warning: 'warning',
  danger: 'error',
} satisfies Record<string, ChipProps['color']>;

/** What a tag's tint says. */
export type TagKind = keyof typeof colors;

interface TagProps {
  kind?: TagKind;
  icon?: ComponentType<IconProps>;
  children: ReactNode;
}

/** A state in a few words on a tint. */
export function Tag({ kind = 'plain', icon: Icon, children }: TagProps) {
  return <Chip color={colors[kind]} label={children} {...(Icon && { icon: <Icon size={16} /> })} />;
}
