import { afterEach, describe, expect, it, jest } from '@jest/globals';
import Environment from './environment.mjs';

const TIME_LIMIT = Symbol.for('TEST_TIMEOUT_SYMBOL');
const NAME = 'DIWAN_OF_ANOTHER_SPEC';

describe('ADR 0020: specs without a sandbox', () => {
  afterEach(() => {
    delete process.env[NAME];
  });

  it('leave to the next one the process as it was', async () => {
    process.env[NAME] = 'before';
    const { exit } = process;
    const { console } = globalThis;
    const environment = new Environment({ projectConfig: { fakeTimers: {} } });
    process.env[NAME] = 'changed';
    process.env[`${NAME}_TOO`] = 'new';
    process.exit = () => undefined as never;
    globalThis.console = { ...console };
    globalThis[TIME_LIMIT] = 1;
    environment.fakeTimersModern.useFakeTimers();
    await environment.teardown();
    expect([process.env[NAME], process.env[`${NAME}_TOO`]]).toEqual(['before', undefined]);
    expect([process.exit === exit, globalThis.console === console, TIME_LIMIT in globalThis]).toEqual([
      true,
      true,
      false,
    ]);
    // biome-ignore lint/plugin: that the timers of the process are back is what is shown
    await new Promise((resolve) => setTimeout(resolve, 1));
  });

  it('see the classes of the process, and their own file', () => {
    expect(structuredClone(new Date(0))).toBeInstanceOf(Date);
    expect(new Error('here').stack).toContain('environment.spec.ts:36:');
  });

  it('have mocks and timers of jest', () => {
    jest.useFakeTimers();
    const later = jest.fn();
    // biome-ignore lint/plugin: jest's own timer, which the next line turns
    setTimeout(later, 60_000);
    jest.advanceTimersByTime(60_000);
    jest.useRealTimers();
    expect(later).toHaveBeenCalledTimes(1);
  });
});
