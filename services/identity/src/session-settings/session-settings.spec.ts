import { getOwnProfile } from '@diwan/contracts/people/profile/http';
import { getSessionSettings, setSessionSettings } from '@diwan/contracts/people/session-settings/http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { newContact, newStaff, startIdentity, type TestIdentity } from '../testing/identity.js';

const MINUTE = 60_000;
const wish = {
  client: { idleMinutes: 60, absoluteMinutes: 24 * 60 },
  staff: { idleMinutes: 10, absoluteMinutes: 120 },
  version: 0,
};

describe('the lifetimes of sessions', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await startIdentity();
  });
  afterAll(() => identity.stop());
  afterEach(() => identity.setTime(null));

  it('D-014: an owner sets them, within bounds, and sessions that begin afterwards keep them', async () => {
    const owner = identity.http(await newStaff(identity, 'owner'));
    expect((await owner.call(getSessionSettings, {})).body).toEqual({
      client: { idleMinutes: 10_080, absoluteMinutes: 43_200 },
      staff: { idleMinutes: 30, absoluteMinutes: 720 },
      version: 0,
    });
    const tooLong = { ...wish, staff: { idleMinutes: 61, absoluteMinutes: 720 } };
    expect((await owner.call(setSessionSettings, { body: tooLong })).body.fieldErrors).toEqual({
      'staff.idleMinutes': 'too_large',
    });
    const upsideDown = { ...wish, client: { idleMinutes: 120, absoluteMinutes: 60 } };
    expect((await owner.call(setSessionSettings, { body: upsideDown })).body.fieldErrors).toEqual({
      'client.idleMinutes': 'too_large',
    });
    const before = await newContact(identity);
    expect(await owner.call(setSessionSettings, { body: wish })).toMatchObject({ status: 200, body: { version: 1 } });
    expect((await owner.call(setSessionSettings, { body: wish })).body.code).toBe('CONFLICT');
    const after = await newContact(identity);
    identity.setTime(new Date(Date.now() + 61 * MINUTE));
    expect((await identity.http(before).call(getOwnProfile, {})).status).toBe(200);
    expect((await identity.http(after).call(getOwnProfile, {})).status).toBe(401);
    identity.setTime(null);
    const [entry] = await identity.model('AuditEntry').find({ subject: 'settings', subjectId: 'sessions' }).lean();
    expect(entry).toMatchObject({
      action: 'session-settings.changed',
      before: { version: 0 },
      after: { ...wish, version: 1 },
    });
  });

  it('D-014: an owner who proved themselves long ago is asked again', async () => {
    const owner = await newStaff(identity, 'owner');
    identity.setTime(new Date(Date.now() + 9 * MINUTE));
    await identity.http(owner).call(getSessionSettings, {});
    identity.setTime(new Date(Date.now() + 16 * MINUTE));
    const answer = await identity.http(owner).call(setSessionSettings, { body: { ...wish, version: 1 } });
    expect(answer.body.code).toBe('SECOND_FACTOR_REQUIRED');
  });
});
