import { DEMO_ARABIC_CLIENT, DEMO_CLIENT } from '@diwan/contracts/demo/accounts';
import { caseId } from '@diwan/contracts/demo/matter-ids';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Model } from 'mongoose';
import type { ConversationRecord, MessageRecord } from '../conversations/conversation.schema.js';
import { type ConversationRig, startConversations } from '../testing/conversation-rig.js';
import { seedThreads } from './seed-threads.js';

let rig: ConversationRig;
beforeAll(async () => {
  rig = await startConversations();
});
afterAll(() => rig.stop());

it('the demo has conversations in both languages, read to their end, and loading them again changes nothing', async () => {
  const conversations = rig.service.model('Conversation') as Model<ConversationRecord>;
  const messages = rig.service.model('ConversationMessage') as Model<MessageRecord>;
  const now = new Date('2026-11-25T10:00:00Z');
  const load = async () => {
    await seedThreads(conversations, messages, now);
    const rows = await conversations.find().sort({ _id: 1 }).lean<ConversationRecord[]>();
    return { rows, messages: await messages.countDocuments() };
  };
  const loaded = await load();
  expect(loaded.rows).toMatchObject([
    { personId: DEMO_CLIENT.id, caseId: caseId(1), unreadByStaff: 0, lastBy: 'firm' },
    { personId: DEMO_ARABIC_CLIENT.id, caseId: caseId(4), lastText: expect.stringMatching(/\p{Script=Arabic}/u) },
    { personId: DEMO_CLIENT.id, caseId: null },
  ]);
  expect(loaded.messages).toBe(11);
  expect(await load()).toEqual(loaded);
  const all = await messages.find().lean<MessageRecord[]>();
  expect(all.filter(({ _id, sentAt }) => Number(_id.getTimestamp()) !== Number(sentAt))).toEqual([]);
});
