import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { VirtualList } from '../../ui/lists/VirtualList.tsx';
import type { OwnAccount } from '../../components/accounts/owed.ts';

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
    <Box sx={{ mt: 5 }}>
      <Typography variant="h2" sx={{ mb: 0.5 }}>
        {/* The page itself is called "Mis cuentas": no second heading of that name. */}
        {name === 'Mis cuentas' ? 'Guardadas por ti' : name}
      </Typography>
      <VirtualList
        label={name}
        items={accounts}
        getKey={({ account }) => account.id}
        textsOf={textsOf}
        estimateHeight={111}
        renderItem={renderAccount}
      />
    </Box>
  );
}
