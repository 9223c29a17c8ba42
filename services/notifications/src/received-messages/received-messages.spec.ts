import { DocumentSharedV1 } from '@diwan/contracts/matters/documents/events';
import { sendCode } from '@diwan/contracts/messages/codes/questions';
import { MessageReceivedV1 } from '@diwan/contracts/messages/received-messages/events';
import { receivedMedia, receivedMessage } from '@diwan/contracts/messages/received-messages/questions';
import { peopleAtPhone } from '@diwan/contracts/people/persons/questions';
import { FileInspector } from '@diwan/service-kit/files/file-inspector';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { eventually } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CASE, CLIENT, DOCUMENT, OWNER } from '../test-kit/house.js';
import { OUR_NUMBER, startWithTwilio } from '../test-kit/twilio-house.js';
import { ForgetMessages } from './forget-messages.js';

const NOUR = '+96170000002';
const STRANGER = '+96170999999';
const DAY = 24 * 3600_000;
const MB = 1024 * 1024;
/** One black pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

describe('messages that people write to us', () => {
  let house: Awaited<ReturnType<typeof startWithTwilio>>;
  let sharing = 0;
  beforeAll(async () => {
    house = await startWithTwilio();
  });
  afterAll(() => house.stop());
  beforeEach(async () => {
    for (const name of ['Notice', 'ReceivedMessage', 'WhatsappNumber', 'OutboxRow'])
      await house.service.model(name).deleteMany({});
  });

  /** The message that was taken in last, as other services get it. */
  const taken = (sid: string) =>
    eventually(async () => {
      const row = await house.service.model('ReceivedMessage').findOne({ sid, state: 'done' }).lean();
      expect(row).not.toBeNull();
      return house.service.ask(receivedMessage, { receivedMessageId: String(row._id) });
    });
  const bodies = (number: string) => house.sentTo(number).map(({ body }) => body);
  const shareDocument = async () => {
    sharing += 1;
    const facts = { documentId: DOCUMENT, caseId: CASE, clientId: CLIENT, sharing };
    await house.service.deliver(DocumentSharedV1, facts);
  };

  it('PORT-06: are told of by ids alone, with what they say on request', async () => {
    const { sid, status } = await house.write(NOUR, { body: 'متى تنتهي القضية برأيكم؟' });
    expect(status).toBe(204);
    const message = await taken(sid);
    expect(message).toEqual({
      ...{
        id: expect.any(String),
        personIds: [CLIENT],
        channel: 'whatsapp',
        from: NOUR,
        text: 'متى تنتهي القضية برأيكم؟',
        media: [],
      },
      receivedAt: expect.any(String),
    });
    const [event, ...others] = await house.service.eventsOf(MessageReceivedV1);
    expect(others).toEqual([]);
    expect(event?.payload).toEqual({ receivedMessageId: message?.id, personIds: [CLIENT] });
    expect(await house.service.ask(receivedMessage, { receivedMessageId: 'f'.repeat(24) })).toBeNull();
  });

  it('NOT-06: count once, however often and by however many they are handed over; forged ones do not', async () => {
    const { sid, again } = await house.write(NOUR, { body: 'Once' });
    expect(await Promise.all([again(), again(), again()])).toEqual([204, 204, 204]);
    await taken(sid);
    expect(await house.service.eventsOf(MessageReceivedV1)).toHaveLength(1);
    const form = { MessageSid: 'SMforged', From: `whatsapp:${NOUR}`, To: `whatsapp:${OUR_NUMBER}`, Body: 'STOP' };
    const answer = await house.service.http().send('POST', '/api/notifications/received-messages/twilio', {
      body: new URLSearchParams(form).toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Twilio-Signature': 'forged' },
    });
    expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect(await house.service.model('ReceivedMessage').countDocuments()).toBe(1);
  });

  it('bring the payload of a button and the id of a line', async () => {
    const button = await house.write(NOUR, { button: { text: 'Stop', payload: 'confirm:1' } });
    expect(await taken(button.sid)).toMatchObject({ text: 'Stop', payload: 'confirm:1' });
    const line = await house.write(NOUR, { listReply: { id: 'balance', title: 'My balance' } });
    expect(await taken(line.sid)).toMatchObject({ text: 'My balance', payload: 'balance' });
  });

  it('are of everyone who has the number: two with one phone, nobody known', async () => {
    const wife = { ...house.others.people.get(OWNER)!, whatsapp: NOUR };
    house.others.people.set(OWNER, wife);
    const shared = await house.write(NOUR, { body: 'Hello' });
    expect((await taken(shared.sid))?.personIds.sort()).toEqual([CLIENT, OWNER].sort());
    house.others.people.set(OWNER, { ...wife, whatsapp: null });
    const unknown = await house.write(STRANGER, { body: 'Hello' });
    expect((await taken(unknown.sid))?.personIds).toEqual([]);
  });

  it('wait while nobody can say whose they are, and are lost by nobody', async () => {
    house.service.rpcAnswers(peopleAtPhone, () => {
      throw new DomainError('UNAVAILABLE');
    });
    const { sid } = await house.write(NOUR, { body: 'Hello' });
    await eventually(async () => {
      const row = await house.service.model('ReceivedMessage').findOne({ sid }).lean();
      expect(row).toMatchObject({ state: 'new', attempts: 1 });
      // Put off for a moment: whoever looked at it does not hold it any more.
      expect(Number(row?.nextAttemptAt)).toBeLessThan(Date.now() + 60_000);
    });
    house.service.rpcAnswers(peopleAtPhone, ({ phone }) => ({ ids: phone === NOUR ? [CLIENT] : [] }));
    expect(await taken(sid)).toMatchObject({ personIds: [CLIENT] });
  });

  it('bring attachments, checked by their bytes and handed over in pieces', async () => {
    const voice = Buffer.concat([Buffer.from('OggS'), Buffer.alloc(2 * MB, 7)]);
    const { sid } = await house.write(NOUR, {
      media: [
        { contentType: 'image/png', bytes: PNG },
        { contentType: 'audio/ogg; codecs=opus', bytes: voice },
      ],
    });
    const message = await taken(sid);
    expect(message?.media).toMatchObject([
      { contentType: 'image/png' },
      { contentType: 'audio/ogg', size: voice.length },
    ]);
    const [receivedMessageId, mediaId] = [message?.id ?? '', message?.media[1]?.id ?? ''];
    const pieces: Buffer[] = [];
    for (let next: number | null = 0; next !== null; ) {
      const piece: { bytes: string; next: number | null } | null = await house.service.ask(receivedMedia, {
        receivedMessageId,
        mediaId,
        offset: next,
      });
      pieces.push(Buffer.from(piece?.bytes ?? '', 'base64'));
      next = piece?.next ?? null;
    }
    expect(pieces).toHaveLength(3);
    expect(Buffer.concat(pieces).equals(voice)).toBe(true);
    expect(await house.service.ask(receivedMedia, { receivedMessageId, mediaId: 'other', offset: 0 })).toBeNull();
  });

  it('S-12: whose file has to wait for its turn is kept when that comes, however often it was tried', async () => {
    const inspect = jest.spyOn(house.service.app.get(FileInspector, { strict: false }), 'inspect');
    inspect.mockRejectedValue(new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds: 300 }));
    const { sid } = await house.write(NOUR, { media: [{ contentType: 'image/png', bytes: PNG }] });
    const messages = house.service.model('ReceivedMessage');
    const tried = (times: number) => eventually(() => expect(inspect).toHaveBeenCalledTimes(times));
    const again = (attempts: number) => messages.updateOne({ sid }, { attempts, nextAttemptAt: new Date(0) });
    await tried(1);
    await again(9);
    await tried(2);
    inspect.mockRestore();
    await again(20);
    expect((await taken(sid))?.media).toMatchObject([{ contentType: 'image/png' }]);
  });

  it('of 100 MB are not read, and their writer is told so', async () => {
    const { sid } = await house.write(NOUR, { media: [{ contentType: 'video/mp4', size: 100 * MB }] });
    expect((await taken(sid))?.media).toEqual([]);
    await eventually(() => expect(bodies(NOUR)[0]).toMatch(/larger than 16 MB/));
  });

  it('that are not what they say are not kept, and their writer is told so', async () => {
    const { sid } = await house.write(NOUR, {
      media: [
        { contentType: 'application/pdf', bytes: Buffer.from('MZ a program') },
        { contentType: 'application/x-msdownload', bytes: Buffer.from('MZ') },
      ],
    });
    expect((await taken(sid))?.media).toEqual([]);
    await eventually(() => expect(bodies(NOUR)[0]).toMatch(/cannot take this kind of file/));
  });

  it('D-141, NOT-04: STOP ends messages with proof, confirmed once; codes still go; START restores them', async () => {
    const before = bodies(NOUR).length;
    const { sid } = await house.write(NOUR, { body: 'STOP' });
    expect(await taken(sid)).toMatchObject({ keyword: 'stop' });
    await eventually(() => expect(bodies(NOUR)[0]).toMatch(/no more WhatsApp messages/));
    const proof = await house.service.model('ReceivedMessage').findOne({ sid }).lean();
    expect(await house.service.model('WhatsappNumber').findById(NOUR).lean()).toMatchObject({
      ...{ optedOutAt: expect.any(Date), optOutProof: proof._id },
    });
    const again = await house.write(NOUR, { body: 'إيقاف' });
    await taken(again.sid);
    await shareDocument();
    await eventually(async () => {
      const notice = await house.service.model('Notice').findOne({ family: 'document_shared' }).lean();
      expect(notice).toMatchObject({ state: 'suppressed', reason: 'opted_out' });
    });
    expect(bodies(NOUR)).toHaveLength(before + 1);
    const asked = { to: NOUR, code: '482913', language: 'en', challengeId: `code-${sid}` } as const;
    expect(await house.service.ask(sendCode, asked)).toEqual({ accepted: true });
    const { sid: start } = await house.write(NOUR, { body: 'ابدأ' });
    await taken(start);
    await eventually(() => expect(bodies(NOUR)[0]).toMatch(/again/));
    await shareDocument();
    await eventually(() => expect(bodies(NOUR)[0]).toMatch(/Statement of claim/));
  });

  it('NOT-04: HELP is answered, in the language of whoever writes', async () => {
    await house.write(STRANGER, { body: 'مساعدة' });
    await eventually(() => expect(bodies(STRANGER)[0]).toMatch(/كلمة إيقاف/));
    await house.write(NOUR, { body: 'help' });
    await eventually(() => expect(bodies(NOUR)[0]).toMatch(/STOP ends our messages/));
  });

  it('are forgotten after 30 days, with what was attached', async () => {
    const { sid } = await house.write(NOUR, { media: [{ contentType: 'image/png', bytes: PNG }] });
    const message = await taken(sid);
    await house.service.model('ReceivedMessage').updateOne({ sid }, { arrivedAt: new Date(Date.now() - 31 * DAY) });
    await house.service.app.get(ForgetMessages).run();
    const receivedMessageId = message?.id ?? '';
    expect(await house.service.ask(receivedMessage, { receivedMessageId })).toBeNull();
    const mediaId = message?.media[0]?.id ?? '';
    expect(await house.service.ask(receivedMedia, { receivedMessageId, mediaId, offset: 0 })).toBeNull();
  });
});
