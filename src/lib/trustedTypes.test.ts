/** @jest-environment node */
import { trustedTypesPolicy } from './trustedTypes.ts';

const rules = { createHTML: (markup: string) => markup.trim() };

describe('A Trusted Types policy', () => {
  afterEach(() => {
    globalThis.trustedTypes = undefined;
  });

  it('is its plain functions if the browser has none', () => {
    expect(trustedTypesPolicy('portal#plain', rules)).toBe(rules);
  });

  it('is the browser’s, under its name, if there is one', () => {
    const made: string[] = [];
    globalThis.trustedTypes = {
      createPolicy(name, given) {
        made.push(name);
        return { ...given };
      },
    };
    const policy = trustedTypesPolicy('portal#own', rules);
    expect(policy).not.toBe(rules);
    expect(policy.createHTML(' a ')).toBe('a');
    expect(made).toEqual(['portal#own']);
  });
});
