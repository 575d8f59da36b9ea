import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { AccountOwed } from '../../components/accounts/AccountOwed.tsx';
import { dueDebts } from '../../components/accounts/dueDebts.ts';
import type { OwedAccount } from '../../components/accounts/owed.ts';
import { usePayDebts } from '../../components/accounts/usePayDebts.ts';
import {
  LostCalendar,
  saveReminder,
  useCalendarFile,
} from '../../components/calendar/AddToCalendar.tsx';
import { CompanyMark } from '../../components/companies/CompanyMark.tsx';
import { lookupLink } from '../../config/lookupLinks.ts';
import { maskedIdentifier } from '../../lib/identifiers/identifierText.ts';
import { plainText } from '../../lib/text/plainText.ts';
import { useAppDispatch, useAppSelector } from '../../store/app/hooks.ts';
import { billSet } from '../../store/cart/bills.ts';
import { selectItems } from '../../store/cart/cartSlice.ts';
import { openModal } from '../../store/session/modalsSlice.ts';
import { useToday } from '../../ui/dates/useToday.ts';
import { largeTextWindow } from '../../theme/windows.ts';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import type { ListedAccount } from './inCatalogue.ts';
import { rowHeight } from './room.ts';
import { RowActions } from './RowActions.tsx';

/** The parts of a row are side by side; on a phone the owed sum has a line of its own. */
const layout = {
  display: 'grid',
  gridTemplate: {
    xs: '"mark words press more" ". owed owed owed" / auto minmax(0, 1fr) auto auto',
    sm: '"mark words owed press more" / auto minmax(0, 1fr) auto auto auto',
  },
  alignItems: 'center',
  alignContent: 'center',
  columnGap: { xs: 1, sm: 2 },
  rowGap: 0.5,
  py: 1,
  minHeight: { xs: `${rowHeight.xs}rem`, sm: `${rowHeight.sm}rem` },
  borderTop: 1,
  borderColor: 'divider',
  // With large text the button is below the name: beside the button only a few letters would fit.
  [`@media ${largeTextWindow}`]: {
    gridTemplate: '"mark words words" ". press more" ". owed owed" / auto minmax(0, 1fr) auto',
  },
};

const wideOnly = { display: { xs: 'none', sm: 'inline' } };

/** Cuts a name after two lines. */
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const;

interface RememberedRowProps extends ListedAccount {
  /** The account and its debts; undefined before the debts are queried. */
  own: OwedAccount | undefined;
  /** Whether only one account of the section has debts to pay. */
  isOnlyOwing: boolean;
  /** Whether "Olvidar" is beside the row's menu instead of in it. */
  isForgetApart: boolean;
  onConsult: () => void;
  onForget: () => void;
}

/**
 * The row of an account that this device remembers. The account's identifier is masked, because
 * other people may see the screen. The button fetches the debts; once it has found debts to pay, it
 * pays them.
 */
export function RememberedRow(props: RememberedRowProps) {
  const { account, company, contract, isGone, own, isOnlyOwing } = props;
  const { isForgetApart, onConsult, onForget } = props;
  const dispatch = useAppDispatch();
  const today = useToday();
  const carted = useAppSelector(selectItems);
  const pay = usePayDebts({ acceptsTerms: true });
  const nameId = useId();
  const factsId = useId();
  const owedId = useId();
  const alias = plainText(account.alias, 60);
  const debts = own ? dueDebts([own]) : [];
  const isOwing = debts.length > 0;
  const reminder = useCalendarFile(() => {
    const { companyId, kind, value } = account;
    const target = { companyId, contractId: contract?.id };
    return saveReminder({
      alias: account.alias,
      company: company?.name ?? '',
      link: lookupLink(target, { kind, value }),
      dueDay: debts[0]?.debt.dueDate,
    });
  });
  return (
    <Box component="li" sx={layout}>
      <Box sx={{ gridArea: 'mark', display: 'flex' }}>
        <CompanyMark name={account.alias} image={company?.image} size={40} />
      </Box>
      <Box sx={{ gridArea: 'words', minWidth: 0 }}>
        <Typography
          id={nameId}
          sx={{ fontWeight: 'bold', lineHeight: 1.3, overflowWrap: 'anywhere', ...twoLines }}
        >
          <UntrustedText length={60}>{account.alias}</UntrustedText>
        </Typography>
        <Typography noWrap variant="body2" color="textSecondary" id={factsId}>
          {/* On a phone "ya no se paga aquí" replaces the number; wider windows show both. */}
          <Box component="span" translate="no" sx={isGone ? wideOnly : undefined}>
            {maskedIdentifier(account.value)}
          </Box>
          {isGone && (
            <>
              <Box component="span" sx={wideOnly}>
                {' · '}
              </Box>
              <span>ya no se paga aquí</span>
            </>
          )}
          {contract && (
            // The contract is hidden on narrow windows, where the alias suffices.
            <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' } }}>
              <span> · </span>
              <UntrustedText length={60}>{contract.name}</UntrustedText>
            </Box>
          )}
        </Typography>
      </Box>
      <Stack sx={{ gridArea: 'owed', alignItems: { xs: 'flex-start', sm: 'flex-end' } }}>
        {own && (
          <AccountOwed
            id={owedId}
            nameId={nameId}
            owed={own.owed}
            carted={debts.filter(({ debt }) => billSet(carted).hasCharge(debt)).length}
            today={today}
          />
        )}
      </Stack>
      <Button
        variant={isOwing && isOnlyOwing ? 'contained' : 'outlined'}
        size="small"
        disabled={isGone}
        aria-label={`${isOwing ? 'Pagar' : 'Consultar'} ${alias}`}
        aria-describedby={`${factsId} ${owedId}`}
        onClick={() => (isOwing ? pay(debts) : onConsult())}
        sx={{
          gridArea: 'press',
          minWidth: { sm: '6.5rem' },
          px: { xs: 1, sm: 2 },
          // On a phone the disabled button is hidden, to leave room for the reason why it is
          // disabled.
          ...(isGone && { display: { xs: 'none', sm: 'inline-flex' } }),
        }}
      >
        {isOwing ? 'Pagar' : 'Consultar'}
      </Button>
      <RowActions
        alias={alias}
        isForgetApart={isForgetApart}
        onConsult={isOwing ? onConsult : undefined}
        onRemind={isGone ? undefined : reminder.press}
        onName={() => dispatch(openModal({ kind: 'nameAccount', account }))}
        onForget={onForget}
      />
      {reminder.hasFailed && (
        <LostCalendar
          onRetry={reminder.press}
          describedBy={nameId}
          sx={{ gridColumn: '1 / -1', mt: 1 }}
        />
      )}
    </Box>
  );
}
