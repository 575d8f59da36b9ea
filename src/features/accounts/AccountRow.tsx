import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Account } from '../../api/accountSchema.ts';
import { plainText } from '../../lib/text/plainText.ts';
import { CompanyMark } from '../../components/companies/CompanyMark.tsx';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import { CloseIcon } from '../../ui/icons/firstIcons.tsx';
import { EditIcon } from '../../ui/icons/icons.tsx';
import { DottedFacts } from '../../ui/text/DottedFacts.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { AccountFacts } from '../../components/accounts/AccountLines.tsx';
import { AccountOwed } from '../../components/accounts/AccountOwed.tsx';
import { aliasLength } from '../../components/accounts/alias.ts';
import type { OwedAccount } from '../../components/accounts/owed.ts';

/**
 * In wide windows all parts are side by side. Otherwise the actions have a line of their own, and
 * on a phone the owed sum has one, too.
 */
const rowLayout = {
  display: 'grid',
  gridTemplate: {
    xs: '"pick mark words" ". owed owed" ". actions actions" / auto auto minmax(0, 1fr)',
    sm: '"pick mark words owed" ". . actions actions" / auto auto minmax(0, 1fr) auto',
    lg: '"pick mark words owed actions" / auto auto minmax(0, 1fr) auto auto',
  },
  // On paper the row has no checkbox and no actions, and no gaps for them.
  '@media print': { gridTemplate: '"mark words owed" / auto minmax(0, 1fr) auto' },
  alignItems: 'center',
  gap: { xs: '12px', sm: '4px 16px' },
  py: 2,
  borderBottom: 1,
  borderColor: 'divider',
};

interface AccountRowProps extends OwedAccount {
  today: string;
  /** How many of the account's debts are in the cart. */
  carted: number;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onPay: () => void;
  onEdit: () => void;
  /** Must move the focus from the pressed `button`, or the focus is lost with the removed row. */
  onRemove: (button: HTMLElement) => void;
}

function AboutAccount({ account, nameId }: { account: Account; nameId: string }) {
  const { alias, company, contractName } = account;
  return (
    <Box sx={{ gridArea: 'words', minWidth: 0 }}>
      <Typography
        id={nameId}
        component="strong"
        sx={{ display: 'block', fontWeight: 700, lineHeight: 1.35 }}
      >
        <UntrustedText length={aliasLength}>{alias}</UntrustedText>
      </Typography>
      <Typography component="div" variant="body2" color="textSecondary">
        <DottedFacts>
          {company.name !== alias && <UntrustedText length={60}>{company.name}</UntrustedText>}
          <UntrustedText length={60}>{contractName}</UntrustedText>
        </DottedFacts>
      </Typography>
      <Typography component="div" variant="body2" color="textSecondary">
        <AccountFacts account={account} />
      </Typography>
    </Box>
  );
}

/**
 * A row of an account list. Its checkbox and its button "Pagar" are enabled only while the account
 * has debts to pay; otherwise the row shows the reason.
 */
export function AccountRow(props: AccountRowProps) {
  const { account, owed, today, carted, isSelected, onSelect, onPay, onEdit, onRemove } = props;
  const nameId = useId();
  const owedId = useId();
  const isPayable = owed.status === 'owing';
  const alias = plainText(account.alias, aliasLength);
  return (
    <Box sx={rowLayout}>
      <Box sx={{ gridArea: 'pick', displayPrint: 'none' }}>
        <CheckboxField
          name={`select-${account.id}`}
          label={<VisuallyHidden>{`Seleccionar ${alias}`}</VisuallyHidden>}
          checked={isSelected}
          disabled={!isPayable}
          onChange={onSelect}
        />
      </Box>
      <Box sx={{ gridArea: 'mark' }}>
        <CompanyMark name={account.company.name} image={account.company.image} />
      </Box>
      <AboutAccount account={account} nameId={nameId} />
      {/* Except on phones, the height leaves room for the line "En el carro": adding a debt to the
          cart then moves no row. */}
      <Box sx={{ gridArea: 'owed', display: 'grid', alignItems: 'center', minHeight: { sm: 78 } }}>
        <AccountOwed id={owedId} {...{ nameId, owed, carted, today }} />
      </Box>
      <Stack
        direction="row"
        spacing={0.5}
        sx={{
          gridArea: 'actions',
          displayPrint: 'none',
          alignItems: 'center',
          justifyContent: 'flex-end',
          // The margin aligns the last icon itself, not its padding, with the edge of the list.
          marginInlineEnd: 'var(--outdent)',
          color: 'text.secondary',
        }}
      >
        <Button
          variant="outlined"
          size="small"
          disabled={!isPayable}
          aria-label={`Pagar ${alias}`}
          aria-describedby={owedId}
          onClick={onPay}
          sx={{ flex: { xs: 1, sm: 'none' }, mr: 1 }}
        >
          Pagar
        </Button>
        <IconButton aria-label={`Editar ${alias}`} onClick={onEdit}>
          <EditIcon size={20} />
        </IconButton>
        <IconButton
          aria-label={`Quitar ${alias}`}
          data-action="remove"
          onClick={({ currentTarget }) => onRemove(currentTarget)}
        >
          <CloseIcon size={20} />
        </IconButton>
      </Stack>
    </Box>
  );
}
