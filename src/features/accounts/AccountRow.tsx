import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { Account } from '../../api/accountSchema.ts';
import { showIdentifier } from '../../lib/identifierText.ts';
import { plainText } from '../../lib/plainText.ts';
import { quietText } from '../../theme/quietText.ts';
import { palette, theme } from '../../theme/theme.ts';
import { CompanyMark } from '../../components/companies/CompanyMark.tsx';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import { EditIcon, TrashIcon } from '../../ui/icons/icons.tsx';
import { DottedFacts } from '../../ui/text/DottedFacts.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { AccountOwed } from './AccountOwed.tsx';
import { aliasLength } from './alias.ts';
import type { OwnAccount } from './owed.ts';

const Row = styled('div')({
  display: 'grid',
  gridTemplate: '"pick mark words owed actions" / auto auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: '4px 16px',
  paddingBlock: 16,
  borderBottom: `1px solid ${palette.divider}`,
  [theme.breakpoints.down('lg')]: {
    gridTemplate: '"pick mark words owed" ". . actions actions" / auto auto minmax(0, 1fr) auto',
  },
  [theme.breakpoints.down('sm')]: {
    gridTemplate: '"pick mark words" ". owed owed" ". actions actions" / auto auto minmax(0, 1fr)',
    gap: '12px',
  },
});
const Words = styled('div')({
  gridArea: 'words',
  display: 'grid',
  gap: 2,
  minWidth: 0,
  '& strong': { lineHeight: 1.35 },
  '& small': quietText,
});
const Actions = styled('div')({
  gridArea: 'actions',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 4,
  // Aligns the last icon itself, not its padding, with the edge of the list.
  marginInlineEnd: -12,
  color: palette.text.secondary,
  '& > [data-variant]': { marginInlineEnd: 8 },
  [theme.breakpoints.down('sm')]: { '& > [data-variant]': { flex: 1, minHeight: 44 } },
});

/** An account with its debts, and what the row's controls do. */
interface AccountRowProps extends OwnAccount {
  today: string;
  /** How many of its debts are in the cart. */
  carted: number;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onPay: () => void;
  onEdit: () => void;
  /** `button` is what was pressed; it disappears with its row. */
  onRemove: (button: HTMLElement) => void;
}

function AboutAccount({ account }: { account: Account }) {
  const { alias, company, contractName } = account;
  return (
    <Words>
      <strong>
        <UntrustedText length={aliasLength}>{alias}</UntrustedText>
      </strong>
      <small>
        <DottedFacts>
          {company.name !== alias && <UntrustedText length={60}>{company.name}</UntrustedText>}
          <UntrustedText length={60}>{contractName}</UntrustedText>
        </DottedFacts>
      </small>
      <small>
        <UntrustedText length={40}>{showIdentifier(account)}</UntrustedText>
      </small>
    </Words>
  );
}

/** A row of an account list. One that owes nothing cannot be selected or paid, and says why. */
export function AccountRow(props: AccountRowProps) {
  const { account, owed, today, carted, isSelected, onSelect, onPay, onEdit, onRemove } = props;
  const owedId = useId();
  const isPayable = owed.status === 'owing';
  const alias = plainText(account.alias, aliasLength);
  return (
    <Row>
      <div style={{ gridArea: 'pick' }}>
        <CheckboxField
          name={`select-${account.id}`}
          label={<VisuallyHidden>{`Seleccionar ${alias}`}</VisuallyHidden>}
          checked={isSelected}
          disabled={!isPayable}
          onChange={onSelect}
        />
      </div>
      <div style={{ gridArea: 'mark' }}>
        <CompanyMark name={account.company.name} image={account.company.image} />
      </div>
      <AboutAccount account={account} />
      <div style={{ gridArea: 'owed' }}>
        <AccountOwed id={owedId} {...{ owed, carted, today }} />
      </div>
      <Actions>
        <Button
          variant="outlined"
          size="small"
          disabled={!isPayable}
          aria-label={`Pagar ${alias}`}
          aria-describedby={owedId}
          onClick={onPay}
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
          <TrashIcon size={20} />
        </IconButton>
      </Actions>
    </Row>
  );
}
