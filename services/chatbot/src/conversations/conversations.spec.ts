import {
  beginConversation,
  countUnread,
  listConversations,
  moveConversation,
  readConversation,
} from '@diwan/contracts/messages/conversations/http';
import {
  countOwnUnread,
  getOwnConversation,
  listOwnConversations,
  listOwnMessages,
  readOwnConversation,
  sendOwnMessage,
} from '@diwan/contracts/messages/conversations/own.http';
import { DATA_OF_PERSON } from '@diwan/contracts/people/data-copies/questions';
import { momentInBeirut } from '@diwan/contracts/shared/beirut-time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ConversationRig, startConversations } from '../testing/conversation-rig.js';
import { FARM, KARIM, MAYA, RANA, SHOP, ZIAD } from '../testing/conversations.js';

let rig: ConversationRig;
beforeAll(async () => {
  rig = await startConversations();
});
afterAll(() => rig.stop());
beforeEach(() => rig.clear());

describe('PORT-06: a conversation per person and case', () => {
  it('goes on in the one that is there, and others stay apart', async () => {
    const id = await rig.begun();
    expect((await rig.begin(rig.people.rana, SHOP, 'One more thing')).body).toMatchObject({
      id,
      case: { title: 'Rent of a shop' },
    });
    const other = (await rig.begin(rig.people.rana, null)).body.id;
    expect(other).not.toBe(id);
    expect((await rig.ownMessages(id)).map(({ text }: { text: string }) => text)).toEqual([
      'Good morning',
      'One more thing',
    ]);
    const list = (await rig.as(rig.people.rana).call(listOwnConversations, { query: {} })).body;
    expect(list).toMatchObject({ total: 2, items: [{ id: other }, { id }] });
  });

  it('OFF-01: staff find first what was left unread longest where they ask for it, else what was written last', async () => {
    const [first, second] = [await rig.begun(), (await rig.begin(rig.people.rana, null)).body.id];
    const unread = async (query: object) => {
      const found = await rig.as(rig.people.owner).call(listConversations, { query: { filter: 'unread', ...query } });
      return found.body.items.map(({ id }: { id: string }) => id);
    };
    expect(await unread({ sort: 'lastAt' })).toEqual([first, second]);
    expect(await unread({})).toEqual([second, first]);
  });

  it('is not begun about a case of somebody else', async () => {
    expect(await rig.begin(rig.people.rana, FARM)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  it('a message that is sent twice with one key is one message', async () => {
    const key = { 'Idempotency-Key': 'once' };
    const [one, two] = [
      await rig.begin(rig.people.rana, SHOP, 'Once', key),
      await rig.begin(rig.people.rana, SHOP, 'Once', key),
    ];
    expect(one.body).toEqual(two.body);
    expect(await rig.ownMessages(one.body.id)).toHaveLength(1);
  });

  it('says nothing without words and files', async () => {
    expect((await rig.begin(rig.people.rana, SHOP, '  ')).status).toBe(400);
  });

  it('counts what each side has not read, and says when it was read', async () => {
    const id = await rig.begun();
    expect((await rig.as(rig.people.maya).call(countUnread, {})).body).toEqual({ count: 1 });
    await rig.reply(rig.people.maya, id);
    expect((await rig.as(rig.people.rana).call(countOwnUnread, {})).body).toEqual({ count: 1 });
    const [first, second] = await rig.ownMessages(id);
    expect([first, second]).toMatchObject([
      { by: 'me', authorName: 'Rana Khoury', readAt: null },
      { by: 'firm', authorName: 'Maya Haddad', readAt: null },
    ]);
    await rig.as(rig.people.maya).call(readConversation, { params: { id }, body: { upTo: second.id } });
    await rig.as(rig.people.rana).call(readOwnConversation, { params: { id }, body: { upTo: second.id } });
    expect((await rig.ownMessages(id)).map(({ readAt }: { readAt: string }) => readAt)).toEqual([
      expect.any(String),
      expect.any(String),
    ]);
    expect((await rig.as(rig.people.maya).call(countUnread, {})).body).toEqual({ count: 0 });
    expect((await rig.as(rig.people.rana).call(countOwnUnread, {})).body).toEqual({ count: 0 });
  });

  it('is read page by page, backwards', async () => {
    const id = await rig.begun();
    for (const text of ['two', 'three'])
      await rig.as(rig.people.rana).call(sendOwnMessage, { params: { id }, body: { text } });
    const page = async (query: object) =>
      (await rig.as(rig.people.rana).call(listOwnMessages, { params: { id }, query })).body;
    const latest = await page({ limit: 2 });
    expect(latest).toMatchObject({ hasEarlier: true, items: [{ text: 'two' }, { text: 'three' }] });
    expect(await page({ limit: 2, before: latest.items[0].id })).toMatchObject({
      hasEarlier: false,
      items: [{ text: 'Good morning' }],
    });
  });

  it('a closed one takes no answer, and goes on when its client writes', async () => {
    const id = await rig.begun();
    const { version } = await rig.seenBy(rig.people.maya, id);
    const close = { params: { id }, body: { to: 'closed' as const, version } };
    expect(await rig.as(rig.people.maya).call(moveConversation, close)).toMatchObject({
      status: 200,
      body: { state: 'closed' },
    });
    expect((await rig.as(rig.people.maya).call(moveConversation, close)).status).toBe(409);
    expect((await rig.reply(rig.people.maya, id)).status).toBe(409);
    expect(await rig.idsFor(rig.people.maya, { filter: 'closed' })).toEqual([id]);
    await rig.as(rig.people.rana).call(sendOwnMessage, { params: { id }, body: { text: 'And now?' } });
    expect(await rig.seenBy(rig.people.maya, id)).toMatchObject({ state: 'open', lastText: 'And now?', unread: 2 });
  });

  it('staff begin one with a client, never with a stranger', async () => {
    const write = (personId: string, caseId: string | null, by = rig.people.maya) =>
      rig.as(by).call(beginConversation, { body: { personId, caseId, message: { text: 'Please call us' } } });
    expect(await write(RANA, SHOP)).toMatchObject({
      status: 201,
      body: { person: { name: 'Rana Khoury' }, assignee: { id: MAYA } },
    });
    expect((await write(RANA, FARM)).status).toBe(404);
    expect((await write(ZIAD, null, rig.people.owner)).status).toBe(404);
    expect((await write(RANA, null)).status).toBe(404);
    expect((await write(KARIM, FARM)).status).toBe(404);
  });
});

describe('notes of staff', () => {
  it('stand in no answer to the client, nor in a copy of their data', async () => {
    const id = await rig.begun();
    expect((await rig.note(id)).body).toMatchObject({ isNote: true, text: 'Sounds angry' });
    expect((await rig.staffMessages(id)).map(({ text }: { text: string }) => text)).toContain('Sounds angry');
    const answers = [
      await rig.as(rig.people.rana).call(listOwnConversations, { query: {} }),
      await rig.as(rig.people.rana).call(getOwnConversation, { params: { id } }),
      await rig.as(rig.people.rana).call(listOwnMessages, { params: { id }, query: {} }),
      await rig.as(rig.people.rana).call(countOwnUnread, {}),
    ];
    const copy = await rig.service.ask(DATA_OF_PERSON.chatbot, { personId: RANA, part: 'conversations', after: null });
    expect(copy.rows).toMatchObject([{ message: 'Good morning', case: 'Rent of a shop' }]);
    expect(JSON.stringify([answers.map(({ text }) => text), copy])).not.toContain('angry');
    expect(answers[3]?.body).toEqual({ count: 0 });
  });

  it('stand in no line of the audit log, as nothing that was written does', async () => {
    const id = await rig.begun();
    await rig.note(id);
    const lines = await rig.service.model('AuditEntry').find({ subjectId: id }).sort({ seq: 1 }).lean();
    expect(lines.map(({ action }: { action: string }) => action)).toEqual([
      'conversation.written',
      'conversation.noted',
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/angry|morning/);
  });
});

describe('PORT-06: out of office hours', () => {
  it('the client is told once when the office opens, in no language but as a moment', async () => {
    const night = momentInBeirut({ year: 2026, month: 11, day: 24, hour: 22, minute: 0 });
    rig.service.setTime(night);
    const id = await rig.begun();
    await rig.as(rig.people.rana).call(sendOwnMessage, { params: { id }, body: { text: 'Hello?' } });
    const opensAt = momentInBeirut({ year: 2026, month: 11, day: 25, hour: 0, minute: 0 }).toISOString();
    const told = async () => (await rig.ownMessages(id)).filter(({ by }: { by: string }) => by === 'system');
    expect(await told()).toMatchObject([{ by: 'system', text: '', opensAt }]);
    rig.service.setTime(momentInBeirut({ year: 2026, month: 11, day: 25, hour: 22, minute: 0 }));
    await rig.as(rig.people.rana).call(sendOwnMessage, { params: { id }, body: { text: 'Still there?' } });
    expect(await told()).toHaveLength(2);
    expect(await rig.seenBy(rig.people.maya, id)).toMatchObject({ lastText: 'Still there?', unread: 3 });
  });
});
