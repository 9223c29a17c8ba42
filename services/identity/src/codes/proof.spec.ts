import { checkProof, requestProof } from '@diwan/contracts/people/codes/questions';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newPhone, startIdentity, type TestIdentity, verify } from '../testing/identity.js';

describe('D-089: proofs for other services', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await startIdentity();
  });
  afterAll(() => identity.stop());

  const request = (to: string) => identity.ask(requestProof, { to, language: 'en', address: '203.0.113.9' });
  const check = (challengeId: string, code: string) =>
    identity.ask(checkProof, { challengeId, code, address: '203.0.113.9' });

  it.each([newPhone(), 'reader@example.com'])('prove %s once, by the code that was sent there', async (to) => {
    const { challengeId } = await request(to);
    const sent = identity.sent.find((message) => message.challengeId === challengeId);
    expect(sent?.to).toBe(to);
    await expect(check(challengeId, '000000')).rejects.toMatchObject({ code: 'OTP_INVALID' });
    expect(await check(challengeId, sent?.code ?? '')).toEqual({ to });
    await expect(check(challengeId, sent?.code ?? '')).rejects.toMatchObject({ code: 'OTP_DEAD' });
  });

  it('open no session', async () => {
    const { challengeId } = await request(newPhone());
    const sent = identity.sent.find((message) => message.challengeId === challengeId);
    if (!sent) throw new Error('nothing was sent');
    expect((await verify(identity, { ...sent, cookie: '' })).status).toBe(401);
  });
});
