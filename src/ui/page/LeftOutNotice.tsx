import type { ReactNode } from 'react';
import { unshownText } from '../../lib/unread.ts';
import { Notice } from './Notice.tsx';

interface LeftOutNoticeProps {
  /** The number of records in the bank's list that the portal cannot read. */
  count: number;
  /** The name of one record, such as "pago"; its plural must end in s. */
  noun: string;
  /** A sentence about the consequence of the missing records. */
  children?: ReactNode;
}

/** A notice that records are missing from a list; renders nothing if none is missing. */
export function LeftOutNotice({ count, noun, children }: LeftOutNoticeProps) {
  if (count === 0) return null;
  return (
    <Notice severity="warning" role="status" title={unshownText(count, noun)} sx={{ mb: 3 }}>
      {children}
    </Notice>
  );
}
