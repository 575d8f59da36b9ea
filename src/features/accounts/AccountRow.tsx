import { styled } from '@mui/material/styles';
import type { Account } from '../../api/accounts.ts';
import { imageUrl } from '../../api/images.ts';
import { CompanyMark } from '../../ui/CompanyMark.tsx';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  paddingBlock: 16,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));
const Words = styled('div')({ minWidth: 0, '& p': { margin: 0, overflowWrap: 'anywhere' } });
const Alias = styled('p')({ fontWeight: 600 });
const Detail = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

/** A saved account: what the payer calls it, whose it is, and how they are known there. */
export function AccountRow({ account }: { account: Account }) {
  const { alias, company, contractName, identifier } = account;
  return (
    <Row>
      <CompanyMark name={company.name} image={imageUrl(company.image)} />
      <Words>
        <Alias>{alias}</Alias>
        <Detail>
          {company.name} · {contractName}
        </Detail>
        <Detail>{identifier}</Detail>
      </Words>
    </Row>
  );
}
