import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import { fakeLocks } from './fakeLocks.ts';

const { getElementError } = getConfig();

configure({
  // The first use of a lazy screen or modal takes long, because jest compiles it.
  asyncUtilTimeout: 5_000,
  // A query that waits fails many times before it succeeds; only the last failure prints the page.
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics')
      ? new Error(message ?? '')
      : getElementError(message, container),
});

Object.defineProperty(navigator, 'locks', { value: fakeLocks, configurable: true });
