import { styled } from '@mui/material/styles';
import { paths } from '../../paths.ts';
import { palette } from '../../theme/theme.ts';
import { TextLink } from '../../ui/buttons/TextLink.tsx';
import { CheckIcon } from '../../ui/icons/icons.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { aliasLength } from './alias.ts';
import type { OwnAccount } from './owed.ts';

const Line = styled('p')({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  margin: '24px 0 0',
  color: palette.text.secondary,
  '& svg': { flex: 'none', alignSelf: 'center', color: palette.success.main },
  '& strong': { color: palette.text.primary },
});

/**
 * The suggested and Total TAG accounts that moved from their list to the cart; they return when
 * they are removed from it (spec 4).
 */
export function MovedAccounts({ accounts }: { accounts: readonly OwnAccount[] }) {
  if (accounts.length === 0) return null;
  return (
    <Line>
      <CheckIcon size={20} />
      <span>
        En el carro:{' '}
        {accounts.map(({ account }, index) => (
          <span key={account.id}>
            {index > 0 && ', '}
            <strong>
              <UntrustedText length={aliasLength}>{account.alias}</UntrustedText>
            </strong>
          </span>
        ))}
        . Si {accounts.length === 1 ? 'la eliminas' : 'las eliminas'} de ahí,{' '}
        {accounts.length === 1 ? 'vuelve' : 'vuelven'} a su lista.{' '}
        <TextLink to={paths.cart}>Ver carro</TextLink>
      </span>
    </Line>
  );
}
