import { ClientAnsweredV1, ClientWaitsV1, FirmWaitsV1 } from '@diwan/contracts/messages/conversations/events';
import { readConversation, readFile } from '@diwan/contracts/messages/conversations/http';
import { readOwnConversation, readOwnFile, sendOwnMessage } from '@diwan/contracts/messages/conversations/own.http';
import { messageNotice } from '@diwan/contracts/messages/conversations/questions';
import { PersonErasedV1 } from '@diwan/contracts/people/erasures/events';
import { type SignedIn } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ConversationRig, startConversations } from '../testing/conversation-rig.js';
import { MAYA, MORNING, RANA, SHOP } from '../testing/conversations.js';
import { ForgetUnsentFiles } from './forget-unsent-files.js';
import { TellOfUnread } from './tell-of-unread.js';

let rig: ConversationRig;
beforeAll(async () => {
  rig = await startConversations();
});
afterAll(() => rig.stop());
beforeEach(() => rig.clear());

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
async function upload(by: SignedIn, at = '/api/chatbot/own/message-files', name = 'lease.png', bytes: Buffer = PIXEL) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  return rig.as(by).post(at, form);
}

describe('files of messages', () => {
  it('go with a message of who sent them, and are read by both sides', async () => {
    const id = await rig.begun();
    const file = (await upload(rig.people.rana)).body;
    expect(file).toMatchObject({ fileName: 'lease.png', mime: 'image/png' });
    expect((await upload(rig.people.rana)).body.id).toBe(file.id);
    const send = (by: SignedIn) =>
      rig.as(by).call(sendOwnMessage, { params: { id }, body: { attachments: [file.id] } });
    expect((await send(rig.people.brother)).status).toBe(400);
    expect(await send(rig.people.rana)).toMatchObject({ status: 201, body: { attachments: [file] } });
    expect((await send(rig.people.rana)).status).toBe(400);
    const params = { id, file: file.id };
    expect((await rig.as(rig.people.rana).call(readOwnFile, { params })).headers.get('content-type')).toBe('image/png');
    expect((await rig.as(rig.people.maya).call(readFile, { params })).status).toBe(200);
    expect(await rig.as(rig.people.karim).call(readOwnFile, { params })).toMatchObject({ status: 404 });
    expect(await rig.as(rig.people.ziad).call(readFile, { params })).toMatchObject({ status: 404 });
  });

  it('are refused when they are not what they say', async () => {
    expect((await upload(rig.people.rana, undefined, 'a.exe')).body.code).toBe('UNSUPPORTED_TYPE');
    expect((await upload(rig.people.rana, undefined, 'a.pdf')).body.code).toMatch(/FILE_REFUSED|UNSUPPORTED_TYPE/);
  });

  it('that go with no message are forgotten after a day', async () => {
    const file = (await upload(rig.people.rana)).body;
    await rig.service.app.get(ForgetUnsentFiles).run();
    expect(await rig.service.model('MessageFile').countDocuments({ _id: file.id })).toBe(1);
    rig.service.setTime(new Date(MORNING.getTime() + 25 * 3_600_000));
    await rig.service.app.get(ForgetUnsentFiles).run();
    expect(await rig.service.model('MessageFile').countDocuments({ _id: file.id })).toBe(0);
  });
});

describe('what nobody reads', () => {
  const later = () => rig.service.setTime(new Date(MORNING.getTime() + 121_000));
  const look = () => rig.service.app.get(TellOfUnread).run();

  it('is told once after a while, to each side, and not at all once it was read', async () => {
    const id = await rig.begun();
    const [first] = await rig.ownMessages(id);
    await rig.as(rig.people.rana).call(sendOwnMessage, { params: { id }, body: { text: 'Hello?' } });
    await rig.reply(rig.people.maya, id);
    await look();
    const told = async () =>
      [...(await rig.service.eventsOf(ClientWaitsV1)), ...(await rig.service.eventsOf(FirmWaitsV1))]
        .filter(({ payload }) => payload.conversationId === id)
        .map(({ payload }) => payload.messageId);
    expect(await told()).toEqual([]);
    const answer = (await rig.ownMessages(id)).at(-1).id;
    await rig.as(rig.people.rana).call(readOwnConversation, { params: { id }, body: { upTo: answer } });
    later();
    await Promise.all([look(), look()]);
    expect(await told()).toEqual([first.id]);
    const asked = { conversationId: id, messageId: first.id };
    expect(await rig.service.ask(messageNotice, asked)).toMatchObject({ isUnread: true, assigneeId: MAYA });
    await rig.as(rig.people.maya).call(readConversation, { params: { id }, body: { upTo: answer } });
    expect(await rig.service.ask(messageNotice, asked)).toMatchObject({ isUnread: false });
  });
});

describe('BILL-15: an answer to a client', () => {
  it('is told to billing once for each time they wrote, and only where it is about a case', async () => {
    const told = async (id: string) =>
      (await rig.service.eventsOf(ClientAnsweredV1)).filter(({ payload }) => payload.conversationId === id);
    const id = await rig.begun();
    await rig.note(id);
    expect(await told(id)).toEqual([]);
    await rig.reply(rig.people.maya, id);
    await rig.reply(rig.people.maya, id, 'And one thing more');
    expect((await told(id)).map(({ payload }) => payload)).toEqual([
      { conversationId: id, caseId: SHOP, personId: MAYA, at: expect.stringMatching(/Z$/) },
    ]);
    await rig.as(rig.people.rana).call(sendOwnMessage, { params: { id }, body: { text: 'Thank you. And the lease?' } });
    await rig.reply(rig.people.maya, id);
    expect(await told(id)).toHaveLength(2);
    const { id: aboutNone } = (await rig.begin(rig.people.rana, null)).body;
    expect((await rig.reply(rig.people.owner, aboutNone)).status).toBe(201);
    expect(await told(aboutNone)).toEqual([]);
  });
});

describe('PORT-08: what is kept of a person', () => {
  it('is gone with its messages and files once they are erased', async () => {
    const id = await rig.begun();
    const file = (await upload(rig.people.rana)).body;
    await rig.as(rig.people.rana).call(sendOwnMessage, { params: { id }, body: { attachments: [file.id] } });
    await rig.service.deliver(PersonErasedV1, { personId: RANA } as never);
    await rig.service.app.get(ForgetUnsentFiles).run();
    for (const name of ['Conversation', 'ConversationMessage', 'MessageFile'])
      expect(await rig.service.model(name).estimatedDocumentCount()).toBe(0);
  });
});
