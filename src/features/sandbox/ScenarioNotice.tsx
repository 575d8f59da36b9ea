import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { scenarioLink } from './scenarioLink.ts';
import { describeScenario } from './scenarioWords.ts';
import { Actions } from './Section.tsx';
import type { PanelProps } from './useBank.ts';

/**
 * Lists the faults and settings that differ from a healthy bank's, with buttons that reset them or
 * copy a link that reproduces them.
 */
export function ScenarioNotice({ report: { scenario }, sandbox: { healthy }, act }: PanelProps) {
  const changes = describeScenario(scenario, healthy);
  const copyLink = () => navigator.clipboard.writeText(scenarioLink(scenario, healthy));
  return (
    <Box role="status">
      {changes.length === 0 ? (
        <Alert severity="success">El banco se porta bien: no hay fallas ni cambios puestos.</Alert>
      ) : (
        <Alert severity="warning">
          <AlertTitle>El banco se porta distinto</AlertTitle>
          <Box component="ul" aria-label="Cambios puestos" sx={{ mt: 0, pl: 2.5 }}>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </Box>
          <Actions
            of={{
              'Volver a lo normal': () => act((bank) => bank.playScenario({})),
              'Copiar link del escenario': () =>
                act(copyLink, { done: 'Link copiado. Quien lo abra verá el banco así.' }),
            }}
          />
        </Alert>
      )}
    </Box>
  );
}
