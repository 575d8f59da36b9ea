/** @jest-environment node */
import { jest } from '@jest/globals';
import { warnInDevelopment } from './development.ts';

describe('a warning for developers', () => {
  it('is printed in development', () => {
    expectConsole(/^uno$/);
    warnInDevelopment('uno');
  });

  it('is not printed in production', () => {
    const replaced = jest.replaceProperty(process.env, 'NODE_ENV', 'production');
    warnInDevelopment('uno');
    replaced.restore();
    // oxlint-disable-next-line no-console
    expect(console.warn).not.toHaveBeenCalled();
  });
});
