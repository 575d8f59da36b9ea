import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Suspense, useId } from 'react';
import { AccountOwed } from '../../components/accounts/AccountOwed.tsx';
import type { Owed } from '../../components/accounts/owed.ts';
import { CompanyMark } from '../../components/companies/CompanyMark.tsx';
import { maskedIdentifier } from '../../lib/identifiers/identifierText.ts';
import { plainText } from '../../lib/text/plainText.ts';
import { TrashIcon } from '../../ui/icons/icons.tsx';
import { lazyPart, nothing } from '../../ui/loading/lazyPart.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import type { ListedAccount } from './inCatalogue.ts';

const RememberedOwed = lazyPart(
  async () => (await import('./RememberedOwed.tsx')).RememberedOwed,
  nothing,
);

/** Side by side where there is room; on a phone what is owed, and the button, have their own line. */
const layout = {
  display: 'grid',
  gridTemplate: {
    xs: '"mark words forget" ". owed owed" ". consult consult" / auto minmax(0, 1fr) auto',
    sm: '"mark words owed consult forget" / auto minmax(0, 1fr) auto auto auto',
  },
  alignItems: 'center',
  columnGap: { xs: 1.5, sm: 2 },
  rowGap: 1,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
};

/** An account in this computer, and what its controls do. */
interface RememberedRowProps extends ListedAccount {
  /** Undefined until the account is consulted. */
  owed: Owed | undefined;
  onConsult: () => void;
  /** `button` is what was pressed; it disappears with its row. */
  onForget: (button: HTMLElement) => void;
}

/** A row of the accounts in this computer: its identifier is masked, whoever looks at the screen. */
export function RememberedRow({ owed, onConsult, onForget, ...listed }: RememberedRowProps) {
  const { account, company, contract, isGone } = listed;
  const factsId = useId();
  const owedId = useId();
  const alias = plainText(account.alias, 60);
  return (
    <Box component="li" sx={layout}>
      <Box sx={{ gridArea: 'mark', display: 'flex' }}>
        <CompanyMark name={account.alias} image={company?.image} size={44} />
      </Box>
      <Box sx={{ gridArea: 'words', minWidth: 0 }}>
        <Typography noWrap sx={{ fontWeight: 'bold' }}>
          <UntrustedText length={60}>{account.alias}</UntrustedText>
        </Typography>
        <Typography noWrap variant="body2" color="textSecondary" id={factsId}>
          <span translate="no">{maskedIdentifier(account.value)}</span>
          {isGone && <span> · ya no se paga aquí</span>}
          {contract && (
            // Where there is no room for it the alias says enough.
            <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' } }}>
              <span> · </span>
              <UntrustedText length={60}>{contract.name}</UntrustedText>
            </Box>
          )}
        </Typography>
      </Box>
      <Box sx={{ gridArea: 'owed' }}>
        {owed && (
          <Suspense
            fallback={<AccountOwed id={owedId} owed={{ status: 'loading' }} carted={0} today="" />}
          >
            <RememberedOwed id={owedId} {...{ account, company, contract, owed }} />
          </Suspense>
        )}
      </Box>
      <Button
        variant="outlined"
        size="small"
        disabled={isGone}
        aria-label={`Consultar ${alias}`}
        aria-describedby={`${factsId} ${owedId}`}
        onClick={onConsult}
        sx={{ gridArea: 'consult' }}
      >
        Consultar
      </Button>
      <IconButton
        aria-label={`Olvidar ${alias}`}
        data-action="forget"
        onClick={({ currentTarget }) => onForget(currentTarget)}
        sx={{ gridArea: 'forget', marginInlineEnd: '-12px', color: 'text.secondary' }}
      >
        <TrashIcon size={20} />
      </IconButton>
    </Box>
  );
}
