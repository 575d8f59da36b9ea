import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { fakeLocks } from './fakeLocks.ts';

configure({
  // The first use of a lazy screen or modal takes long, because jest compiles it.
  asyncUtilTimeout: 5_000,
  // Errors do not contain the page: a query that waits fails many times before it succeeds, and
  // printing the page each time takes long. `screen.debug()` prints it.
  getElementError: (message) => new Error(message ?? ''),
});

Object.defineProperty(navigator, 'locks', { value: fakeLocks, configurable: true });
