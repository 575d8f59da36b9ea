import Alert from '@mui/material/Alert';
import type { AlertProps } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { ReactNode } from 'react';
import { AlertIcon, CheckCircleIcon, ErrorCircleIcon, InfoIcon } from '../icons/icons.tsx';

/** The icon of each severity: colour alone must never carry the meaning. */
export const noticeIcons = {
  info: <InfoIcon size={22} />,
  success: <CheckCircleIcon size={22} />,
  warning: <AlertIcon size={22} />,
  error: <ErrorCircleIcon size={22} />,
};

interface NoticeProps extends Omit<AlertProps, 'title'> {
  title?: ReactNode;
}

/**
 * MUI's alert with the portal's icons and a title. The theme replaces MUI's default role `alert`
 * with `none`, so a notice that must be announced when it appears needs a `role`: `alert` interrupts
 * a screen reader, `status` does not.
 */
export function Notice({ title, children, ...alert }: NoticeProps) {
  return (
    <Alert iconMapping={noticeIcons} {...alert}>
      {title !== undefined && <AlertTitle>{title}</AlertTitle>}
      {children !== undefined && <div>{children}</div>}
    </Alert>
  );
}
