import { CaseTeamChangedV1 } from '@diwan/contracts/matters/cases/events';
import {
  assignConversation,
  beginConversation,
  countUnread,
  getConversation,
  listAssignees,
} from '@diwan/contracts/messages/conversations/http';
import {
  countOwnUnread,
  listOwnConversations,
  readOwnConversation,
  sendOwnMessage,
} from '@diwan/contracts/messages/conversations/own.http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ConversationRig, startConversations } from '../testing/conversation-rig.js';
import { BROTHER, FARM, KARIM, MAYA, OWNER, RANA, SHOP, ZIAD } from '../testing/conversations.js';

let rig: ConversationRig;
beforeAll(async () => {
  rig = await startConversations();
});
afterAll(() => rig.stop());
beforeEach(() => rig.clear());

describe('SEC-04: who reads it', () => {
  it('the team of its case, owners and its assignee; without a case whoever takes in requests', async () => {
    const [shop, none] = [await rig.begun(), (await rig.begin(rig.people.rana, null)).body.id];
    expect(await rig.idsFor(rig.people.maya)).toEqual([shop]);
    expect(await rig.idsFor(rig.people.ziad)).toEqual([]);
    expect(await rig.idsFor(rig.people.desk)).toEqual([none]);
    expect(await rig.idsFor(rig.people.owner)).toEqual([none, shop]);
    expect((await rig.as(rig.people.ziad).call(getConversation, { params: { id: shop } })).status).toBe(404);
    const assign = { params: { id: none }, body: { assigneeId: MAYA, version: 0 } };
    expect(await rig.as(rig.people.owner).call(assignConversation, assign)).toMatchObject({
      body: { assignee: { id: MAYA } },
    });
    expect((await rig.as(rig.people.owner).call(assignConversation, assign)).status).toBe(409);
    expect(await rig.idsFor(rig.people.maya, { filter: 'mine' })).toEqual([none]);
    expect(await rig.idsFor(rig.people.owner, { filter: 'unassigned' })).toEqual([shop]);
  });

  it('nobody who is walled off from its case, an owner neither; they cannot take care of it', async () => {
    const id = await rig.begun();
    rig.walls.set(OWNER, [SHOP]);
    expect(await rig.idsFor(rig.people.owner)).toEqual([]);
    expect((await rig.as(rig.people.owner).call(getConversation, { params: { id } })).status).toBe(404);
    expect((await rig.as(rig.people.owner).call(countUnread, {})).body).toEqual({ count: 0 });
    const assign = { params: { id }, body: { assigneeId: OWNER, version: 0 } };
    expect((await rig.as(rig.people.maya).call(assignConversation, assign)).body).toMatchObject({
      fieldErrors: { assigneeId: 'invalid_choice' },
    });
  });

  it('M1: a client who is kept away from the case keeps what they wrote, and nothing new is begun about it by either side', async () => {
    const id = await rig.begun();
    rig.walls.set(RANA, [SHOP]);
    expect((await rig.ownMessages(id)).length).toBeGreaterThan(0);
    expect((await rig.begin(rig.people.rana, SHOP)).status).toBe(404);
    const body = { personId: RANA, caseId: SHOP, message: { text: 'Hello' } };
    expect((await rig.as(rig.people.maya).call(beginConversation, { body })).status).toBe(404);
  });

  it('follows the team: who left neither reads it nor takes care of it', async () => {
    const id = await rig.begun();
    await rig.reply(rig.people.maya, id);
    const change = { caseId: SHOP, clientId: RANA, team: [ZIAD], left: [MAYA], version: 4 };
    await rig.service.deliver(CaseTeamChangedV1, change);
    expect(await rig.idsFor(rig.people.maya)).toEqual([]);
    expect(await rig.seenBy(rig.people.ziad, id)).toMatchObject({ assignee: null });
    await rig.service.deliver(CaseTeamChangedV1, { ...change, team: [MAYA], left: [ZIAD], version: 3 });
    expect(await rig.idsFor(rig.people.ziad)).toEqual([id]);
  });

  it('PORT-10: a delegate reads and writes in those of their cases, under their own name, and does not read for the client', async () => {
    const [shop] = [await rig.begun(), await rig.begin(rig.people.rana, null)];
    await rig.reply(rig.people.maya, shop);
    const list = (await rig.as(rig.people.brother).call(listOwnConversations, { query: {} })).body;
    expect(list.items.map(({ id }: { id: string }) => id)).toEqual([shop]);
    expect((await rig.begin(rig.people.brother, null)).status).toBe(404);
    await rig.as(rig.people.brother).call(sendOwnMessage, { params: { id: shop }, body: { text: 'I am Sami' } });
    expect((await rig.staffMessages(shop)).at(-1)).toMatchObject({
      by: 'client',
      author: { id: BROTHER, name: 'Sami Khoury' },
    });
    expect((await rig.ownMessages(shop)).at(-1)).toMatchObject({ by: 'client', authorName: 'Sami Khoury' });
    const [, second] = await rig.ownMessages(shop);
    await rig.as(rig.people.brother).call(readOwnConversation, { params: { id: shop }, body: { upTo: second.id } });
    expect((await rig.as(rig.people.rana).call(countOwnUnread, {})).body).toEqual({ count: 1 });
  });
});

describe('the inbox', () => {
  it('is searched by client and by words, also of notes, in the reach of who searches', async () => {
    const [shop, farm] = [await rig.begun(), (await rig.begin(rig.people.karim, FARM, 'متى موعد الجلسة؟')).body.id];
    await rig.note(shop, 'Send the lease again');
    expect(await rig.idsFor(rig.people.owner, { search: 'rana' })).toEqual([shop]);
    expect(await rig.idsFor(rig.people.owner, { search: 'الجلسه' })).toEqual([farm]);
    expect(await rig.idsFor(rig.people.owner, { search: 'lea' })).toEqual([shop]);
    expect(await rig.idsFor(rig.people.ziad, { search: 'lea' })).toEqual([]);
    expect(await rig.idsFor(rig.people.owner, { search: '.*' })).toEqual([]);
    expect(await rig.idsFor(rig.people.owner, { personId: KARIM })).toEqual([farm]);
    expect(await rig.idsFor(rig.people.maya, { caseId: SHOP })).toEqual([shop]);
    expect((await rig.as(rig.people.maya).call(listAssignees, {})).body).toHaveLength(4);
  });
});
