import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, useMemo, useState } from 'react';
import { useGetCompaniesQuery } from '../../api/catalogueApi.ts';
import type { DebtQuery } from '../../api/debtsApi.ts';
import { debtQueries, debtReference, referenceKey } from '../../api/debts.ts';
import { withDebts, withoutPending } from '../../components/accounts/owed.ts';
import { useDebts } from '../../components/accounts/useDebts.ts';
import { useRemembering } from '../../components/accounts/useRemembering.ts';
import { useAppSelector } from '../../store/app/hooks.ts';
import { selectPendingBills } from '../../store/payment/paymentSlice.ts';
import type { RememberedAccount } from '../../store/device/rememberedAccountsSlice.ts';
import { focusNextRow } from '../../ui/focus/removal.ts';
import { lazyPart, nothing } from '../../ui/loading/lazyPart.tsx';
import { plainList } from '../../theme/pageFrame.ts';
import { inCatalogue } from './inCatalogue.ts';
import { RememberedRow } from './RememberedRow.tsx';

const RememberedTotal = lazyPart(
  async () => (await import('./RememberedTotal.tsx')).RememberedTotal,
  nothing,
);

const keyOf = (account: RememberedAccount) => referenceKey(debtReference(account));

/**
 * What the home page begins with for a guest whom this computer remembers: one press asks what all of
 * the accounts owe, with one query per convenio.
 */
export function RememberedAccounts({ accounts }: { accounts: readonly RememberedAccount[] }) {
  const { data: companies } = useGetCompaniesQuery();
  const [asked, setAsked] = useState<readonly DebtQuery[]>([]);
  const { forget } = useRemembering();
  const listed = useMemo(
    () => accounts.map((account) => inCatalogue(account, companies?.records)),
    [accounts, companies],
  );
  const { present, consulted, queries } = useMemo(() => {
    const latest = new Map(
      asked.flatMap((query) => query.accounts.map((each) => [referenceKey(each), query] as const)),
    );
    const askable = listed.filter(({ isGone }) => !isGone).map(({ account }) => account);
    const answered = askable.filter((account) => latest.has(keyOf(account)));
    const current = new Set(answered.map((account) => latest.get(keyOf(account))));
    return {
      present: askable,
      consulted: answered,
      queries: asked.filter((query) => current.has(query)),
    };
  }, [listed, asked]);
  const { results } = useDebts(queries);
  const pending = useAppSelector(selectPendingBills);
  const owing = withoutPending(withDebts(consulted, queries, results), pending);
  const owedBy = new Map(owing.map(({ account, owed }) => [keyOf(account), owed]));

  const consult = (some: readonly RememberedAccount[]) => {
    const fresh = debtQueries(some);
    setAsked((before) => [...before, ...fresh]);
  };
  return (
    <Box sx={{ pt: 3 }}>
      <Paper
        component="section"
        variant="outlined"
        aria-labelledby="recordadas"
        sx={{ p: { xs: 2, sm: 3 }, pb: { xs: 1, sm: 1 } }}
      >
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', justifyContent: 'space-between', gap: '12px 24px', mb: 1 }}
        >
          <Box>
            <Typography variant="h3" component="h2" id="recordadas">
              Tus cuentas en este dispositivo
            </Typography>
            <Typography variant="body2" color="textSecondary">
              Guardadas solo en este dispositivo.
            </Typography>
          </Box>
          <Stack direction="row" spacing={1} sx={{ ml: 'auto', alignItems: 'center' }}>
            <Button variant="text" size="small" onClick={() => void forget(accounts)}>
              Olvidar todas
            </Button>
            <Button size="small" disabled={present.length === 0} onClick={() => consult(present)}>
              Ver cuánto debo ahora
            </Button>
          </Stack>
        </Stack>
        <Box
          component="ul"
          aria-labelledby="recordadas"
          sx={{
            ...plainList,
            // What one has asked for is shown whole; before, the page stays in reach.
            ...(queries.length === 0 && { maxHeight: { xs: '40rem', sm: '25rem' } }),
            // With room for the last button and its focus ring.
            overflowY: 'auto',
            mx: -2,
            px: 2,
          }}
        >
          {listed.map((each) => (
            <RememberedRow
              key={keyOf(each.account)}
              {...each}
              owed={owedBy.get(keyOf(each.account))}
              onConsult={() => consult([each.account])}
              onForget={(button) => {
                focusNextRow(button);
                void forget([each.account]);
              }}
            />
          ))}
        </Box>
        {consulted.length > 0 && (
          // What comes in its place is no higher.
          <Box
            sx={{
              minHeight: { xs: '7rem', sm: '4.5rem' },
              pt: 1.5,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Suspense>
              <RememberedTotal owed={owing.map(({ owed }) => owed)} />
            </Suspense>
          </Box>
        )}
      </Paper>
    </Box>
  );
}
