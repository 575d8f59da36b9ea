import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { quietText } from '../../theme/quietText.ts';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { CompanyMark } from './CompanyMark.tsx';

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  marginBottom: 24,
  '& > button': { marginInlineEnd: -12 },
});
const Words = styled('div')({
  flex: 1,
  minWidth: 0,
  '& strong': { display: 'block', lineHeight: 1.35 },
  '& small': quietText,
});

interface CompanyLineProps {
  company: { name: string; image: string };
  /** A secondary line: the service, the holder. */
  detail?: ReactNode;
  /** A button at the end. */
  action?: ReactNode;
}

/** A company in one line: its mark, its name, and what is paid there. */
export function CompanyLine({ company: { name, image }, detail, action }: CompanyLineProps) {
  return (
    <Line>
      <CompanyMark name={name} image={image} />
      <Words>
        <strong>
          <UntrustedText>{name}</UntrustedText>
        </strong>
        {detail !== undefined && <small>{detail}</small>}
      </Words>
      {action}
    </Line>
  );
}
