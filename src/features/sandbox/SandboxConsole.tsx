import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { use, useId, useState } from 'react';
import { useLocation } from 'react-router';
import type { BankReport } from '../../../mocks/console.ts';
import type { Sandbox } from '../../../mocks/sandbox.ts';
import { formatDay } from '../../lib/dates.ts';
import { RefreshIcon } from '../../ui/icons/icons.tsx';
import { PageSkeleton } from '../../ui/loading/PageSkeleton.tsx';
import { ErrorState } from '../../ui/page/ErrorState.tsx';
import { ComponentPanel } from './ComponentPanel.tsx';
import { LinkPanel } from './LinkPanel.tsx';
import { OutboxPanel } from './OutboxPanel.tsx';
import { PaymentsPanel } from './PaymentsPanel.tsx';
import { RequestPanel } from './RequestPanel.tsx';
import { ResetButton } from './ResetButton.tsx';
import { SamplePanel } from './SamplePanel.tsx';
import { SandboxContext } from './sandboxContext.ts';
import { useScenarioLink } from './scenarioLink.ts';
import { ScenarioNotice } from './ScenarioNotice.tsx';
import { ScenarioPanel } from './ScenarioPanel.tsx';
import { SessionPanel } from './SessionPanel.tsx';
import { useBank } from './useBank.ts';
import type { Act } from './useBank.ts';

const panels = [
  { id: 'correos', label: 'Correos' },
  { id: 'escenario', label: 'Escenario' },
  { id: 'pagos', label: 'Pagos' },
  { id: 'llamadas', label: 'Llamadas' },
  { id: 'sesion', label: 'Sesión' },
  { id: 'datos', label: 'Datos de prueba' },
  { id: 'links', label: 'Links' },
  { id: 'componentes', label: 'Componentes' },
] as const;

type PanelId = (typeof panels)[number]['id'];

/** What a panel and the count beside its name are made of. */
interface PanelProps {
  id: PanelId;
  report: BankReport;
  sandbox: Sandbox;
  act: Act;
}

function Panel({ id, report, sandbox, act }: PanelProps) {
  switch (id) {
    case 'correos':
      return <OutboxPanel mails={report.mails} />;
    case 'escenario':
      return <ScenarioPanel scenario={report.scenario} endpoints={sandbox.endpoints} act={act} />;
    case 'pagos':
      return <PaymentsPanel payments={report.payments} links={report.links} act={act} />;
    case 'llamadas':
      return <RequestPanel report={report} act={act} />;
    case 'sesion':
      return <SessionPanel act={act} />;
    case 'datos':
      return <SamplePanel samples={sandbox.samples} payers={sandbox.payers} />;
    case 'links':
      return <LinkPanel />;
    case 'componentes':
      return <ComponentPanel />;
  }
}

/** How many things a panel has to show; of calls those against the contract, if there are any. */
function Count({
  id,
  report: { mails, payments, requests, violations },
}: Omit<PanelProps, 'sandbox' | 'act'>) {
  const broken = violations.length;
  const counts: Partial<Record<PanelId, number>> = {
    correos: mails.length,
    pagos: payments.length,
    llamadas: broken || requests.length,
  };
  const count = counts[id] ?? 0;
  return (
    count > 0 && (
      <Chip
        color={id === 'llamadas' && broken > 0 ? 'error' : 'default'}
        label={count}
        sx={{ ml: 1 }}
      />
    )
  );
}

const idOf = (hash: string) => panels.find(({ id }) => hash === `#${id}`)?.id;

/** The panel that the URL's fragment names, so that a reload keeps it; others name none. */
function usePanel() {
  const { hash } = useLocation();
  const [seen, setSeen] = useState(hash);
  const [current, setCurrent] = useState(idOf(hash) ?? 'correos');
  if (hash !== seen) {
    setSeen(hash);
    setCurrent(idOf(hash) ?? current);
  }
  const change = (id: PanelId) => {
    setCurrent(id);
    // Bypasses the router: a panel is neither a history entry nor an arrival that moves the focus.
    history.replaceState(history.state, '', `#${id}`);
  };
  return { current, change };
}

function OpenConsole({ sandbox }: { sandbox: Sandbox }) {
  const { report, hasFailed, refresh, act } = useBank(sandbox.console);
  const { current, change } = usePanel();
  useScenarioLink(sandbox.healthy, act);
  const prefix = useId();
  if (hasFailed) {
    return (
      <ErrorState title="No pudimos abrir el banco de prueba" onRetry={refresh}>
        Este navegador no deja guardar sus datos.
      </ErrorState>
    );
  }
  if (!report) return <PageSkeleton />;
  return (
    <Stack spacing={3}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="body2" color="textSecondary" sx={{ mr: 'auto' }}>
          {`Abierto desde el ${formatDay(report.openedOn)}. Esta página se actualiza sola.`}
        </Typography>
        <Button
          variant="outlined"
          size="small"
          startIcon={<RefreshIcon size={18} />}
          onClick={refresh}
        >
          Actualizar
        </Button>
        <ResetButton act={act} />
      </Stack>
      <ScenarioNotice scenario={report.scenario} healthy={sandbox.healthy} act={act} />
      <Tabs
        aria-label="Banco de prueba"
        value={current}
        onChange={(_event, id: PanelId) => change(id)}
        selectionFollowsFocus
        variant="scrollable"
        scrollButtons={false}
      >
        {panels.map(({ id, label }) => (
          <Tab
            key={id}
            value={id}
            id={`${prefix}${id}`}
            aria-controls={id === current ? `${prefix}panel` : undefined}
            label={label}
            iconPosition="end"
            icon={<Count id={id} report={report} />}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${prefix}panel`} aria-labelledby={`${prefix}${current}`}>
        <Panel id={current} {...{ report, sandbox, act }} />
      </Box>
    </Stack>
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
