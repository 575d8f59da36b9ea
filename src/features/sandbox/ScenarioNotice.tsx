import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import type { Scenario } from '../../../mocks/scenarios.ts';
import { plainList } from '../../theme/plainList.ts';
import { scenarioLink } from './scenarioLink.ts';
import { describeScenario } from './scenarioWords.ts';
import type { Act } from './useBank.ts';

/** How the bank behaves now, and how it does when nothing was changed. */
interface ScenarioNoticeProps {
  scenario: Scenario;
  healthy: Scenario;
  act: Act;
}

/** How the bank was told to misbehave, and a button to undo it all; shown above every panel. */
export function ScenarioNotice({ scenario, healthy, act }: ScenarioNoticeProps) {
  const frame = useRef<HTMLDivElement>(null);
  const changes = describeScenario(scenario, healthy);
  const heal = () => {
    // The button is about to disappear.
    frame.current?.focus();
    const { faults: _none, ...healthySwitches } = healthy;
    void act(async (bank) => {
      await bank.clearFaults();
      await bank.setScenario(healthySwitches);
    });
  };
  const copyLink = () =>
    void act(
      () => navigator.clipboard.writeText(scenarioLink(scenario, healthy)),
      'Link copiado. Quien lo abra verá el banco así.',
    );
  return (
    <Box ref={frame} tabIndex={-1} role="status">
      {changes.length === 0 ? (
        <Alert severity="success" role="none">
          El banco se porta bien: no hay fallas ni cambios puestos.
        </Alert>
      ) : (
        <Alert
          severity="warning"
          role="none"
          action={
            <Stack direction="row" spacing={1}>
              <Button variant="text" size="small" onClick={copyLink}>
                Copiar link del escenario
              </Button>
              <Button variant="outlined" size="small" onClick={heal}>
                Volver a lo normal
              </Button>
            </Stack>
          }
        >
          <AlertTitle>El banco se porta distinto</AlertTitle>
          <Stack
            component="ul"
            aria-label="Cambios puestos"
            direction="row"
            useFlexGap
            spacing={1}
            sx={{ flexWrap: 'wrap', ...plainList }}
          >
            {changes.map((change) => (
              <li key={change}>
                <Chip label={change} />
              </li>
            ))}
          </Stack>
        </Alert>
      )}
    </Box>
  );
}
