import { listenToFindings, reportFinding } from './telemetry.ts';
import type { PlacedFinding } from './telemetry.ts';

it('early findings reach the listener later, up to fifty, with the page’s path', () => {
  window.history.replaceState(null, '', '/carro?de=prueba');
  for (let status = 0; status < 60; status += 1)
    reportFinding({ kind: 'failure', endpoint: 'createPayment', error: { status } });
  window.history.replaceState(null, '', '/');
  const heard: PlacedFinding[] = [];
  listenToFindings((finding) => heard.push(finding));
  expect(heard).toEqual(
    Array.from({ length: 50 }, (_, status) => ({
      kind: 'failure',
      endpoint: 'createPayment',
      error: { status },
      path: '/carro',
    })),
  );

  reportFinding({ kind: 'screen' });
  expect(heard[50]).toEqual({ kind: 'screen', path: '/' });

  const later: PlacedFinding[] = [];
  listenToFindings((finding) => later.push(finding));
  reportFinding({ kind: 'contract', place: 'companies.0', field: 'name' });
  expect(later).toEqual([{ kind: 'contract', place: 'companies.0', field: 'name', path: '/' }]);
  expect(heard).toHaveLength(51);
});
