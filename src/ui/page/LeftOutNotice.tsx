import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { unshownText } from '../../lib/unread.ts';
import { Notice } from './Notice.tsx';

const Space = styled('div')({ marginBottom: 24 });

/** How many records of the bank's list could not be read, and what they are. */
interface LeftOutNoticeProps {
  count: number;
  /** In the singular; its plural must end in s. */
  noun: string;
  /** What follows from it. */
  children?: ReactNode;
}

/** Says that a list is not whole; nothing where it is. */
export function LeftOutNotice({ count, noun, children }: LeftOutNoticeProps) {
  if (count === 0) return null;
  return (
    <Space>
      <Notice kind="warning" role="status" title={unshownText(count, noun)}>
        {children}
      </Notice>
    </Space>
  );
}
