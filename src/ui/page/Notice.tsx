import { styled } from '@mui/material/styles';
import type { ComponentType, ReactNode } from 'react';
import { palette, theme } from '../../theme/theme.ts';
import type { IconProps } from '../icons/firstIcons.tsx';
import { AlertIcon, CheckCircleIcon, ErrorCircleIcon, InfoIcon } from '../icons/icons.tsx';

type NoticeKind = 'info' | 'success' | 'warning' | 'danger';

/** The icon of each kind: colour alone must never carry the meaning. */
export const noticeIcons = {
  info: InfoIcon,
  success: CheckCircleIcon,
  warning: AlertIcon,
  danger: ErrorCircleIcon,
} as const;

const Banner = styled('div')<{ 'data-kind': NoticeKind }>({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'start',
  gap: '4px 12px',
  padding: '14px 16px',
  borderRadius: 'var(--radius)',
  '& > svg': { marginTop: 1 },
  '&[data-kind=info]': {
    backgroundColor: palette.tint.brand,
    '& > svg': { color: palette.primary.main },
  },
  '&[data-kind=success]': {
    backgroundColor: palette.tint.success,
    '& > svg': { color: palette.success.main },
  },
  '&[data-kind=warning]': {
    backgroundColor: palette.tint.warning,
    '& > svg': { color: palette.warning.main },
  },
  '&[data-kind=danger]': {
    backgroundColor: palette.tint.danger,
    '& > svg': { color: palette.error.main },
  },
  '@media (forced-colors: active)': { border: '1px solid' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'auto 1fr' },
});
const Title = styled('p')({ margin: 0, fontWeight: 650 });
const Text = styled('div')({
  minWidth: 0,
  textWrap: 'pretty',
  '& p': { margin: 0 },
  '& p + p': { marginTop: 8 },
});
const Action = styled('div')({
  alignSelf: 'center',
  [theme.breakpoints.down('sm')]: { gridColumn: 2, marginTop: 8 },
});

interface NoticeProps {
  kind?: NoticeKind;
  title?: ReactNode;
  /** Instead of the icon of its kind. */
  icon?: ComponentType<IconProps>;
  children?: ReactNode;
  /** A button or link at the end. */
  action?: ReactNode;
  /**
   * How it is announced when it appears: `alert` interrupts, `status` waits. Leave it out for a
   * notice that was there from the start.
   */
  role?: 'alert' | 'status';
}

/** A message on the screen, in words, with an icon and a tint. */
export function Notice({
  kind = 'info',
  title,
  icon: Icon = noticeIcons[kind],
  children,
  action,
  role,
}: NoticeProps) {
  return (
    <Banner data-kind={kind} role={role}>
      <Icon size={22} />
      <Text>
        {title !== undefined && <Title>{title}</Title>}
        {children !== undefined && <div>{children}</div>}
      </Text>
      {action !== undefined && <Action>{action}</Action>}
    </Banner>
  );
}
