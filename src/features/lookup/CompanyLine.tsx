import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Company } from '../../api/catalogue.ts';
import { imageUrl } from '../../api/images.ts';
import { CompanyMark } from '../../ui/CompanyMark.tsx';
import { BankText } from './BankText.tsx';

const Line = styled('div')({ display: 'flex', alignItems: 'center', gap: 16, marginBottom: 24 });
const Words = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  '& strong': { display: 'block', lineHeight: 1.35 },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

/** The chosen company and what is paid there. */
export interface CompanyLineProps {
  company: Pick<Company, 'name' | 'image'>;
  /** A second, quieter line: the service, the holder. */
  detail?: ReactNode;
  /** A button at its end. */
  action?: ReactNode;
}

/** A company in one line: mark, name, and what is paid there. */
export function CompanyLine({ company: { name, image }, detail, action }: CompanyLineProps) {
  return (
    <Line>
      <CompanyMark name={name} image={imageUrl(image)} />
      <Words>
        <strong>
          <BankText>{name}</BankText>
        </strong>
        {detail !== undefined && <small>{detail}</small>}
      </Words>
      {action}
    </Line>
  );
}
