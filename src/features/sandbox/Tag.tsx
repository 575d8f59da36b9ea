import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { palette, theme } from '../../theme/theme.ts';

/** What a tag's tint says. */
export type TagKind = 'plain' | 'info' | 'success' | 'warning' | 'danger';

const Label = styled('span')<{ 'data-kind': TagKind }>({
  ...theme.typography.body2,
  display: 'inline-block',
  padding: '1px 10px',
  borderRadius: 999,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  color: palette.text.primary,
  backgroundColor: palette.action.disabledBackground,
  '&[data-kind=info]': { backgroundColor: palette.tint.brand },
  '&[data-kind=success]': { backgroundColor: palette.tint.success },
  '&[data-kind=warning]': { backgroundColor: palette.tint.warning },
  '&[data-kind=danger]': { backgroundColor: palette.tint.danger },
  '@media (forced-colors: active)': { border: '1px solid' },
});

/** A state in one word. */
export function Tag({ kind = 'plain', children }: { kind?: TagKind; children: ReactNode }) {
  return <Label data-kind={kind}>{children}</Label>;
}
