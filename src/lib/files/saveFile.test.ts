import { resolveObjectURL } from 'node:buffer';
import { jest } from '@jest/globals';
import { savedFiles, savedText } from '../../test/output/savedFiles.ts';
import { saveText } from './saveFile.ts';

describe('A saved text', () => {
  it('is downloaded under its name, and its URL revoked once slow browsers have begun', async () => {
    jest.useFakeTimers();
    const revoke = jest.spyOn(URL, 'revokeObjectURL');
    saveText('a;b\r\n', 'deudas.csv', 'text/csv');
    expect(savedFiles).toEqual([{ name: 'deudas.csv', url: expect.stringMatching(/^blob:/) }]);
    expect(await savedText()).toBe('a;b\r\n');
    expect(resolveObjectURL(savedFiles[0]?.url ?? '')?.type).toBe('text/csv');
    jest.advanceTimersByTime(9_999);
    expect(revoke).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(revoke).toHaveBeenCalledWith(savedFiles[0]?.url);
    jest.useRealTimers();
  });
});
