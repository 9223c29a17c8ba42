import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { collapsing } from './collapse.js';
import type { Log } from './log.js';

let written: Record<string, unknown>[];
const note = (line: unknown) => void written.push(line as Record<string, unknown>);
const collapsed = () => collapsing({ debug: note, info: note, warn: note, error: note } as unknown as Log);

beforeEach(() => {
  written = [];
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

describe('F-6: failures that repeat themselves', () => {
  it('are written out a few times, then counted', () => {
    const log = collapsed();
    for (let n = 0; n < 1000; n++) log.warn({ event: 'service-unreachable', service: 'cases', correlationId: `${n}` });
    expect(written).toHaveLength(5);
    jest.advanceTimersByTime(10_000);
    expect(written).toHaveLength(6);
    expect(written[5]).toMatchObject({ service: 'cases', correlationId: '999', repeated: 995 });
    log.warn({ event: 'service-unreachable', service: 'cases', correlationId: 'again' });
    expect(written).toHaveLength(7);
  });

  it('are told apart by what failed, and what went well is never left out', () => {
    const log = collapsed();
    for (let n = 0; n < 10; n++) {
      log.warn({ event: 'service-unreachable', service: n < 5 ? 'cases' : 'news' });
      log.error({ event: 'fault', err: new Error(`number ${n}`) });
      log.info({ event: 'request', status: 200 });
    }
    jest.advanceTimersByTime(10_000);
    expect(written).toHaveLength(30);
  });
});
