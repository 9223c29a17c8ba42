import { AnsweredByWhatsappV1, FirmWaitsV1 } from '@diwan/contracts/messages/conversations/events';
import { whatsappWindow } from '@diwan/contracts/messages/conversations/http';
import { sendOwnMessage } from '@diwan/contracts/messages/conversations/own.http';
import { MessageReceivedV1 } from '@diwan/contracts/messages/received-messages/events';
import { receivedMessage } from '@diwan/contracts/messages/received-messages/questions';
import { replyStandings, replyWindow, sendReply } from '@diwan/contracts/messages/replies/questions';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ConversationRig, startConversations } from '../testing/conversation-rig.js';
import { MORNING, RANA } from '../testing/conversations.js';
import { TellOfUnread } from './tell-of-unread.js';

const RECEIVED = '00000000000000000000aaaa';

describe('PORT-06, NOT-03: an answer to who wrote by WhatsApp', () => {
  let rig: ConversationRig;
  let openUntil: string | null;
  let isAway: boolean;
  let sent: unknown[];
  let standings: { dedupeKey: string; state: 'waiting' | 'delivered' | 'failed'; by: 'text' | null }[];
  beforeAll(async () => {
    rig = await startConversations();
    rig.service.rpcAnswers(receivedMessage, ({ receivedMessageId: id }) => {
      const when = { receivedAt: MORNING.toISOString() };
      return {
        id,
        personIds: [RANA],
        channel: 'whatsapp' as const,
        from: '+96170000002',
        text: 'From the car',
        media: [],
        ...when,
      };
    });
    rig.service.rpcAnswers(replyWindow, () => {
      if (isAway) throw new DomainError('UNAVAILABLE');
      return { openUntil };
    });
    rig.service.rpcAnswers(sendReply, (reply) => {
      sent.push(reply);
      return { noticeId: RECEIVED, state: 'waiting' as const, by: null, reason: null };
    });
    rig.service.rpcAnswers(replyStandings, () => {
      if (isAway) throw new DomainError('UNAVAILABLE');
      return standings.map((one) => ({ noticeId: RECEIVED, reason: null, ...one }));
    });
  });
  afterAll(() => rig.stop());
  beforeEach(async () => {
    await rig.clear();
    [openUntil, isAway, sent, standings] = [new Date(MORNING.getTime() + 3_600_000).toISOString(), false, [], []];
  });

  const arrives = () => rig.service.deliver(MessageReceivedV1, { receivedMessageId: RECEIVED, personIds: [RANA] });
  /** A conversation whose client wrote by WhatsApp last. */
  async function written() {
    const id = await rig.begun();
    await arrives();
    return id;
  }
  const events = async (id: string) =>
    (await rig.service.eventsOf(AnsweredByWhatsappV1)).filter(({ payload }) => payload.conversationId === id);
  const answer = async (id: string, text = 'On Monday at ten.') => (await rig.reply(rig.people.maya, id, text)).body;
  const waits = async (id: string) => {
    rig.service.setTime(new Date(MORNING.getTime() + 121_000));
    await rig.service.app.get(TellOfUnread).run();
    rig.service.setTime(MORNING);
    return (await rig.service.eventsOf(FirmWaitsV1)).filter(({ payload }) => payload.conversationId === id).length;
  };

  it('goes out there, once for its id, and no notice says that it waits', async () => {
    const id = await written();
    const said = await answer(id);
    expect(said).toMatchObject({ channel: 'whatsapp', delivery: { state: 'queued', by: null } });
    const [event, ...others] = await events(id);
    expect(others).toEqual([]);
    expect(event?.payload).toEqual({ conversationId: id, messageId: said.id, personId: RANA, replyTo: RECEIVED });
    for (let n = 0; n < 2; n += 1) await rig.service.deliver(AnsweredByWhatsappV1, event!.payload);
    const handed = { personId: RANA, text: 'On Monday at ten.', replyTo: RECEIVED, conversationId: id };
    for (const one of sent) expect(one).toEqual({ ...handed, dedupeKey: said.id });
    expect(sent.length).toBeGreaterThan(0);
    expect(await waits(id)).toBe(0);
    expect((await rig.ownMessages(id)).at(-1)).toMatchObject({ by: 'firm', channel: 'whatsapp' });
  });

  it('outside of the 24 hours waits in the portal and is told of, once, as another one that follows is', async () => {
    const id = await written();
    await answer(id, 'By WhatsApp');
    openUntil = null;
    expect(await answer(id, 'Too late')).toMatchObject({ channel: 'portal', delivery: null });
    expect(await answer(id, 'One more')).toMatchObject({ channel: 'portal' });
    expect(await events(id)).toHaveLength(1);
    expect(await waits(id)).toBe(1);
  });

  it('waits in the portal where the client wrote there since, and while nobody can say whether it is open', async () => {
    const id = await written();
    isAway = true;
    expect(await answer(id)).toMatchObject({ channel: 'portal' });
    isAway = false;
    await rig.as(rig.people.rana).call(sendOwnMessage, { params: { id }, body: { text: 'Now in the portal' } });
    expect(await answer(id)).toMatchObject({ channel: 'portal' });
    expect(await events(id)).toEqual([]);
  });

  it('is no note: those never go out', async () => {
    const id = await written();
    expect((await rig.note(id)).body).toMatchObject({ isNote: true, delivery: null });
    expect(await events(id)).toEqual([]);
    const note = (await rig.staffMessages(id)).at(-1);
    const forged = { conversationId: id, messageId: note.id, personId: RANA, replyTo: RECEIVED };
    await rig.service.deliver(AnsweredByWhatsappV1, forged);
    expect(sent).toEqual([]);
  });

  it('NOT-05: shows staff how it stands, and nothing of that to the client', async () => {
    const id = await written();
    const { id: messageId } = await answer(id);
    const shown = async () => (await rig.staffMessages(id)).at(-1).delivery;
    expect(await shown()).toEqual({ state: 'queued', by: null });
    standings = [{ dedupeKey: messageId, state: 'delivered', by: 'text' }];
    expect(await shown()).toEqual({ state: 'delivered', by: 'text' });
    isAway = true;
    expect(await shown()).toBeNull();
    expect(await rig.ownMessages(id)).not.toContainEqual(expect.objectContaining({ delivery: expect.anything() }));
  });

  it('NOT-03: staff see until when it is open', async () => {
    const id = await written();
    const asked = async () => (await rig.as(rig.people.maya).call(whatsappWindow, { params: { id } })).body;
    expect(await asked()).toEqual({ openUntil });
    await rig.as(rig.people.rana).call(sendOwnMessage, { params: { id }, body: { text: 'Now in the portal' } });
    expect(await asked()).toEqual({ openUntil: null });
  });
});
