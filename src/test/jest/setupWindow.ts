import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { fakeLocks } from './fakeLocks.ts';

// The first use of a lazy screen or modal compiles it.
configure({ asyncUtilTimeout: 5_000 });

Object.defineProperty(navigator, 'locks', { value: fakeLocks, configurable: true });
