import { DomainError } from '@diwan/service-kit/http/domain-error';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startIdentity, type TestIdentity } from '../testing/identity.js';
import { GuessGuard } from './guess-guard.js';
import { ADMIN_KEY_OF_AN_ACCOUNT, CODES_OF_A_REQUESTER } from './guess-rules.js';

const MINUTE = 60_000;
let identity: TestIdentity;
let guard: GuessGuard;
beforeAll(async () => {
  identity = await startIdentity();
  guard = identity.app.get(GuessGuard, { strict: false });
});
afterAll(() => identity.stop());
afterEach(() => identity.setTime(null));

/** Seconds to wait after a try, or 0 when it was taken. */
const wait = (rule: typeof CODES_OF_A_REQUESTER, subject: string) =>
  guard.takeTry(rule, subject).then(
    () => 0,
    (error: DomainError) => error.retryAfterSeconds ?? Number.NaN,
  );

describe('guesses', () => {
  it('D-004: ten tries a day, then blocks of 15 minutes, an hour and a day', async () => {
    let now = Date.now();
    for (const blockSeconds of [15 * 60, 3600, 24 * 3600, 24 * 3600]) {
      identity.setTime(new Date(now));
      for (let tries = 0; tries < 10; tries++) expect(await wait(CODES_OF_A_REQUESTER, '+96170000009')).toBe(0);
      expect(await wait(CODES_OF_A_REQUESTER, '+96170000009')).toBe(blockSeconds);
      await expect(guard.check(CODES_OF_A_REQUESTER, '+96170000009')).rejects.toMatchObject({
        code: 'TOO_MANY_REQUESTS',
      });
      now += blockSeconds * 1000;
      identity.setTime(new Date(now - 1));
      expect(await wait(CODES_OF_A_REQUESTER, '+96170000009')).toBe(1);
    }
  });

  it('lets no parallel try slip through', async () => {
    const waits = await Promise.all(Array.from({ length: 40 }, () => wait(ADMIN_KEY_OF_AN_ACCOUNT, 'somebody')));
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(5);
  });

  it('opens a new window after the old one and forgets on success', async () => {
    for (let tries = 0; tries < 4; tries++) expect(await wait(ADMIN_KEY_OF_AN_ACCOUNT, 'slow')).toBe(0);
    identity.setTime(new Date(Date.now() + 16 * MINUTE));
    for (let tries = 0; tries < 5; tries++) expect(await wait(ADMIN_KEY_OF_AN_ACCOUNT, 'slow')).toBe(0);
    await guard.forget(ADMIN_KEY_OF_AN_ACCOUNT, 'slow');
    expect(await wait(ADMIN_KEY_OF_AN_ACCOUNT, 'slow')).toBe(0);
  });

  it('stores nothing that names the subject', async () => {
    await guard.takeTry(CODES_OF_A_REQUESTER, '+96170123123');
    expect(JSON.stringify(await identity.model('Guess').find().lean())).not.toContain('70123123');
  });
});
