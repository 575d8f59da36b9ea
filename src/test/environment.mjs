import { subscribe } from 'node:diagnostics_channel';
import { TestEnvironment } from 'jest-environment-jsdom';
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
  'performance',
];

// Node's fetch keeps its sockets open; they shall not keep jest's workers from ending.
subscribe('net.client.socket', ({ socket }) => socket.unref());

/** jsdom with Node's own network and stream classes, so that msw and RTK Query meet the real ones. */
export default class PortalEnvironment extends TestEnvironment {
  exportConditions() {
    return ['node', 'development'];
  }

  async setup() {
    await super.setup();
    for (const name of nodeGlobals) this.global[name] = globalThis[name];
    this.global.getComputedStyle = plainStyles(this.global);
    // jsdom cannot scroll: the window only remembers where it was sent, and says so.
    this.global.scrollTo = (_left, top) => {
      this.global.scrollY = top;
      this.global.dispatchEvent(new this.global.Event('scroll'));
    };
  }
}
