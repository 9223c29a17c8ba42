import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as staffRows from '@diwan/contracts/messages/conversations/http';
import * as ownRows from '@diwan/contracts/messages/conversations/own.http';
import { receivedMessage } from '@diwan/contracts/messages/received-messages/questions';
import * as strayRows from '@diwan/contracts/messages/stray-messages/http';
import { type SignedIn, sample, sampleMatrix, type TestService } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { startChatbot } from '../testing/chatbot.js';
import { answerForConversations, FARM, MAYA, MORNING, peopleOf, RANA, SHOP } from '../testing/conversations.js';

let service: TestService;
let people: Awaited<ReturnType<typeof peopleOf>>;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'messages-'));
  service = await startChatbot({ OBJECT_STORE_DIR: folder });
  answerForConversations(service, new Map());
  service.setTime(MORNING);
  service.rpcAnswers(receivedMessage, ({ receivedMessageId: id }) => {
    const what = { from: '+96170999999', text: SECRET, media: [], receivedAt: MORNING.toISOString() };
    return { id, personIds: [], channel: 'whatsapp' as const, ...what };
  });
  people = await peopleOf(service);
});
afterAll(async () => {
  await service.stop();
  await rm(folder, { recursive: true });
});

const SECRET = 'Only between us';
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const aFile = () => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(Buffer.from(PNG, 'base64'))]), 'lease.png');
  return form;
};
const rana = () => service.http(people.rana);
async function begun(): Promise<string> {
  const answer = await rana().call(ownRows.beginOwnConversation, { body: { caseId: SHOP, message: { text: SECRET } } });
  return answer.body.id;
}
const params = async () => ({ id: await begun() });
async function withFile() {
  const id = await begun();
  const file = (await rana().post('/api/chatbot/own/message-files', aFile())).body.id;
  await rana().call(ownRows.sendOwnMessage, { params: { id }, body: { attachments: [file] } });
  return { id, file };
}
async function aMessage() {
  const id = await begun();
  const { items } = (await rana().call(ownRows.listOwnMessages, { params: { id }, query: {} })).body;
  return { params: { id }, body: { upTo: items.at(-1).id as string } };
}
let strays = 0;
async function aStray(): Promise<string> {
  strays += 1;
  const at = MORNING;
  const row = { receivedMessageId: strays.toString(16).padStart(24, 'd'), at };
  return String((await service.model('StrayMessage').create(row))._id);
}
async function version() {
  const id = await begun();
  const { body } = await service.http(people.maya).call(staffRows.getConversation, { params: { id } });
  return { id, version: body.version as number, state: body.state as 'open' | 'closed' };
}

describe('outsiders', () => {
  const client = { by: () => people.rana, outsiders: { 'another client': (): SignedIn => people.karim } };
  const lawyer = { by: () => people.maya, outsiders: { 'a lawyer of other cases': (): SignedIn => people.ziad } };
  const samples = [
    sample(ownRows.listOwnConversations, {
      request: async () => ({ query: { caseId: (await begun()) && SHOP } }),
      secret: () => SECRET,
      ...client,
    }),
    sample(ownRows.countOwnUnread, { request: () => ({}), by: client.by }),
    sample(ownRows.getOwnConversation, { request: async () => ({ params: await params() }), ...client }),
    sample(ownRows.listOwnMessages, { request: async () => ({ params: await params(), query: {} }), ...client }),
    sample(ownRows.beginOwnConversation, {
      request: () => ({ body: { caseId: SHOP, message: { text: SECRET } } }),
      missing: () => ({ body: { caseId: 'ffffffffffffffffffffffff', message: { text: SECRET } } }),
      ...client,
    }),
    sample(ownRows.sendOwnMessage, {
      request: async () => ({ params: await params(), body: { text: 'And now?' } }),
      ...client,
    }),
    sample(ownRows.readOwnConversation, { request: aMessage, ...client }),
    sample(ownRows.sendOwnFile, { request: () => ({ body: aFile() }), by: client.by }),
    sample(ownRows.readOwnFile, { request: async () => ({ params: await withFile() }), ...client }),
    sample(staffRows.listConversations, {
      request: async () => ({ query: { caseId: (await begun()) && SHOP } }),
      secret: () => SECRET,
      ...lawyer,
    }),
    sample(staffRows.countUnread, { request: () => ({}), by: lawyer.by }),
    sample(staffRows.listAssignees, { request: () => ({}), by: lawyer.by }),
    sample(staffRows.getConversation, { request: async () => ({ params: await params() }), ...lawyer }),
    sample(staffRows.listMessages, { request: async () => ({ params: await params(), query: {} }), ...lawyer }),
    sample(staffRows.whatsappWindow, { request: async () => ({ params: await params() }), ...lawyer }),
    sample(staffRows.beginConversation, {
      request: () => ({ body: { personId: RANA, caseId: SHOP, message: { text: 'Please call us' } } }),
      missing: () => ({ body: { personId: RANA, caseId: FARM, message: { text: 'Please call us' } } }),
      ...lawyer,
    }),
    sample(staffRows.replyInConversation, {
      request: async () => ({ params: await params(), body: { text: 'Please call us' } }),
      ...lawyer,
    }),
    sample(staffRows.noteInConversation, {
      request: async () => ({ params: await params(), body: { text: 'Called, no answer' } }),
      ...lawyer,
    }),
    sample(staffRows.readConversation, { request: aMessage, ...lawyer }),
    sample(staffRows.assignConversation, {
      request: async () => {
        const { id, version: read } = await version();
        return { params: { id }, body: { assigneeId: MAYA, version: read } };
      },
      ...lawyer,
    }),
    sample(staffRows.moveConversation, {
      request: async () => {
        const { id, version: read } = await version();
        return { params: { id }, body: { to: 'closed' as const, version: read } };
      },
      ...lawyer,
    }),
    sample(strayRows.listStrayMessages, { request: () => ({ query: {} }), by: () => people.desk }),
    sample(strayRows.placeStrayMessage, {
      request: async () => ({ params: { id: await aStray() }, body: { personId: RANA } }),
      by: () => people.desk,
    }),
    sample(strayRows.dismissStrayMessage, {
      request: async () => ({ params: { id: await aStray() } }),
      by: () => people.desk,
    }),
    sample(staffRows.sendFile, { request: () => ({ body: aFile() }), by: lawyer.by }),
    sample(staffRows.readFile, { request: async () => ({ params: await withFile() }), ...lawyer }),
  ];
  const endpoints = samples.map(({ endpoint }) => endpoint);
  it.each(sampleMatrix(endpoints, samples))('SEC-04: $title', ({ check }) => check(service));
});
