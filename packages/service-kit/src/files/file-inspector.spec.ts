import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { FileInspector, PAUSE_AFTER_TIME_OUT_S } from './file-inspector.js';
import { PDF } from './file-type.js';
import { TIMED_OUT, WorkerBench, type WorkFailed } from './worker-bench.js';

afterEach(() => {
  jest.restoreAllMocks();
});

describe('S-12: a file that takes all the time there is', () => {
  const bytes = new Uint8Array([1]);

  it('keeps nobody else waiting, and who sent it sends no other for a while', async () => {
    let end: (result: WorkFailed) => void = () => {};
    const run = jest.spyOn(WorkerBench.prototype, 'run') as jest.SpiedFunction<() => Promise<unknown>>;
    run.mockImplementationOnce(() => new Promise((resolve) => (end = resolve)));
    run.mockResolvedValue({ kind: 'accepted', kept: 'as-is' });
    const inspector = new FileInspector();
    const hostile = inspector.inspect('A', bytes, PDF);
    // While that one is at work.
    await expect(inspector.inspect('B', bytes, PDF)).resolves.toBe(bytes);
    end({ kind: 'failed', message: TIMED_OUT });
    await expect(hostile).rejects.toMatchObject({ code: 'FILE_REFUSED' });
    await expect(inspector.inspect('A', bytes, PDF)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      retryAfterSeconds: PAUSE_AFTER_TIME_OUT_S,
    });
    await expect(inspector.inspect('B', bytes, PDF)).resolves.toBe(bytes);
  });
});
