import type { ReactNode } from 'react';
import { unshownText } from '../../lib/unread.ts';
import { Notice } from './Notice.tsx';

/** `count` is the number of unreadable records in the bank's list. */
interface LeftOutNoticeProps {
  count: number;
  /** In the singular; its plural must end in s. */
  noun: string;
  /** The consequence, in words. */
  children?: ReactNode;
}

/** A notice that records are missing from a list; renders nothing if it is complete. */
export function LeftOutNotice({ count, noun, children }: LeftOutNoticeProps) {
  if (count === 0) return null;
  return (
    <Notice severity="warning" role="status" title={unshownText(count, noun)} sx={{ mb: 3 }}>
      {children}
    </Notice>
  );
}
