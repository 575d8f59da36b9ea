import type { Tab } from '../support/tab.ts';

/** Milliseconds that a journey waits for an expected element; pages are slow on a busy machine. */
export const timeout = 20_000;

/** A separate browser context: it shares no storage with other tests, and leaves none behind. */
export interface Session {
  version: string;
  /** The errors that the pages reported so far. */
  complaints: string[];
  openTab(): Promise<Tab>;
  close(): Promise<void>;
}

export interface Engine {
  openSession(baseURL: string): Promise<Session>;
  close(): Promise<void>;
}

/** Starts a browser, as on a system with the given colour scheme. */
export type StartEngine = (colorScheme: 'light' | 'dark') => Promise<Engine>;
