import Button from '@mui/material/Button';
import { useRef } from 'react';
import type { Scenario } from '../../../mocks/scenarios.ts';
import { Notice } from '../../ui/page/Notice.tsx';
import { Tag } from '../../ui/text/Tag.tsx';
import { describeScenario } from './scenarioWords.ts';
import { WrappedList } from './Section.tsx';
import type { Act } from './useBank.ts';

/** How the bank was told to misbehave, and a button to undo it all; shown above every panel. */
export function ScenarioNotice({
  scenario,
  healthy,
  act,
}: {
  scenario: Scenario;
  healthy: Scenario;
  act: Act;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const changes = describeScenario(scenario, healthy);
  const heal = () => {
    // The button is about to disappear.
    frame.current?.focus();
    const { faults: _none, ...switches } = healthy;
    void act(async (bank) => {
      await bank.clearFaults();
      await bank.setScenario(switches);
    });
  };
  return (
    <div ref={frame} tabIndex={-1}>
      {changes.length === 0 ? (
        <Notice severity="success" role="status">
          El banco se porta bien: no hay fallas ni cambios puestos.
        </Notice>
      ) : (
        <Notice
          severity="warning"
          role="status"
          title="El banco se porta distinto"
          action={
            <Button variant="outlined" size="small" onClick={heal}>
              Volver a lo normal
            </Button>
          }
        >
          <WrappedList aria-label="Cambios puestos" style={{ marginTop: 8 }}>
            {changes.map((change) => (
              <li key={change}>
                <Tag>{change}</Tag>
              </li>
            ))}
          </WrappedList>
        </Notice>
      )}
    </div>
  );
}
