import { REDIS } from '@diwan/service-kit/store/redis';
import { eventually, type SignedIn } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Redis } from 'ioredis';
import { type ConversationRig, startConversations } from '../testing/conversation-rig.js';
import { RANA } from '../testing/conversations.js';
import { EventStreams } from './event-streams.js';

let rig: ConversationRig;
beforeAll(async () => {
  rig = await startConversations();
  const redis = rig.service.app.get<Redis>(REDIS);
  const channel = `${rig.service.config.REDIS_PREFIX}conversations`;
  // What is told before the service listens is heard by nobody.
  await eventually(async () => expect(await redis.pubsub('NUMSUB', channel)).toEqual([channel, 1]));
});
afterAll(() => rig.stop());
beforeEach(() => rig.clear());

/** Opens a stream and gathers what it says. */
async function follow(by: SignedIn, at: string) {
  const leave = new AbortController();
  const response = await fetch(`${rig.service.url}${at}`, { headers: { Cookie: by.cookie }, signal: leave.signal });
  const heard = { text: '', ended: false };
  const reading = async () => {
    for await (const chunk of response.body ?? []) heard.text += Buffer.from(chunk as Uint8Array).toString();
    heard.ended = true;
  };
  const done = reading().catch(() => {});
  const hangUp = async () => {
    leave.abort();
    await done;
  };
  return { response, heard, leave: hangUp };
}

describe('live', () => {
  const OWN = '/api/chatbot/own/conversations/stream';
  const DESK = '/api/chatbot/conversations/stream';

  it('both sides are told the id and nothing else; strangers hear nothing, the client nothing of notes', async () => {
    const streams = await Promise.all([
      follow(rig.people.rana, OWN),
      follow(rig.people.maya, DESK),
      follow(rig.people.ziad, DESK),
      follow(rig.people.karim, OWN),
    ]);
    const [rana, maya, ziad, karim] = streams;
    expect(rana?.response.headers.get('content-type')).toContain('text/event-stream');
    const id = await rig.begun();
    await eventually(() => expect(maya?.heard.text).toContain(`event: changed\ndata: ${id}\n\n`));
    await eventually(() => expect(rana?.heard.text).toContain(id));
    const before = rana?.heard.text;
    const known = maya?.heard.text.length ?? 0;
    await rig.note(id);
    await eventually(() => expect(maya?.heard.text.length).toBeGreaterThan(known));
    expect(rana?.heard.text).toBe(before);
    expect([ziad?.heard.text, karim?.heard.text].join()).not.toContain(id);
    expect(maya?.heard.text).not.toMatch(/morning|Rana/);
    for (const stream of streams) await stream.leave();
  });

  it('ends with the session', async () => {
    const streams = rig.service.app.get(EventStreams);
    streams.heartbeat = 50;
    const guest = await rig.service.signInAs({ personId: RANA, roles: ['client'] });
    const { heard, leave } = await follow(guest, OWN);
    await eventually(() => expect(heard.text).toContain(': \n\n'));
    expect(heard.ended).toBe(false);
    await rig.service.app.get<Redis>(REDIS).set(`session:${guest.sessionKey}`, 'ended');
    await eventually(() => expect(heard.ended).toBe(true));
    await leave();
  });
});
