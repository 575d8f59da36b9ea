import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useState } from 'react';
import type { Account } from '../../api/accountSchema.ts';
import { useGetCompaniesQuery } from '../../api/catalogueApi.ts';
import type { DebtQuery } from '../../api/debtsApi.ts';
import { debtQueries, debtReference, referenceKey } from '../../api/debts.ts';
import { withDebts, withoutPending } from '../../components/accounts/owed.ts';
import { useDebts } from '../../components/accounts/useDebts.ts';
import { useRemembering } from '../../components/accounts/useRemembering.ts';
import { useAppSelector } from '../../store/app/hooks.ts';
import { selectPendingBills } from '../../store/payment/ownPayments.ts';
import type { RememberedAccount } from '../../store/device/rememberedAccountsSlice.ts';
import { useIsPrinting } from '../../ui/hooks/useIsPrinting.ts';
import { ChevronDownIcon } from '../../ui/icons/icons.tsx';
import { plainList } from '../../theme/pageFrame.ts';
import { mobileWindow } from '../../theme/windows.ts';
import { inCatalogue } from './inCatalogue.ts';
import type { ListedAccount } from './inCatalogue.ts';
import { mostUnfolded } from './room.ts';
import { RememberedRow } from './RememberedRow.tsx';
import { RememberedTotal } from './RememberedTotal.tsx';

const keyOf = (account: RememberedAccount) => referenceKey(debtReference(account));

/**
 * Converts a remembered account into the type of a saved one. Its `id` is only that of the company:
 * `keyOf` distinguishes the accounts.
 */
function asAccount({ account, company, contract }: Omit<ListedAccount, 'isGone'>): Account {
  const { companyId, ...named } = account;
  return {
    ...named,
    id: companyId,
    contractName: contract?.name ?? '',
    company: { id: companyId, name: company?.name ?? account.alias, image: company?.image ?? '' },
    isSuggested: false,
    isTotalTag: contract?.totalTag ?? false,
  };
}

/**
 * The first section of the home page for a guest with remembered accounts. More than `mostUnfolded`
 * rows are folded, so that the search below stays visible without scrolling. On a phone, two or
 * more rows are folded once "Ver cuánto debo ahora" is pressed.
 */
export function RememberedAccounts({ accounts }: { accounts: readonly RememberedAccount[] }) {
  const { data: companies } = useGetCompaniesQuery();
  const [asked, setAsked] = useState<readonly DebtQuery[]>([]);
  const [hasAskedAll, setAskedAll] = useState(false);
  const [isUnfolded, setUnfolded] = useState(false);
  const isMobile = useMediaQuery(mobileWindow);
  const isPrinting = useIsPrinting();
  const { forget } = useRemembering();
  const listed = useMemo(
    () => accounts.map((account) => inCatalogue(account, companies?.records)),
    [accounts, companies],
  );
  const { present, consulted, queries } = useMemo(() => {
    const latest = new Map(
      asked.flatMap((query) => query.accounts.map((each) => [referenceKey(each), query] as const)),
    );
    const askable = listed.filter(({ isGone }) => !isGone);
    const answered = askable.filter(({ account }) => latest.has(keyOf(account)));
    const current = new Set(answered.map(({ account }) => latest.get(keyOf(account))));
    return {
      present: askable.map(({ account }) => account),
      consulted: answered.map(asAccount),
      queries: asked.filter((query) => current.has(query)),
    };
  }, [listed, asked]);
  const { results } = useDebts(queries);
  const pending = useAppSelector(selectPendingBills);
  const owing = withoutPending(withDebts(consulted, queries, results), pending);
  const owingBy = new Map(owing.map((each) => [referenceKey(debtReference(each.account)), each]));

  const consult = (some: readonly RememberedAccount[]) => {
    const fresh = debtQueries(some);
    setAsked((before) => [...before, ...fresh]);
  };
  const isOnlyOwing = owing.filter(({ owed }) => owed.status === 'owing').length === 1;
  const isFolding = accounts.length > (isMobile && hasAskedAll ? 1 : mostUnfolded);
  const hasRows = !isFolding || isUnfolded || isPrinting;
  return (
    <Box sx={{ pt: 3, pb: { xs: 1.5, md: 1 } }}>
      <Paper
        component="section"
        variant="outlined"
        aria-labelledby="recordadas"
        sx={{ p: { xs: 2, sm: 3 }, pb: { xs: 1, sm: 1 } }}
      >
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', justifyContent: 'space-between', gap: '8px 24px', mb: 1.5 }}
        >
          <Typography variant="h3" component="h2" id="recordadas" sx={{ alignSelf: 'center' }}>
            Tus cuentas en este dispositivo
          </Typography>
          <Button
            size="small"
            // Once the debts are queried, the pay button is the main one.
            variant={consulted.length > 0 ? 'outlined' : 'contained'}
            disabled={present.length === 0}
            onClick={() => {
              setAskedAll(true);
              consult(present);
            }}
            sx={{ ml: 'auto', alignSelf: 'center', flex: { xs: '1 0 100%', sm: 'none' } }}
          >
            Ver cuánto debo ahora
          </Button>
        </Stack>
        {consulted.length > 0 && (
          <RememberedTotal
            asked={owing}
            unasked={present.length - consulted.length}
            hasRows={hasRows}
          />
        )}
        {hasRows && (
          <Box component="ul" aria-labelledby="recordadas" sx={plainList}>
            {listed.map((each) => (
              <RememberedRow
                key={keyOf(each.account)}
                {...each}
                own={owingBy.get(keyOf(each.account))}
                isOnlyOwing={isOnlyOwing}
                isForgetApart={!isMobile && accounts.length <= mostUnfolded}
                onConsult={() => consult([each.account])}
                onForget={() => void forget([each.account])}
              />
            ))}
          </Box>
        )}
        <Stack
          direction="row"
          sx={{
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          {isFolding && (
            <Button
              variant="text"
              size="small"
              aria-expanded={isUnfolded}
              endIcon={
                <ChevronDownIcon size={18} style={isUnfolded ? { rotate: '180deg' } : undefined} />
              }
              onClick={() => setUnfolded(!isUnfolded)}
              sx={{ ml: 'var(--outdent)' }}
            >
              {isUnfolded ? 'Ocultar las cuentas' : `Ver las ${accounts.length} cuentas`}
            </Button>
          )}
          {!isFolding && (
            <Typography variant="body2" color="textSecondary">
              Solo en este dispositivo.
            </Typography>
          )}
          <Button
            variant="text"
            size="small"
            onClick={() => void forget(accounts)}
            sx={{ mr: 'var(--outdent)' }}
          >
            Olvidar todas
          </Button>
        </Stack>
      </Paper>
    </Box>
  );
}
