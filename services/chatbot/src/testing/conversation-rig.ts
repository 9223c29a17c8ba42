import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  getConversation,
  listConversations,
  listMessages,
  noteInConversation,
  replyInConversation,
} from '@diwan/contracts/messages/conversations/http';
import { beginOwnConversation, listOwnMessages } from '@diwan/contracts/messages/conversations/own.http';
import type { SignedIn, TestService } from '@diwan/service-kit/testing';
import { startChatbot } from './chatbot.js';
import { answerForConversations, MORNING, peopleOf, SHOP } from './conversations.js';

export type ConversationRig = Awaited<ReturnType<typeof startConversations>>;

/** Chatbot with clients, staff and cases around it, and what specs of conversations do again and again. */
export async function startConversations() {
  const walls = new Map<string, string[]>();
  const folder = await mkdtemp(path.join(tmpdir(), 'messages-'));
  const service = await startChatbot({ OBJECT_STORE_DIR: folder });
  answerForConversations(service, walls);
  const people = await peopleOf(service);
  return { service, people, walls, ...actsIn(service, people), ...endOf(service, folder, walls) };
}

function actsIn(service: TestService, people: Awaited<ReturnType<typeof peopleOf>>) {
  const as = (person: SignedIn) => service.http(person);
  const begin = (by: SignedIn, caseId: string | null, text = 'Good morning', headers = {}) =>
    as(by).call(beginOwnConversation, { body: { caseId, message: { text } } }, headers);
  return {
    as,
    begin,
    /** A conversation of Rana about the shop. */
    begun: async (): Promise<string> => (await begin(people.rana, SHOP)).body.id,
    reply: (by: SignedIn, id: string, text = 'Good evening') =>
      as(by).call(replyInConversation, { params: { id }, body: { text } }),
    note: (id: string, text = 'Sounds angry') =>
      as(people.maya).call(noteInConversation, { params: { id }, body: { text } }),
    ownMessages: async (id: string, by = people.rana) =>
      (await as(by).call(listOwnMessages, { params: { id }, query: {} })).body.items,
    staffMessages: async (id: string) =>
      (await as(people.maya).call(listMessages, { params: { id }, query: {} })).body.items,
    idsFor: async (by: SignedIn, query: object = {}) =>
      (await as(by).call(listConversations, { query })).body.items.map(({ id }: { id: string }) => id),
    seenBy: async (by: SignedIn, id: string) => (await as(by).call(getConversation, { params: { id } })).body,
  };
}

function endOf(service: TestService, folder: string, walls: Map<string, string[]>) {
  return {
    /** Nothing was written yet, and the office is open. */
    clear: async () => {
      walls.clear();
      service.setTime(MORNING);
      for (const name of ['Conversation', 'ConversationMessage', 'MessageFile'])
        await service.model(name).deleteMany({});
    },
    stop: async () => {
      await service.stop();
      await rm(folder, { recursive: true });
    },
  };
}
