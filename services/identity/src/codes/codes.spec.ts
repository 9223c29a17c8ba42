import { createHash } from 'node:crypto';
import { CodeBudgetExhaustedV1 } from '@diwan/contracts/people/codes/events';
import { requestCode } from '@diwan/contracts/people/sign-in/http';
import { eventually } from '@diwan/service-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { IdentityConfig } from '../config.js';
import { browserOf } from '../devices/browser.js';
import {
  type AskedCode,
  codeFor,
  newContact,
  newPhone,
  type SentCode,
  startIdentity,
  type TestIdentity,
  verify,
} from '../testing/identity.js';
import { CodeRepository } from './code.repository.js';
import { hashCode, newChallengeId } from './code-hash.js';

const MINUTE = 60_000;

/** A code that is not the one sent. */
const wrongOf = ({ code }: SentCode, by = 1): string => String(((Number(code) - 100_000 + by) % 900_000) + 100_000);
const inFuture = (ms: number) => new Date(Date.now() + ms);

describe('one-time codes', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await startIdentity();
  });
  afterAll(() => identity.stop());
  afterEach(() => identity.setTime(null));

  it('T1 D-003: a code lives 10 minutes', async () => {
    const [early, late] = [newPhone(), newPhone()];
    const [right, expired] = [await codeFor(identity, early), await codeFor(identity, late)];
    identity.setTime(inFuture(10 * MINUTE - 5000));
    expect((await verify(identity, right)).status).toBe(200);
    identity.setTime(inFuture(10 * MINUTE + 1000));
    expect(await verify(identity, expired)).toMatchObject({ status: 401, body: { code: 'OTP_DEAD' } });
  });

  it('D-003: a new code ends the older one, and each works once', async () => {
    const phone = newPhone();
    const first = await codeFor(identity, phone);
    const second = await codeFor(identity, phone);
    expect((await verify(identity, first)).status).toBe(401);
    expect((await verify(identity, second)).status).toBe(200);
    expect((await verify(identity, second)).status).toBe(401);
  });

  it('T7 D-003: nothing in the database gives a code away', async () => {
    const sent = await codeFor(identity, newPhone());
    const row = await identity.model('Code').findOne({ challengeId: sent.challengeId }).lean();
    const parts = ['', sent.to, sent.challengeId, row._id.toHexString()];
    const guesses = ['md5', 'sha1', 'sha256'].flatMap((algorithm) =>
      parts.flatMap((part) =>
        [part + sent.code, sent.code + part].flatMap((text) =>
          (['hex', 'base64', 'base64url'] as const).map((encoding) =>
            createHash(algorithm).update(text).digest(encoding),
          ),
        ),
      ),
    );
    const stored = JSON.stringify(row);
    for (const guess of [sent.code, ...guesses]) expect(stored).not.toContain(guess);
  });

  it('T3: of 50 parallel verifies of the right code one wins', async () => {
    await newContact(identity, '+96171999001');
    const sent = await codeFor(identity, '+96171999001');
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(identity, sent)));
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(won[0]?.headers.getSetCookie()).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(49);
    expect(answers.flatMap(({ headers }) => headers.getSetCookie())).toHaveLength(2);
  });

  it('T4 D-004: of 200 parallel guesses five count, then even the right code fails', async () => {
    const sent = await codeFor(identity, newPhone());
    const guesses = Array.from({ length: 200 }, (_, index) => wrongOf(sent, index + 1));
    const answers = await Promise.all(guesses.map((code) => verify(identity, { ...sent, code })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    expect((await identity.model('Code').findOne({ challengeId: sent.challengeId })).tries).toBe(5);
    expect((await verify(identity, sent)).status).toBe(401);
  });

  it('D-004: the sixth try fails even with the right code', async () => {
    const sent = await codeFor(identity, newPhone());
    for (let round = 0; round < 5; round++) {
      expect((await verify(identity, { ...sent, code: wrongOf(sent) })).status).toBe(401);
    }
    expect((await verify(identity, sent)).status).toBe(401);
  });

  it('M8 D-021: whose code was guessed at until it was dead is in the audit log, of phones that somebody has', async () => {
    const phone = newPhone();
    const { personId } = await newContact(identity, phone);
    const guessAt = async (at: string) => {
      const sent = await codeFor(identity, at);
      for (let round = 0; round < 5; round++) await verify(identity, { ...sent, code: wrongOf(sent) });
    };
    const lines = () => identity.model('AuditEntry').find({ action: 'code.guessed' }).lean();
    const before = (await lines()).length;
    await guessAt(newPhone());
    await guessAt(phone);
    await eventually(async () => expect((await lines()).length).toBe(before + 1));
    expect((await lines()).at(-1)).toMatchObject({ subjectId: personId, personId: null, address: expect.any(String) });
    expect(JSON.stringify(await lines())).not.toContain(phone);
  });

  it('T5: a code works with its own challenge only', async () => {
    const [a, b] = [await codeFor(identity, newPhone()), await codeFor(identity, newPhone())];
    expect((await verify(identity, { ...b, code: a.code })).status).toBe(401);
    expect((await verify(identity, { ...a, challengeId: 'A'.repeat(22) })).status).toBe(401);
    expect((await verify(identity, a)).status).toBe(200);
  });

  it('L1: a code works in the browser that asked for it alone, and guesses elsewhere do not count', async () => {
    const sent = await codeFor(identity, newPhone());
    for (const cookie of ['', `__Host-pre=${'B'.repeat(43)}`, '__Host-pre=']) {
      expect(await verify(identity, { ...sent, cookie })).toMatchObject({ status: 401, body: { code: 'OTP_INVALID' } });
    }
    expect((await identity.model('Code').findOne({ challengeId: sent.challengeId })).tries).toBe(0);
    expect((await verify(identity, sent)).status).toBe(200);
  });

  it.each(['+961 70 555 001', '0096170555001', '70555001', '٧٠٥٥٥٠٠١', '070-555-001'])(
    'T8 D-005: %s is one and the same phone',
    async (typed) => {
      await identity.http().call(requestCode, { body: { phone: typed, language: 'en' } });
      expect(identity.sent.at(-1)?.to).toBe('+96170555001');
    },
  );

  it.each(['12345', 'abcdefghij', '+96190123456', '+7 495 123 45 67', '+882 1234 5678'])(
    'D-005: nothing is sent to %s',
    async (typed) => {
      const before = identity.sent.length;
      const answer = await identity.http().call(requestCode, { body: { phone: typed, language: 'en' } });
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION', fieldErrors: { phone: 'invalid_phone' } },
      });
      expect(identity.sent.length).toBe(before);
    },
  );

  it.each(['+225 78 98 81 234', '+33 6 12 34 56 7', '+33 6 12 34 56 78 9'])(
    'P22: %s is no number of its country, so nothing is sent there',
    async (typed) => {
      const before = identity.sent.length;
      const answer = await identity.http().call(requestCode, { body: { phone: typed, language: 'en' } });
      expect(answer).toMatchObject({ status: 400, body: { fieldErrors: { phone: 'invalid_phone' } } });
      expect(identity.sent.length).toBe(before);
    },
  );

  it('P22: a number is sent to as its country’s plan reads it', async () => {
    for (const phone of ['+225 07 89 88 12 34', '+39 (0)6 6982 1234'])
      await identity.http().call(requestCode, { body: { phone, language: 'en' } });
    expect(identity.sent.slice(-2).map(({ to }) => to)).toEqual(['+2250789881234', '+390669821234']);
  });

  it.each(['12345', '1234567', 'abcdef', '12 456'])('D-006: %s is no code', async (code) => {
    const { challengeId, cookie } = await codeFor(identity, newPhone());
    expect(await verify(identity, { challengeId, code, cookie })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION' },
    });
    expect((await identity.model('Code').findOne({ challengeId })).tries).toBe(0);
  });

  it('D-019: a code that the provider refused is reported and does not work', async () => {
    const phone = newPhone();
    const sent = await codeFor(identity, phone);
    identity.provider.accepts = false;
    const answer = await identity.http().call(requestCode, { body: { phone, language: 'en' } });
    identity.provider.accepts = true;
    expect(answer).toMatchObject({ status: 502, body: { code: 'MESSAGE_NOT_SENT' } });
    expect(await identity.model('Code').findOne({ phone })).toBeNull();
    expect((await verify(identity, sent)).status).toBe(401);
  });
});

describe('limits of one-time codes', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await startIdentity({ RATE_LIMITS: 'on', OTP_RESEND_SECONDS: '0', OTP_PREFIX_BUDGET: '6' });
  });
  afterAll(() => identity.stop());
  afterEach(() => identity.setTime(null));
  const request = (phone: string) => identity.http().call(requestCode, { body: { phone, language: 'en' } });

  it('D-004: three codes for a phone in ten minutes, then 429 with Retry-After', async () => {
    const phone = newPhone();
    for (let round = 0; round < 3; round++) expect((await request(phone)).status).toBe(202);
    const answer = await request(phone);
    expect(answer).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(answer.body.retryAfterSeconds).toBeLessThanOrEqual(600);
  });

  it('D-004: a phone whose codes were guessed at ten times rests for 15 minutes, and its sessions live on', async () => {
    const phone = newPhone();
    const session = await newContact(identity, phone);
    const { OTP_PEPPER } = identity.config as IdentityConfig;
    const cookie = `__Host-pre=${'A'.repeat(43)}`;
    const browser = browserOf({ headers: { cookie } }) ?? '';
    const { requester } = await identity.model('Code').findOne({ phone }).lean();
    /** A live code, without the limit on sending. */
    const issue = async (now: number): Promise<AskedCode> => {
      const binding = { challengeId: newChallengeId(), phone, purpose: 'sign-in' as const };
      const codeHash = hashCode(OTP_PEPPER, binding, '123456');
      const expiresAt = new Date(now + 10 * MINUTE);
      const code = { ...binding, requester, browser, codeHash, expiresAt };
      await identity.app.get(CodeRepository, { strict: false }).replace(code);
      return { to: phone, code: '123456', challengeId: binding.challengeId, cookie };
    };
    const now = Date.now();
    identity.setTime(new Date(now));
    const statuses = [];
    for (let round = 0; round < 3; round++) {
      const sent = await issue(now);
      for (let guess = 0; guess < 4; guess++) {
        statuses.push((await verify(identity, { ...sent, code: wrongOf(sent) })).status);
      }
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    const refused = await verify(identity, await issue(now));
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(refused.body.retryAfterSeconds).toBe(900);
    expect((await identity.http(session).get('/api/identity/my/profile')).status).toBe(200);
    const later = now + 16 * MINUTE;
    identity.setTime(new Date(later));
    expect((await verify(identity, await issue(later))).status).toBe(200);
  });
});

describe('budgets of one-time codes', () => {
  it('T6 D-004: a block of numbers has a budget, forged addresses do not help, and staff are told once', async () => {
    const identity = await startIdentity({ RATE_LIMITS: 'on', OTP_RESEND_SECONDS: '0', OTP_PREFIX_BUDGET: '8' });
    const heldBack = [];
    for (let number = 0; number < 15; number++) {
      const body = { phone: `+9617012${String(1000 + number)}`, language: 'en' as const };
      const answer = await identity.http().call(requestCode, { body });
      expect(answer.status).toBe(202);
      heldBack.push(answer.body.knownOnly);
    }
    expect(heldBack).toEqual([...Array(8).fill(false), ...Array(7).fill(true)]);
    expect(identity.sent).toHaveLength(8);
    const alarms = await identity.eventsOf(CodeBudgetExhaustedV1);
    expect(alarms.map(({ payload }) => payload.scope)).toEqual(['prefix']);
    await identity.stop();
  });

  it('D-004: the breaker stops all sending, and a code may be asked for again after the gap only', async () => {
    const identity = await startIdentity({ RATE_LIMITS: 'on', OTP_HOURLY_BUDGET: '2' });
    const request = (phone: string) => identity.http().call(requestCode, { body: { phone, language: 'en' } });
    const phone = newPhone();
    const first = await request(phone);
    expect(first).toMatchObject({ status: 202, body: { resendAfterSeconds: 60 } });
    const second = await request(phone);
    expect(second.status).toBe(429);
    expect(second.body.retryAfterSeconds).toBeLessThanOrEqual(60);
    expect((await request(newPhone())).body.knownOnly).toBe(false);
    expect((await request(newPhone())).body.knownOnly).toBe(true);
    expect(identity.sent).toHaveLength(2);
    expect((await identity.eventsOf(CodeBudgetExhaustedV1)).map(({ payload }) => payload.scope)).toEqual(['global']);
    await identity.stop();
  });
});
