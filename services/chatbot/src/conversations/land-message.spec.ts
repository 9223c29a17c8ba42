import { MessageReceivedV1 } from '@diwan/contracts/messages/received-messages/events';
import {
  type ReceivedMessage,
  receivedMedia,
  receivedMessage,
} from '@diwan/contracts/messages/received-messages/questions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ConversationRig, startConversations } from '../testing/conversation-rig.js';
import { KARIM, RANA } from '../testing/conversations.js';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('PORT-06: what is written by WhatsApp', () => {
  let rig: ConversationRig;
  let received: ReceivedMessage | null;
  let lastId = 0;
  beforeAll(async () => {
    rig = await startConversations();
    rig.service.rpcAnswers(receivedMessage, () => received);
    rig.service.rpcAnswers(receivedMedia, ({ offset }) => ({
      ...{ contentType: 'image/png', size: PIXEL.length },
      bytes: PIXEL.subarray(offset, offset + 40).toString('base64'),
      next: offset + 40 < PIXEL.length ? offset + 40 : null,
    }));
  });
  afterAll(() => rig.stop());
  beforeEach(() => rig.clear());

  const arrives = (personIds: string[], more: Partial<ReceivedMessage> = {}) => {
    lastId += 1;
    const id = lastId.toString(16).padStart(24, '0');
    const what = {
      from: '+96170000002',
      text: 'From the car',
      media: [],
      receivedAt: '2026-11-25T08:00:00.000Z',
      ...more,
    };
    received = { id, personIds, channel: 'whatsapp', ...what };
    return rig.service.deliver(MessageReceivedV1, { receivedMessageId: id, personIds });
  };

  it('lands in the conversation that goes on, and is unread there', async () => {
    const id = await rig.begun();
    await arrives([RANA]);
    const messages = await rig.staffMessages(id);
    expect(messages.at(-1)).toMatchObject({ text: 'From the car', channel: 'whatsapp' });
    expect(await rig.seenBy(rig.people.maya, id)).toMatchObject({ unread: 2 });
    expect((await rig.ownMessages(id)).at(-1)).toMatchObject({ text: 'From the car', channel: 'whatsapp' });
  });

  it('begins one about no case where none goes on, once for two messages', async () => {
    await arrives([KARIM]);
    await arrives([KARIM], { text: 'And this' });
    const ids = await rig.idsFor(rig.people.owner);
    expect(ids).toHaveLength(1);
    expect(await rig.idsFor(rig.people.maya)).toEqual([]);
  });

  it('counts once, though it is told twice', async () => {
    const id = await rig.begun();
    const before = (await rig.staffMessages(id)).length;
    await arrives([RANA]);
    const again = received;
    await rig.service.deliver(MessageReceivedV1, { receivedMessageId: again?.id ?? '', personIds: [RANA] });
    expect(await rig.service.model('MessageFile').countDocuments()).toBe(0);
    expect((await rig.staffMessages(id)).length).toBeGreaterThan(before);
  });

  it('brings its photo, in pieces; what is not kept leaves its words', async () => {
    const id = await rig.begun();
    const photo = { id: 'ME0123456789', contentType: 'image/png', size: PIXEL.length };
    const voice = { id: 'ME9876543210', contentType: 'audio/ogg', size: 2000 };
    await arrives([RANA], { text: '', media: [photo, voice] });
    expect((await rig.staffMessages(id)).at(-1)).toMatchObject({
      text: '',
      attachments: [{ fileName: 'whatsapp-23456789.png', mime: 'image/png' }],
    });
    await arrives([RANA], { text: '', media: [voice] });
    expect((await rig.staffMessages(id)).at(-1)).toMatchObject({ text: '📎', attachments: [] });
  });

  it('of a number that two persons have, or nobody, is in no conversation until somebody says whose it is', async () => {
    const id = await rig.begun();
    const before = await rig.staffMessages(id);
    await arrives([RANA, KARIM]);
    await arrives([]);
    await arrives([RANA], { keyword: 'stop', text: 'STOP' });
    expect(await rig.staffMessages(id)).toEqual(before);
    expect(await rig.idsFor(rig.people.owner)).toEqual([id]);
  });
});
