import Module, { createRequire, register } from 'node:module';
import { pathToFileURL } from 'node:url';
import JestRuntime from 'jest-runtime';
import { handOver } from './hand-over.mjs';

const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS');

register('./hooks.mjs', import.meta.url);
process.setSourceMapsEnabled(true);

/**
 * Runs specs where Node.js itself runs programs: modules are loaded by its own loader and stay loaded for the next spec of the process.
 * What jest's own runtime can do beyond that (mocked, reset and isolated modules) is not there: such specs stay in the sandbox.
 */
export default class SameRealmRuntime extends JestRuntime {
  async unstable_importModule(file) {
    return import(pathToFileURL(file).href);
  }

  requireModule(from, name = from) {
    return createRequire(from)(name);
  }

  /** The test framework keeps its state in its module: each spec gets one of its own, which nobody holds afterwards. */
  requireInternalModule(from, name) {
    if (name !== undefined) return createRequire(from)(name);
    delete globalThis[EVENT_HANDLERS];
    const framework = new Module(from);
    framework.load(from);
    return framework.exports;
  }

  setGlobalsForRuntime(globals) {
    super.setGlobalsForRuntime(globals);
    handOver({ ...globals, jest: this.jestGlobals.jestObjectFor(this._testPath) });
  }
}
