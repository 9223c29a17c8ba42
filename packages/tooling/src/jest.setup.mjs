import '@diwan/tooling/test-clock.mjs';
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks these two, which react-router needs.
Object.assign(globalThis, {
  TextDecoder: globalThis.TextDecoder ?? TextDecoder,
  TextEncoder: globalThis.TextEncoder ?? TextEncoder,
});
