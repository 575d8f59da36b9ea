import { repeatRandomValues, setClock } from '../walks/stillPage.ts';
import { arriveListening } from '../spoken/spokenText.ts';
import { expect, test } from '../support/fixtures.ts';
import { byTurns } from '../support/turns.ts';
import { walks } from '../walks/walks.ts';
import { expectGoodAtEveryWidth } from './everyWidth.ts';

// Checks every state of the walks (series of states, see e2e/walks); the gallery shows the same
// states.

test('no two states of a walk have the same name, by which the gallery identifies them', () => {
  for (const states of Object.values(walks)) {
    const names = states.map(([name]) => name);
    expect([...new Set(names)]).toEqual(names);
  }
});

test.use({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });

for (const [walk, states] of byTurns(Object.entries(walks))) {
  test(`T25 a screen reader gets of each state the kept text, contrast a shape of each control, and at every width, light or dark, axe finds nothing, no toast covers a control, no text is cut, and nothing scrolls sideways: ${walk}`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await repeatRandomValues(page);
    const arrive = await arriveListening(page, walk);
    for (const [nth, state] of states.entries()) {
      await test.step(state[0], async () => {
        await setClock(page, nth);
        await arrive(state);
        await expectGoodAtEveryWidth(page, state, nth);
      });
    }
  });
}
