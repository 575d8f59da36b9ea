import { styled } from '@mui/material/styles';
import type { ComponentType, ReactNode } from 'react';
import { palette, theme } from '../../theme/theme.ts';
import type { IconProps } from '../icons/firstIcons.tsx';
import { AlertIcon, CheckCircleIcon, CheckIcon, ClockIcon } from '../icons/icons.tsx';

const Status = styled('span')({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  fontWeight: 600,
  color: palette.success.main,
  '&[data-kind=waiting], &[data-kind=warning]': { color: palette.warning.main },
  '& svg': { flex: 'none' },
});

const icons = {
  chosen: CheckIcon,
  upToDate: CheckCircleIcon,
  waiting: ClockIcon,
  warning: AlertIcon,
} satisfies Record<string, ComponentType<IconProps>>;

interface StatusTextProps {
  /**
   * `chosen`: in the cart; `upToDate`: nothing to do; `waiting`: no outcome yet; `warning`: needs a
   * look.
   */
  kind: keyof typeof icons;
  id?: string | undefined;
  children: ReactNode;
}

/** The status of an item, as an icon and a few words. */
export function StatusText({ kind, id, children }: StatusTextProps) {
  const Icon = icons[kind];
  return (
    <Status id={id} data-kind={kind}>
      <Icon size={16} />
      <span>{children}</span>
    </Status>
  );
}
