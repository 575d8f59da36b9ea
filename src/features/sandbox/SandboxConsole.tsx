import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { use, useState } from 'react';
import { useLocation } from 'react-router';
import type { BankReport } from '../../../mocks/console.ts';
import type { Sandbox } from '../../../mocks/sandbox.ts';
import { formatDay } from '../../lib/dates.ts';
import { quietText } from '../../theme/quietText.ts';
import { RefreshIcon } from '../../ui/icons/icons.tsx';
import { PageSkeleton } from '../../ui/loading/PageSkeleton.tsx';
import { ErrorState } from '../../ui/page/ErrorState.tsx';
import { ConductPanel } from './ConductPanel.tsx';
import { FaultPanel } from './FaultPanel.tsx';
import { LinksPanel } from './LinksPanel.tsx';
import { Outbox } from './Outbox.tsx';
import { PaymentsPanel } from './PaymentsPanel.tsx';
import { RequestPanel } from './RequestPanel.tsx';
import { ResetButton } from './ResetButton.tsx';
import { SamplePanel } from './SamplePanel.tsx';
import { SandboxContext } from './sandboxContext.ts';
import { ScenarioNotice } from './ScenarioNotice.tsx';
import { ButtonRow } from './Section.tsx';
import { SessionPanel } from './SessionPanel.tsx';
import { Tabs } from './Tabs.tsx';
import type { Tab } from './Tabs.tsx';
import { useBank } from './useBank.ts';
import type { Act } from './useBank.ts';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  marginBottom: 16,
  ...quietText,
});
const Gap = styled('div')({ height: 24 });

const panelIds = ['correos', 'escenario', 'pagos', 'llamadas', 'sesion', 'datos'] as const;

type PanelTab = Tab & { id: (typeof panelIds)[number] };

function tabsOf(report: BankReport, sandbox: Sandbox, act: Act): PanelTab[] {
  const { mails, payments, links, scenario, violations, requests } = report;
  const broken = violations.length;
  return [
    {
      id: 'correos',
      label: 'Correos',
      count: mails.length,
      panel: <Outbox mails={mails} />,
    },
    {
      id: 'escenario',
      label: 'Escenario',
      panel: (
        <>
          <ConductPanel scenario={scenario} act={act} />
          <FaultPanel faults={scenario.faults} endpoints={sandbox.endpoints} act={act} />
        </>
      ),
    },
    {
      id: 'pagos',
      label: 'Pagos',
      count: payments.length,
      panel: (
        <>
          <PaymentsPanel payments={payments} act={act} />
          <LinksPanel links={links} act={act} />
        </>
      ),
    },
    {
      id: 'llamadas',
      label: 'Llamadas',
      count: broken > 0 ? broken : requests.length,
      countKind: broken > 0 ? 'danger' : 'plain',
      panel: <RequestPanel report={report} act={act} />,
    },
    { id: 'sesion', label: 'Sesión', panel: <SessionPanel act={act} /> },
    {
      id: 'datos',
      label: 'Datos de prueba',
      panel: <SamplePanel samples={sandbox.samples} payers={sandbox.payers} />,
    },
  ];
}

/** The panel that the URL's fragment names, so that a reload keeps it; others name none. */
function useFragment() {
  const { hash } = useLocation();
  const [chosen, setChosen] = useState({ hash, id: hash.slice(1) });
  const named = panelIds.find((id) => hash === `#${id}`);
  const change = (id: string) => {
    setChosen({ hash, id });
    // Bypasses the router: a panel is neither a history entry nor an arrival that moves the focus.
    history.replaceState(history.state, '', `#${id}`);
  };
  return { current: named === undefined || chosen.hash === hash ? chosen.id : named, change };
}

function OpenConsole({ sandbox }: { sandbox: Sandbox }) {
  const { report, hasFailed, refresh, act } = useBank(sandbox.console);
  const { current, change } = useFragment();
  if (hasFailed) {
    return (
      <ErrorState title="No pudimos abrir el banco de prueba" onRetry={refresh}>
        Este navegador no deja guardar sus datos.
      </ErrorState>
    );
  }
  if (!report) return <PageSkeleton />;
  return (
    <>
      <Bar>
        <span>{`Abierto desde el ${formatDay(report.openedOn)}. Esta página se actualiza sola.`}</span>
        <ButtonRow>
          <Button
            variant="outlined"
            size="small"
            startIcon={<RefreshIcon size={18} />}
            onClick={refresh}
          >
            Actualizar
          </Button>
          <ResetButton act={act} />
        </ButtonRow>
      </Bar>
      <ScenarioNotice scenario={report.scenario} healthy={sandbox.healthy} act={act} />
      <Gap />
      <Tabs
        label="Banco de prueba"
        tabs={tabsOf(report, sandbox, act)}
        current={current}
        onChange={change}
      />
    </>
  );
}

/**
 * The console of the bank that runs inside the page: its mails, requests and payments, and how to
 * make it misbehave.
 */
export function SandboxConsole() {
  const given = use(SandboxContext);
  return given && <OpenConsole sandbox={use(given)} />;
}
