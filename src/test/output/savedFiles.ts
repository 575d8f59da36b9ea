import { resolveObjectURL } from 'node:buffer';
import { jest } from '@jest/globals';

/** The downloads that the page has started since the test began, in order. */
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

/** The content of a download, by default the first; empty if there is none. */
export const savedFile = (index = 0) =>
  resolveObjectURL(savedFiles[index]?.url ?? '') ?? new Blob();

export const savedText = () => savedFile().text();
