import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';
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

// React records the stack of every created element, which takes a ninth of a run, until it has
// recorded this many.
const internals = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
) as object;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: (_count) => {},
});

Object.defineProperty(navigator, 'locks', { value: fakeLocks, configurable: true });
