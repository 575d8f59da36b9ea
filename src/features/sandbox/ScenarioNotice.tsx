import { styled } from '@mui/material/styles';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { Scenario } from './sandbox.ts';
import { describeScenario } from './scenarioWords.ts';
import { Tag } from './Tag.tsx';
import type { Act } from './useBank.ts';

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: '8px 0 0',
  padding: 0,
  listStyle: "''",
});

/** Whatever the bank was told to do wrong, always in sight, and the way back. */
export function ScenarioNotice({
  scenario,
  healthy,
  act,
}: {
  scenario: Scenario;
  healthy: Scenario;
  act: Act;
}) {
  const changes = describeScenario(scenario, healthy);
  if (changes.length === 0) {
    return (
      <Notice kind="success">El banco se porta bien: no hay fallas ni cambios puestos.</Notice>
    );
  }
  const heal = () => {
    const { faults: _none, ...switches } = healthy;
    void act(async (bank) => {
      await bank.clearFaults();
      await bank.setScenario(switches);
    }, 'El banco se porta bien otra vez.');
  };
  return (
    <Notice
      kind="warning"
      title="El banco se porta distinto"
      action={
        <Button variant="outlined" size="small" onClick={heal}>
          Volver a lo normal
        </Button>
      }
    >
      <List aria-label="Cambios puestos">
        {changes.map((change) => (
          <li key={change}>
            <Tag>{change}</Tag>
          </li>
        ))}
      </List>
    </Notice>
  );
}
