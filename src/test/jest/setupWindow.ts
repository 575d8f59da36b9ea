import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import * as React from 'react';
import { fakeLocks } from './fakeLocks.ts';

configure({
  // The first use of a lazy screen or modal takes long, because jest compiles it.
  asyncUtilTimeout: 5_000,
  // Errors do not contain the page: a query that waits fails many times before it succeeds, and
  // printing the page each time takes long. `screen.debug()` prints it.
  getElementError: (message) => new Error(message ?? ''),
});

Object.defineProperty(navigator, 'locks', { value: fakeLocks, configurable: true });

/**
 * React's internals. `recentlyCreatedOwnerStacks` is the number of elements whose stack trace React
 * has recorded in the last second.
 */
const recorded = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
) as object;

// React records the stack traces of up to ten thousand elements a second, for tools that show where
// an element was created. No test reads these traces, and recording them would take a tenth of a
// run.
Object.defineProperty(recorded, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => {},
});
