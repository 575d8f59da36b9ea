import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useGetCompaniesQuery } from '../../api/catalogueApi.ts';
import { useAppSelector } from '../../store/app/hooks.ts';
import { selectUserData } from '../../store/session/sessionSlice.ts';
import { useToday } from '../../ui/dates/useToday.ts';
import { bringIntoView } from '../../ui/focus/arrival.ts';
import { BelowFold } from '../../ui/page/BelowFold.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { FilterForm } from './FilterForm.tsx';
import { PaymentList } from './PaymentList.tsx';
import { isFiltered, noFilters, readSearch, writeSearch } from './paymentSearch.ts';
import type { PaymentListSearch } from './paymentSearch.ts';
import { ReceiptPrinting } from './ReceiptPrinting.tsx';
import { statementPeriod } from './statement.ts';
import { StatementDownloads } from './StatementDownloads.tsx';
import { usePaymentPage } from './usePaymentPage.ts';
import { useReceiptSelection } from './useReceiptSelection.ts';

/**
 * Reads the search from the URL, without a company that the catalogue lacks; `show` changes the
 * search.
 */
function useSearch(today: string) {
  const [query, setQuery] = useSearchParams();
  const { data: companies, isLoading } = useGetCompaniesQuery();
  const named = readSearch(query, today);
  const isKnown = !companies || companies.records.some(({ id }) => id === named.companyId);
  const search = isKnown ? named : { ...named, companyId: '' };
  return {
    search,
    /** Whether the URL names a company that the loading catalogue has yet to confirm. */
    isUndecided: isLoading && named.companyId !== '',
    show: (next: PaymentListSearch) => {
      const written = writeSearch(next);
      setQuery(written, { replace: `${written}` === `${query}` });
    },
  };
}

function Payments({ userId }: { userId: string }) {
  const today = useToday();
  const { search, isUndecided, show } = useSearch(today);
  // The filters without the page number: the form resets its fields when its filters change, and
  // another page of the list must not discard edits in progress.
  const { from, to, companyId, status } = search;
  const answer = usePaymentPage(userId, isUndecided ? undefined : search);
  const results = useRef<HTMLElement>(null);
  const showInView = (next: PaymentListSearch) => {
    show(next);
    bringIntoView(results.current);
  };
  // The pressed button disappears with the previous results, so the results take the focus.
  const showAndFocus = (next: PaymentListSearch) => {
    results.current?.focus({ preventScroll: true });
    showInView(next);
  };
  const clear = () => showAndFocus({ ...noFilters, page: 1 });
  const selection = useReceiptSelection(search);
  const hasReceipts =
    selection.payments.length > 0 ||
    answer.data?.payments.some((payment) => payment.status === 'paid');
  const hasNeverPaid = answer.currentData?.total === 0 && !isFiltered(search);
  return (
    <>
      <FilterForm
        filters={{ from, to, companyId, status }}
        today={today}
        onFilter={(filters) => showInView({ ...filters, page: 1 })}
        onClear={clear}
      />
      <section ref={results} tabIndex={-1} aria-label="Resultados">
        <PaymentList
          search={search}
          answer={answer}
          selection={selection}
          onPage={(page) => showAndFocus({ ...search, page })}
          onClear={clear}
        />
      </section>
      {/* Outside the section, so that the bar with the selection sticks to the window's bottom
          while the list scrolls. */}
      {hasReceipts && <ReceiptPrinting selection={selection} />}
      {!hasNeverPaid && (
        <StatementDownloads
          userId={userId}
          period={statementPeriod(search, today)}
          isUsual={search.from === '' && search.to === ''}
        />
      )}
    </>
  );
}

/**
 * /inicio/pagos/cartolaHistorica: the payer's payments, filtered by the URL, with receipts and the
 * statement.
 */
export function PaymentsScreen() {
  const payer = useAppSelector(selectUserData);
  return (
    <Page title="Mis pagos" lead="Todo lo que has pagado, con sus comprobantes.">
      <BelowFold>{payer && <Payments userId={payer.idu} />}</BelowFold>
    </Page>
  );
}
