import { ApiProblem, type ProblemCode } from '@diwan/mf-kit';
import { describe, expect, it } from '@jest/globals';
import { type NotedOutcome, sendNoted } from './outcome-queue.js';

const NOTED: NotedOutcome = {
  key: 'a-key',
  hearingId: '64b0000000000000000000e1',
  title: 'Hearing of witnesses',
  outcome: 'Adjourned',
  notedAt: '2026-05-12T07:00:00.000Z',
  state: 'waiting',
};
const failing = (code: ProblemCode) => async () => {
  throw new ApiProblem({ code, status: 0, reference: 'r' });
};
const world = {
  send: async (_: NotedOutcome): Promise<unknown> => undefined,
  look: async () => ({ state: 'held' as const, outcome: 'Expert appointed' }),
  say: () => 'Too early',
};

describe('HEAR-08: an outcome noted without coverage', () => {
  it('is sent with the key it was noted with, and leaves the queue', async () => {
    const keys: string[] = [];
    expect(await sendNoted(NOTED, { ...world, send: async ({ key }) => keys.push(key) })).toBeNull();
    expect(keys).toEqual(['a-key']);
  });

  it.each(['OFFLINE', 'TIMEOUT', 'UNAVAILABLE', 'SIGN_IN_REQUIRED'] as const)(
    'stays as it is after %s',
    async (code) => {
      expect(await sendNoted(NOTED, { ...world, send: failing(code) })).toEqual(NOTED);
    },
  );

  it('D-129: shows what somebody else wrote first, and keeps the own words', async () => {
    expect(await sendNoted(NOTED, { ...world, send: failing('CONFLICT') })).toEqual({
      ...NOTED,
      state: 'conflict',
      theirs: { state: 'held', outcome: 'Expert appointed' },
    });
  });

  it('is done when the same words stand there already', async () => {
    const look = async () => ({ state: 'held' as const, outcome: 'Adjourned' });
    expect(await sendNoted(NOTED, { ...world, look, send: failing('CONFLICT') })).toBeNull();
  });

  it('waits when the other side cannot be read, and says why it was refused', async () => {
    const look = failing('OFFLINE') as never;
    expect(await sendNoted(NOTED, { ...world, look, send: failing('CONFLICT') })).toEqual(NOTED);
    expect(await sendNoted(NOTED, { ...world, send: failing('VALIDATION') })).toMatchObject({
      state: 'refused',
      reason: 'Too early',
    });
  });
});
