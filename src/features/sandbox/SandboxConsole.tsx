import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { use, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Sandbox } from '../../../mocks/sandbox.ts';
import { PageSkeleton } from '../../ui/loading/PageSkeleton.tsx';
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
import type { PanelProps } from './useBank.ts';

/** The panels and their names, keyed by the fragment of the URL. */
const panels: Record<string, [name: string, Panel: (props: PanelProps) => ReactNode]> = {
  correos: ['Correos', OutboxPanel],
  escenario: ['Escenario', ScenarioPanel],
  pagos: ['Pagos', PaymentsPanel],
  llamadas: ['Llamadas', RequestPanel],
  sesion: ['Sesión', SessionPanel],
  datos: ['Datos de prueba', SamplePanel],
  links: ['Links', LinkPanel],
};

/**
 * Keeps the panel's id in the URL's fragment, so that a reload shows the same panel. An unknown
 * fragment changes nothing.
 */
function usePanel() {
  const { hash } = useLocation();
  const named = (id: string) => (Object.hasOwn(panels, id.slice(1)) ? id.slice(1) : undefined);
  const [shown, setShown] = useState({ hash, id: named(hash) ?? 'correos' });
  if (hash !== shown.hash) setShown({ hash, id: named(hash) ?? shown.id });
  const change = (id: string) => {
    setShown({ hash, id });
    // Replaces only the fragment, without a navigation of the router: another panel adds no history
    // entry and moves no focus.
    history.replaceState(history.state, '', `#${id}`);
  };
  return { current: shown.id, change };
}

function OpenConsole({ sandbox }: { sandbox: Sandbox }) {
  const { report, act } = useBank(sandbox.console);
  const { current, change } = usePanel();
  useScenarioLink(act);
  const prefix = useId();
  const [, Panel = OutboxPanel] = panels[current] ?? [];
  if (!report) return <PageSkeleton />;
  return (
    <Stack spacing={3}>
      <ResetButton act={act} />
      <ScenarioNotice report={report} sandbox={sandbox} act={act} />
      <Tabs
        aria-label="Banco de prueba"
        value={current}
        onChange={(_event, id: string) => change(id)}
        selectionFollowsFocus
        variant="scrollable"
        scrollButtons={false}
      >
        {Object.entries(panels).map(([id, [name]]) => (
          <Tab
            key={id}
            value={id}
            id={`${prefix}${id}`}
            aria-controls={id === current ? `${prefix}panel` : undefined}
            label={name}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${prefix}panel`} aria-labelledby={`${prefix}${current}`}>
        <Panel report={report} sandbox={sandbox} act={act} />
      </Box>
    </Stack>
  );
}

export function SandboxConsole() {
  const given = use(SandboxContext);
  return given && <OpenConsole sandbox={use(given)} />;
}
