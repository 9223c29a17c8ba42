import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/** Where jest puts the time limit that a spec sets for itself. */
const TIME_LIMIT = Symbol.for('TEST_TIMEOUT_SYMBOL');

/** The process itself is the environment; what a spec changes of it is put back for the next one. */
export default class SameRealmEnvironment {
  global = globalThis;
  fakeTimers = null;

  constructor({ projectConfig }) {
    this.before = { env: { ...process.env }, exit: process.exit, console: globalThis.console };
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {
    // Jest renders stacks by its own source maps, of which there are none here: Node.js knows those of the sources that it loaded.
    Error.prepareStackTrace = undefined;
  }

  async teardown() {
    const { env, exit, console } = this.before;
    this.fakeTimersModern.dispose();
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
    process.exit = exit;
    delete globalThis[TIME_LIMIT];
    globalThis.console = console;
  }

  getVmContext() {
    return null;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }
}
