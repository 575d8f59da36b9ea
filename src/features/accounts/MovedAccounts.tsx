import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { paths } from '../../paths.ts';
import { CheckIcon } from '../../ui/icons/icons.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { aliasLength } from '../../components/accounts/alias.ts';
import type { OwnAccount } from '../../components/accounts/owed.ts';

/**
 * The suggested and Total TAG accounts that moved from their list to the cart; they return when
 * they are removed from it.
 */
export function MovedAccounts({ accounts }: { accounts: readonly OwnAccount[] }) {
  if (accounts.length === 0) return null;
  return (
    <Alert severity="success" icon={<CheckIcon size={20} />} sx={{ mt: 3 }}>
      <span>En el carro: </span>
      {accounts.map(({ account }, index) => (
        <span key={account.id}>
          {index > 0 && <span>, </span>}
          <strong>
            <UntrustedText length={aliasLength}>{account.alias}</UntrustedText>
          </strong>
        </span>
      ))}
      <span>
        {accounts.length === 1
          ? '. Si la eliminas de ahí, vuelve a su lista. '
          : '. Si las eliminas de ahí, vuelven a su lista. '}
      </span>
      <Link href={paths.cart}>Ver carro</Link>
    </Alert>
  );
}
