import { CodeBudgetExhaustedV1 } from '@diwan/contracts/people/codes/events';
import { requestCode, signUp, verifyCode } from '@diwan/contracts/people/sign-in/http';
import { REDIS } from '@diwan/service-kit/store/redis';
import { eventually, type TestAnswer } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Redis } from 'ioredis';
import {
  codeFor,
  cookiesOf,
  details,
  newPhone,
  startIdentity,
  type TestIdentity,
  verify,
} from '../testing/identity.js';

/** Limits as in production, but for the budgets: small, so that a test can use them up. */
const LIMITS = { RATE_LIMITS: 'on', OTP_RESEND_SECONDS: '0', OTP_PREFIX_BUDGET: '6', OTP_HOURLY_BUDGET: '500' };

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity(LIMITS);
});
afterAll(() => identity.stop());

const from = (address: string) => ({ 'X-Forwarded-For': address });
/** Headers of the browser that the holder of each phone signed up with. */
const own = new Map<string, Record<string, string>>();
const knownTo = (phone: string): Record<string, string> => own.get(phone) ?? {};
/** Signs up the holder of a phone. */
async function settle(phone: string): Promise<void> {
  const { body } = await verify(identity, await codeFor(identity, phone), 'sign-up');
  const welcomed = await identity.http().call(signUp, { body: details(body.ticket, phone) });
  own.set(phone, {
    Cookie: cookiesOf(welcomed)
      .filter((cookie) => cookie.startsWith('__Host-device='))
      .join('; '),
  });
}
const ask = (phone: string, headers: Record<string, string>): Promise<TestAnswer> =>
  identity.http().call(requestCode, { body: { phone, language: 'en' } }, headers);
/** Types a code in the browser that asked for it. */
const answer = (asked: TestAnswer, code: string, headers: Record<string, string>): Promise<TestAnswer> =>
  identity
    .http()
    .call(
      verifyCode,
      { body: { challengeId: asked.body.challengeId, code, mode: 'sign-in' } },
      { ...headers, Cookie: [headers.Cookie, ...cookiesOf(asked)].filter(Boolean).join('; ') },
    );
const codeOf = ({ body }: TestAnswer): string =>
  identity.sent.find(({ challengeId }) => challengeId === body.challengeId)?.code ?? '';
/** The code, also when it comes behind the answer. */
const arrived = (asked: TestAnswer): Promise<string> =>
  eventually(async () => {
    expect(codeOf(asked)).toMatch(/^\d{6}$/);
    return codeOf(asked);
  });
/** Asks for a code and signs in with it; the status of the step that failed, or 200. */
async function signIn(phone: string, headers: Record<string, string>): Promise<number> {
  const asked = await ask(phone, headers);
  return asked.status === 202 ? (await answer(asked, await arrived(asked), headers)).status : asked.status;
}
const wrong = async (asked: TestAnswer): Promise<string> => {
  const right = Number(await arrived(asked));
  return String(right === 999_999 ? 100_000 : right + 1);
};
/** Asks for codes of a phone from ever new networks and guesses at each until nothing is let through any more. */
async function attack(phone: string, networks: number, firstNetwork: number): Promise<void> {
  for (let at = 0; at < networks; at++) {
    const headers = from(`203.0.${firstNetwork}.${at + 1}`);
    const asked = await ask(phone, headers);
    if (asked.status !== 202) continue;
    for (let guess = 0; guess < 6; guess++) await answer(asked, await wrong(asked), headers);
  }
}

/** Lets a minute pass in Redis: windows that end within it are over. */
async function passMinute(): Promise<void> {
  const redis = identity.app.get<Redis>(REDIS);
  const prefix = identity.config.REDIS_PREFIX;
  for (const full of await redis.keys(`${prefix}rate:*`)) {
    const key = full.slice(prefix.length);
    if ((await redis.pttl(key)) <= 60_000) await redis.del(key);
  }
}

/** What the budgets against pumping have counted, by rule, highest first. */
async function counted(): Promise<Record<string, number[]>> {
  const redis = identity.app.get<Redis>(REDIS);
  const prefix = identity.config.REDIS_PREFIX;
  const counts: Record<string, number[]> = {};
  for (const rule of ['otp-prefix', 'otp-global']) {
    const keys = await redis.keys(`${prefix}rate:${rule}:*`);
    const uses = await Promise.all(keys.map((key) => redis.get(key.slice(prefix.length))));
    counts[rule] = uses.map(Number).sort((one, other) => other - one);
  }
  return counts;
}

describe('H3: nobody keeps another from signing in', () => {
  it('a person on a browser they signed in with before is let in while many addresses ask and guess', async () => {
    const phone = newPhone();
    await settle(phone);
    await attack(phone, 8, 1);
    expect((await ask(phone, from('203.0.1.99'))).status).toBe(429);
    expect(await signIn(phone, { ...knownTo(phone), ...from('198.51.100.7') })).toBe(200);
    // Neither does it matter that the attacker sits at the very same address.
    expect(await signIn(phone, { ...knownTo(phone), ...from('203.0.1.1') })).toBe(200);
  });

  it("a stranger's request does not end the code that the holder is about to type", async () => {
    const phone = newPhone();
    await settle(phone);
    await passMinute();
    const asked = await ask(phone, knownTo(phone));
    expect((await ask(phone, from('203.0.2.1'))).status).toBe(202);
    expect((await answer(asked, codeOf(asked), knownTo(phone))).status).toBe(200);
  });

  it('on a new browser the holder gets in within a minute after the attack, though a code then has one try', async () => {
    const phone = newPhone();
    await settle(phone);
    for (let minute = 0; minute < 3; minute++) {
      await attack(phone, 4, 10 + minute);
      const refused = await ask(phone, from('198.51.100.8'));
      expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
      expect(refused.body.retryAfterSeconds).toBeLessThanOrEqual(60);
      await passMinute();
    }
    expect(await signIn(phone, from('198.51.100.9'))).toBe(200);
    const guessed = await ask(phone, from('198.51.100.10'));
    expect((await answer(guessed, await wrong(guessed), from('198.51.100.10'))).status).toBe(401);
    expect((await answer(guessed, codeOf(guessed), from('198.51.100.10'))).status).toBe(401);
    await passMinute();
    // On a known browser it still has five.
    const asked = await ask(phone, knownTo(phone));
    expect((await answer(asked, await wrong(asked), knownTo(phone))).status).toBe(401);
    expect((await answer(asked, codeOf(asked), knownTo(phone))).status).toBe(200);
  });

  it('L4: addresses of one IPv6 network count as one', async () => {
    const phone = newPhone();
    await settle(phone);
    await passMinute();
    for (let at = 1; at <= 3; at++) expect((await ask(phone, from(`2001:db8:7:8::${at}`))).status).toBe(202);
    const refused = await ask(phone, from('2001:db8:7:8:9::1'));
    expect(refused.body.retryAfterSeconds).toBeGreaterThan(60);
  });
});

describe('H3: pumping', () => {
  // With budgets that nobody has taken from yet.
  beforeAll(async () => {
    await identity.stop();
    identity = await startIdentity({ ...LIMITS, OTP_HOURLY_BUDGET: '25' });
  });

  it('a block of numbers and all numbers ends at its budget, and those who were proven still get in', async () => {
    const victim = '+96170881234';
    await settle(victim);
    await passMinute();
    const sentTo = (asked: TestAnswer[]) => asked.filter((answer) => codeOf(answer) !== '').length;
    const block = await Promise.all(
      Array.from({ length: 12 }, (_, at) => ask(`+9617088${String(5000 + at)}`, from(`203.0.20.${at + 1}`))),
    );
    expect(block.filter(({ status }) => status !== 202)).toEqual([]);
    // One of the budget went to the victim before the phone was proven.
    if (sentTo(block) !== 5) throw new Error(`${sentTo(block)} were sent; counted: ${JSON.stringify(await counted())}`);
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, at) => ask(`+9617${String(300 + at)}0000`, from(`203.0.21.${at + 1}`))),
    );
    // Every one that was asked for counts among all, sent or not.
    if (sentTo(all) !== 12) throw new Error(`${sentTo(all)} were sent; counted: ${JSON.stringify(await counted())}`);
    expect([...block, ...all].map(({ status }) => status)).toEqual(Array(52).fill(202));
    expect(codeOf(await ask(newPhone(), from('203.0.22.1')))).toBe('');
    expect(await signIn(victim, from('198.51.100.11'))).toBe(200);
    expect(await signIn(victim, knownTo(victim))).toBe(200);
    const scopes = (await identity.eventsOf(CodeBudgetExhaustedV1)).map(({ payload }) => payload.scope);
    expect(scopes.sort()).toEqual(['global', 'prefix']);
  });
});

describe('D-008: nobody learns which phones have an account', () => {
  beforeAll(async () => {
    await identity.stop();
    identity = await startIdentity(LIMITS);
  });

  it('when a budget is used up, proven and unknown phones are answered alike', async () => {
    const proven = '+96170990001';
    await settle(proven);
    await passMinute();
    // The block runs out: each takes one, whoever's phone it is, so that what is left tells nothing either.
    for (let at = 0; at < 5; at++) {
      const asked = await ask(at % 2 ? proven : `+9617099${String(5000 + at)}`, from(`203.0.30.${at + 1}`));
      expect(asked).toMatchObject({ status: 202, body: { knownOnly: false } });
      if (at % 2) await passMinute();
    }
    let letAnswer = () => {};
    identity.provider.answersAfter = new Promise((resolve) => {
      letAnswer = resolve;
    });
    const answers: TestAnswer[] = [];
    // Nobody waits for the provider: it has not answered yet.
    for (const phone of [proven, '+96170990002', proven, '+96170990003'])
      answers.push(await ask(phone, from(`203.0.31.${answers.length + 1}`)));
    letAnswer();
    for (const { status, body } of answers) {
      expect(status).toBe(202);
      expect(body).toEqual({
        challengeId: expect.any(String),
        expiresAt: expect.any(String),
        resendAfterSeconds: 0,
        knownOnly: true,
      });
    }
    await eventually(async () =>
      expect(answers.map((asked) => codeOf(asked) !== '')).toEqual([true, false, true, false]),
    );
    const guesses = [];
    for (const [at, asked] of answers.entries())
      guesses.push((await answer(asked, '100000', from(`203.0.31.${at + 1}`))).body.code);
    expect(guesses).toEqual(Array(4).fill('OTP_INVALID'));
  });
});
