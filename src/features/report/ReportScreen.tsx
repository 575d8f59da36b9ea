import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { isSessionOver } from '../../api/errors.ts';
import { LoadError } from '../../components/errors/LoadError.tsx';
import { formatDay } from '../../lib/dates/dates.ts';
import type { Period } from '../../lib/dates/dates.ts';
import { formatRut } from '../../lib/identifiers/rut.ts';
import { environment } from '../../config/environment.ts';
import { useAppSelector } from '../../store/app/hooks.ts';
import { selectFullName, selectUserData } from '../../store/session/sessionSlice.ts';
import { ListSkeleton } from '../../ui/loading/Skeletons.tsx';
import { BelowFold } from '../../ui/page/BelowFold.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { LeftOutNotice } from '../../ui/page/LeftOutNotice.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { MonthFigure } from './MonthFigure.tsx';
import { monthlyReport } from './monthlyReport.ts';
import { MonthTable } from './MonthTable.tsx';
import { PaidAccounts } from './PaidAccounts.tsx';
import { lastMonths, monthLabels, mostMonths } from './period.ts';
import { PeriodFields } from './PeriodFields.tsx';
import { seriesVariables } from './seriesColours.ts';
import { usePeriod } from './usePeriod.ts';
import { useReport } from './useReport.ts';

const lead = 'Lo que pagaste cada mes, por empresa.';

/**
 * Shown while the pages of the bank's report load: `done` of `pages`, which is 0 until the first
 * page has arrived.
 */
function LoadingReport({ done, pages }: ReturnType<typeof useReport>['progress']) {
  return (
    <>
      <ListSkeleton label="Cargando el reporte…" />
      {pages > 1 && (
        <Typography
          variant="body2"
          color="textSecondary"
          role="progressbar"
          aria-label="Páginas del reporte"
          aria-valuemin={0}
          aria-valuenow={done}
          aria-valuemax={pages}
        >
          {`Cargando ${done} de ${pages} páginas…`}
        </Typography>
      )}
    </>
  );
}

function PeriodReport({ period, onWiden }: { period: Period; onWiden: (() => void) | undefined }) {
  const { entries, leftOut, pageSize, progress, error, retry } = useReport(period);
  const { from, to } = period;
  const labels = useMemo(() => monthLabels({ from, to }), [from, to]);
  const report = useMemo(() => entries && monthlyReport(entries, labels), [entries, labels]);
  if (error && !isSessionOver(error))
    return <LoadError title="No pudimos cargar tu reporte" error={error} retry={retry} />;
  if (!entries || !report) return <LoadingReport {...progress} />;
  const unread = (
    <LeftOutNotice count={leftOut} noun="pago">
      {`Lo que pagaste con ${leftOut === 1 ? 'él' : 'ellos'} no está en los totales.`}
    </LeftOutNotice>
  );
  if (entries.length === 0 && leftOut > 0) return unread;
  if (entries.length === 0) {
    return (
      <EmptyState
        mark="receipt"
        title="No hay pagos en este período"
        action={
          onWiden && (
            <Button variant="outlined" onClick={onWiden}>
              {`Ver los últimos ${mostMonths} meses`}
            </Button>
          )
        }
      >
        <p>Cambia las fechas para ver otros meses.</p>
      </EmptyState>
    );
  }
  return (
    <>
      {unread}
      <MonthFigure report={report} period={period} isPart={leftOut > 0} />
      <MonthTable report={report} />
      <PaidAccounts entries={entries} pageSize={pageSize} />
    </>
  );
}

function PrintedHead({ day }: { day: string }) {
  const name = useAppSelector(selectFullName);
  const document = useAppSelector(selectUserData)?.docUsr ?? '';
  return (
    <Typography sx={{ display: 'none', displayPrint: 'block', mb: 2 }}>
      <span translate="no">
        {[name, document && formatRut(document)].filter(Boolean).join(', ')}
      </span>
      <br />
      <span>{`Emitido por ${environment.entityName} el ${formatDay(day)}.`}</span>
    </Typography>
  );
}

/** /inicio/reportePago: the payments per month and company. */
export function ReportScreen() {
  const { today, typed, period, change } = usePeriod();
  const longest = lastMonths(today, mostMonths);
  const isLongest = period.from === longest.from && period.to === longest.to;
  return (
    <Page title="Reporte de pagos" lead={lead}>
      <PrintedHead day={today} />
      <PeriodFields typed={typed} today={today} onChange={change} />
      {/* A size container: the parts inside adapt to its width, on paper too. */}
      <Box sx={{ containerType: 'inline-size', mt: 5, ...seriesVariables }}>
        <BelowFold>
          <PeriodReport
            key={`${period.from} ${period.to}`}
            period={period}
            onWiden={isLongest ? undefined : () => change(longest)}
          />
        </BelowFold>
      </Box>
    </Page>
  );
}
