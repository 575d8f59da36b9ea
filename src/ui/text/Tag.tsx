import { styled } from '@mui/material/styles';
import type { ComponentType, ReactNode } from 'react';
import { palette, theme } from '../../theme/theme.ts';
import type { IconProps } from '../icons/firstIcons.tsx';

/** What a tag's tint says. */
export type TagKind = 'plain' | 'info' | 'success' | 'warning' | 'danger';

const Label = styled('span')<{ 'data-kind': TagKind }>({
  ...theme.typography.body2,
  display: 'inline-flex',
  verticalAlign: 'middle',
  alignItems: 'center',
  gap: 6,
  padding: '1px 10px',
  borderRadius: 'var(--radius)',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  // Also in a table that may break words, its column is as wide as its longest word.
  overflowWrap: 'break-word',
  color: palette.text.primary,
  backgroundColor: palette.action.disabledBackground,
  '&:has(svg)': { paddingInlineStart: 6 },
  '& svg': { flex: 'none' },
  '&[data-kind=info]': { backgroundColor: palette.tint.brand },
  '&[data-kind=success]': {
    backgroundColor: palette.tint.success,
    '& svg': { color: palette.success.main },
  },
  '&[data-kind=warning]': {
    backgroundColor: palette.tint.warning,
    '& svg': { color: palette.warning.main },
  },
  '&[data-kind=danger]': { color: palette.error.main, backgroundColor: palette.tint.danger },
  '@media (forced-colors: active)': { border: '1px solid' },
});

interface TagProps {
  kind?: TagKind;
  icon?: ComponentType<IconProps>;
  children: ReactNode;
}

/** A state in a few words on a tint. */
export function Tag({ kind = 'plain', icon: Icon, children }: TagProps) {
  return (
    <Label data-kind={kind}>
      {Icon && <Icon size={16} />}
      <span>{children}</span>
    </Label>
  );
}
