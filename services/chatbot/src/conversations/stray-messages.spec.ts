import { beginConversation } from '@diwan/contracts/messages/conversations/http';
import { MessageReceivedV1 } from '@diwan/contracts/messages/received-messages/events';
import { type ReceivedMessage, receivedMessage } from '@diwan/contracts/messages/received-messages/questions';
import {
  dismissStrayMessage,
  listStrayMessages,
  placeStrayMessage,
} from '@diwan/contracts/messages/stray-messages/http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ConversationRig, startConversations } from '../testing/conversation-rig.js';
import { BROTHER, KARIM, RANA, ZIAD } from '../testing/conversations.js';

const AT = '2026-11-24T07:00:00.000Z';

describe('PORT-06: messages that are nobody’s', () => {
  let rig: ConversationRig;
  const received = new Map<string, ReceivedMessage>();
  beforeAll(async () => {
    rig = await startConversations();
    rig.service.rpcAnswers(receivedMessage, ({ receivedMessageId }) => received.get(receivedMessageId) ?? null);
  });
  afterAll(() => rig.stop());
  beforeEach(async () => {
    await rig.clear();
    await rig.service.model('StrayMessage').deleteMany({});
    received.clear();
  });

  async function arrives(personIds: string[], text = 'It is about the lease') {
    const id = (received.size + 1).toString(16).padStart(24, 'e');
    const what = { channel: 'whatsapp' as const, from: '+96170999999', text, media: [], receivedAt: AT };
    received.set(id, { id, personIds, ...what });
    await rig.service.deliver(MessageReceivedV1, { receivedMessageId: id, personIds });
  }
  const list = async (by = rig.people.desk) => (await rig.as(by).call(listStrayMessages, { query: {} })).body.items;
  const place = (id: string, personId: string, headers = {}) =>
    rig.as(rig.people.desk).call(placeStrayMessage, { params: { id }, body: { personId } }, headers);

  it('wait for whoever takes in requests, with whose they may be and until when they are kept', async () => {
    await arrives([]);
    await arrives([RANA, KARIM], 'We agree');
    expect(await list()).toMatchObject([
      { text: 'We agree', candidates: [{ name: 'Rana Khoury' }, { name: 'Karim Mansour' }] },
      { from: '+96170999999', text: 'It is about the lease', candidates: [], keptUntil: '2026-12-24T07:00:00.000Z' },
    ]);
    expect((await rig.as(rig.people.maya).call(listStrayMessages, { query: {} })).status).toBe(403);
  });

  it('AUTH-11: are given by intake to whom their number may be of, and to no other client', async () => {
    const intake = await rig.service.signInAs({ roles: ['intake'] });
    const placed = async (id: string, personId: string) =>
      (await rig.as(intake).call(placeStrayMessage, { params: { id }, body: { personId } })).status;
    await arrives([RANA, BROTHER]);
    const [{ id }] = await list(intake);
    expect([await placed(id, KARIM), await placed(id, RANA)]).toEqual([404, 204]);
    const { body } = await rig.as(intake).call(beginConversation, {
      body: { personId: RANA, caseId: null, message: { text: 'Good morning' } },
    });
    expect(body.code).toBe('FORBIDDEN');
  });

  it('stand in the conversation with a client once somebody says whose they are, and nowhere twice', async () => {
    const conversation = await rig.begun();
    await arrives([]);
    const [{ id }] = await list();
    expect((await place(id, ZIAD)).status).toBe(404);
    expect((await place(id, RANA, { 'Idempotency-Key': 'once' })).status).toBe(204);
    expect((await place(id, RANA, { 'Idempotency-Key': 'once' })).status).toBe(204);
    expect((await place(id, KARIM)).status).toBe(404);
    const texts = (await rig.ownMessages(conversation)).map(({ text }: { text: string }) => text);
    expect(texts).toEqual(['Good morning', 'It is about the lease']);
    expect(await list()).toEqual([]);
    const [line] = await rig.service.model('AuditEntry').find({ action: 'stray-message.placed', subjectId: id }).lean();
    expect(JSON.stringify(line)).not.toContain('lease');
  });

  it('are gone once they were dismissed, and once they are forgotten', async () => {
    await arrives([]);
    const [{ id }] = await list();
    const dismiss = () => rig.as(rig.people.desk).call(dismissStrayMessage, { params: { id } });
    expect([(await dismiss()).status, (await dismiss()).status]).toEqual([204, 404]);
    expect(await list()).toEqual([]);
    await arrives([]);
    received.clear();
    expect(await list()).toEqual([]);
  });

  it('are no keywords, and are kept once though they are told twice', async () => {
    await arrives([]);
    const [only] = [...received.values()];
    await rig.service.deliver(MessageReceivedV1, { receivedMessageId: only?.id ?? '', personIds: [] });
    expect(await list()).toHaveLength(1);
  });
});
