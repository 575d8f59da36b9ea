import { resolveObjectURL } from 'node:buffer';
import { jest } from '@jest/globals';

/** For tests: the files that the browser had to save since the test began, in order. */
export const savedFiles: { name: string; url: string }[] = [];

beforeEach(() => {
  savedFiles.length = 0;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    if (!this.download) {
      HTMLElement.prototype.click.call(this);
      return;
    }
    savedFiles.push({ name: this.download, url: this.href });
  });
});

/** For tests: the file saved first. */
export const savedFile = () => resolveObjectURL(savedFiles[0]?.url ?? '') ?? new Blob();

/** For tests: the text of the file saved first. */
export const savedText = () => savedFile().text();
