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

// Node's fetch keeps its sockets open; they must not keep jest's workers from ending.
subscribe('net.client.socket', ({ socket }) => socket.unref());

/**
 * jsdom with Node's own network and stream classes, so that msw and RTK Query get the real ones.
 */
export default class PortalEnvironment extends TestEnvironment {
  exportConditions() {
    return ['node', 'development'];
  }

  async setup() {
    await super.setup();
    for (const name of nodeGlobals) this.global[name] = globalThis[name];
    this.global.getComputedStyle = plainStyles(this.global);
    // jsdom cannot scroll: this only stores the position and fires the event.
    this.global.scrollTo = (_left, top) => {
      this.global.scrollY = top;
      this.global.dispatchEvent(new this.global.Event('scroll'));
    };
  }
}
