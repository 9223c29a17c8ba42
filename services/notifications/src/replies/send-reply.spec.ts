import { replyWindow, sendReply } from '@diwan/contracts/messages/replies/questions';
import { eventually } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CLIENT } from '../test-kit/house.js';
import { startWithTwilio } from '../test-kit/twilio-house.js';

const PHONE = '+96170000002';
const SECOND = '+96171000002';
const CONVERSATION = '65f0c0ffee65f0c0ffee00e0';
const DAY = 24 * 3600_000;

describe('replies in a conversation', () => {
  let house: Awaited<ReturnType<typeof startWithTwilio>>;
  let count = 0;
  beforeAll(async () => {
    house = await startWithTwilio();
  });
  afterAll(() => house.stop());
  beforeEach(async () => {
    for (const name of ['Notice', 'ReceivedMessage', 'WhatsappNumber']) await house.service.model(name).deleteMany({});
    house.twilio.mend();
  });

  const reply = (text: string, more: { dedupeKey?: string; replyTo?: string } = {}) => {
    count += 1;
    const asked = { personId: CLIENT, text, conversationId: CONVERSATION, dedupeKey: `message-${count}`, ...more };
    return house.service.ask(sendReply, asked);
  };
  const writes = async (from: string) => {
    const { sid } = await house.write(from, { body: 'I have a question' });
    return eventually(async () => {
      const row = await house.service.model('ReceivedMessage').findOne({ sid, state: 'done' }).lean();
      expect(row).not.toBeNull();
      return String(row._id);
    });
  };
  const newest = (number = PHONE) => house.sentTo(number)[0];

  it('NOT-03: go as text inside 24 hours, and as "a message is waiting" outside; never as text outside', async () => {
    const outside = await reply('The hearing is on Monday.');
    expect(outside).toMatchObject({ state: 'waiting', by: null });
    await eventually(() => expect(newest()?.body).toMatch(/we answered your message/));
    expect(newest()?.contentSid).toMatch(/^HX/);
    await writes(PHONE);
    await reply('The hearing is on Monday.\nAt ten.');
    await eventually(() =>
      expect(newest()).toMatchObject({ body: 'The hearing is on Monday.\nAt ten.', contentSid: null }),
    );
    const { openUntil } = await house.service.ask(replyWindow, { personId: CLIENT });
    expect(Date.parse(openUntil ?? '')).toBeGreaterThan(Date.now() + DAY - 60_000);
  });

  it('REL-02: go once for a key, and tell how they stand when asked again', async () => {
    await writes(PHONE);
    const before = house.sentTo(PHONE).length;
    const dedupeKey = 'one-and-the-same';
    const answers = await Promise.all([1, 2, 3].map(() => reply('Once', { dedupeKey })));
    expect(new Set(answers.map(({ noticeId }) => noticeId)).size).toBe(1);
    await eventually(async () =>
      expect(await reply('Once', { dedupeKey })).toMatchObject({ state: 'delivered', by: 'text' }),
    );
    expect(house.sentTo(PHONE)).toHaveLength(before + 1);
  });

  it('go to the phone that they answer: a person may have two', async () => {
    const person = house.others.people.get(CLIENT)!;
    house.others.people.set(CLIENT, { ...person, whatsapp: SECOND });
    const fromPhone = await writes(PHONE);
    await reply('To the old phone', { replyTo: fromPhone });
    await eventually(() => expect(newest(PHONE)?.body).toBe('To the old phone'));
    await writes(SECOND);
    await reply('To the usual one');
    await eventually(() => expect(newest(SECOND)?.body).toBe('To the usual one'));
    house.others.people.set(CLIENT, person);
  });

  it('63016: what was too late by the clock of the provider goes again by the template', async () => {
    await writes(PHONE);
    house.twilio.advance(DAY + 1000);
    const { noticeId } = await reply('Almost too late');
    await eventually(() => expect(newest()?.body).toMatch(/we answered your message/));
    const notice = await house.service.model('Notice').findById(noticeId).lean();
    expect(notice).toMatchObject({ round: 1 });
    expect(await house.service.ask(replyWindow, { personId: CLIENT })).toEqual({ openUntil: null });
    house.twilio.advance(-DAY - 1000);
  });

  it('63024: a number that is not on WhatsApp is not tried again for 30 days', async () => {
    house.twilio.fault({ to: PHONE, fails: 63024 });
    const { noticeId } = await reply('Hello');
    const stateOf = async (id: string) => (await house.service.model('Notice').findById(id).lean())?.reason;
    await eventually(async () => expect(await stateOf(noticeId)).toBe('twilio_63024'));
    const before = house.sentTo(PHONE).length;
    const next = await reply('Hello again');
    await eventually(async () => expect(await stateOf(next.noticeId)).toBe('no_whatsapp'));
    expect(house.sentTo(PHONE)).toHaveLength(before);
  });

  it('are not sent to somebody who asked us to stop', async () => {
    await house.write(PHONE, { body: 'stop' });
    await eventually(() => expect(newest()?.body).toMatch(/no more WhatsApp/));
    const { noticeId } = await reply('Still there?');
    await eventually(async () => {
      expect(await house.service.model('Notice').findById(noticeId).lean()).toMatchObject({ state: 'suppressed' });
    });
  });

  it('to nobody are refused', async () => {
    const nobody = { personId: 'a'.repeat(24), text: 'x', conversationId: CONVERSATION, dedupeKey: 'nobody' };
    await expect(house.service.ask(sendReply, nobody)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
