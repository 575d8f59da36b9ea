import { subscribe } from 'node:diagnostics_channel';
import { TestEnvironment } from 'jest-environment-jsdom';
import { callProblems } from '../../../contract/calls.ts';
import { plainStyles } from './plainStyles.mjs';

const nodeGlobals = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'File',
  'AbortController',
  'AbortSignal',
  'URL',
  'URLSearchParams',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
  'BroadcastChannel',
  'structuredClone',
];

// Node's fetch may keep sockets open; unreferenced, they do not keep jest's workers alive.
subscribe('net.client.socket', ({ socket }) => void socket.unref());

/**
 * jsdom with Node's own network and stream classes, so that msw and RTK Query get the real ones.
 */
export default class PortalEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.hasStyles = config.projectConfig.testEnvironmentOptions.hasStyles ?? false;
  }

  exportConditions() {
    return ['node', 'development'];
  }

  async setup() {
    await super.setup();
    // jest sets 100 frames, which cost time: msw creates an error for each handler, only to read its
    // stack.
    this.global.Error.stackTraceLimit = 10;
    for (const name of nodeGlobals) this.global[name] = globalThis[name];
    this.global.hasStyles = this.hasStyles;
    // The checks against docs/bank-api.yaml are compiled once for all test files of a worker.
    this.global.contractProblems = callProblems;
    if (!this.hasStyles) this.global.getComputedStyle = plainStyles(this.global);
    this.drawAtOnce(this.global);
    this.readClockDirectly(this.global);
    this.global.Element.prototype.scrollIntoView = () => {};
    // jsdom cannot scroll, so this only stores the position and fires the event.
    this.global.scrollTo = (_left, top) => {
      this.global.scrollY = top;
      this.global.dispatchEvent(new this.global.Event('scroll'));
    };
  }

  /** Runs animation frames in a timeout of 0 ms: jsdom's 60 frames a second would delay tests. */
  drawAtOnce(window) {
    const wait = window.setTimeout;
    window.requestAnimationFrame = (draw) => wait(() => draw(performance.now()));
    window.cancelAnimationFrame = window.clearTimeout;
  }

  /**
   * Replaces `performance.now` by Node's: jsdom's takes ten times as long, and React calls it twice
   * for each component that it renders.
   */
  readClockDirectly(window) {
    const start = performance.now();
    window.performance.now = () => performance.now() - start;
  }
}
