import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from '../../theme/theme.ts';
import { VirtualList } from '../../ui/lists/VirtualList.tsx';
import type { OwnAccount } from './owed.ts';

const Section = styled('div')({ marginTop: 40 });
const Title = styled('h2')({ ...theme.typography.h2, marginBottom: 4 });

/** A list of accounts under a heading, and how to render a row. */
interface AccountListProps {
  name: string;
  accounts: readonly OwnAccount[];
  renderAccount: (account: OwnAccount) => ReactNode;
}

const textsOf = ({ account: { alias, company, contractName, value } }: OwnAccount) => [
  alias,
  company.name,
  contractName,
  value,
];

/** One of the screen's lists; virtualised and searched, so that 200 accounts scroll smoothly. */
export function AccountList({ name, accounts, renderAccount }: AccountListProps) {
  return (
    <Section>
      {/* The page itself is called "Mis cuentas": no second heading of that name. */}
      <Title>{name === 'Mis cuentas' ? 'Guardadas por ti' : name}</Title>
      <VirtualList
        label={name}
        items={accounts}
        getKey={({ account }) => account.id}
        textsOf={textsOf}
        estimateHeight={111}
        renderItem={renderAccount}
      />
    </Section>
  );
}
