import { HearingNewsV1 } from '@diwan/contracts/matters/hearings/events';
import { answerOfClient, hearingNotice, nextHearingOfClient } from '@diwan/contracts/matters/hearings/questions';
import { listOwnNotices } from '@diwan/contracts/messages/own-notices/http';
import { replyWindow, sendReply } from '@diwan/contracts/messages/replies/questions';
import { owedByClient } from '@diwan/contracts/money/client-accounts/questions';
import { DelegateNamedV1 } from '@diwan/contracts/people/delegations/events';
import { delegationNotice } from '@diwan/contracts/people/delegations/questions';
import { eventually } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CASE, CLIENT, deliveryRound } from '../test-kit/house.js';
import { startWithTwilio } from '../test-kit/twilio-house.js';

const NOUR = '+96170000002';
const HEARING = '64b0000000000000000000e1';
const WALL_TIME = '2099-12-01T09:30';
/** Whatever names the client, the case or what is done in it. */
const TELLING = /Person|Nour|Divorce|Custody|09:30|Beirut|1,200|hearing|document/i;
const NOTHING = /^There is a new item in your file\. You can see it here after signing in: /;

describe('F-9: a number that was never proven', () => {
  let house: Awaited<ReturnType<typeof startWithTwilio>>;
  let answers: unknown[];
  beforeAll(async () => {
    house = await startWithTwilio({
      templates: ['hearing_scheduled', 'reply_waiting', 'generic_notice', 'delegate_named', 'delegate_invited'],
    });
    house.service.rpcAnswers(hearingNotice, () => ({
      ...{ state: 'scheduled' as const, title: 'Custody', caseTitle: 'Divorce of Nour', wallTime: WALL_TIME },
      ...{ startsAt: '2099-12-01T07:30:00.000Z', outcomeSummary: null, path: '/client-portal/hearings', answers: [] },
      where: { en: 'Palace of Justice, Beirut', ar: 'قصر العدل في بيروت' },
      map: 'https://maps.example/palace',
    }));
    house.service.rpcAnswers(nextHearingOfClient, () => ({ hearingId: HEARING }));
    house.service.rpcAnswers(owedByClient, () => [
      { currency: 'USD' as const, outstandingMinor: 120_000, overdueMinor: 0, openInvoices: 1 },
    ]);
    house.service.rpcAnswers(answerOfClient, (told) => {
      answers.push(told);
      return { standing: 'taken' as const };
    });
  });
  afterAll(() => house.stop());
  beforeEach(async () => {
    answers = [];
    isProven(false);
    for (const name of ['Notice', 'ReceivedMessage', 'WhatsappNumber', 'OutboxRow'])
      await house.service.model(name).deleteMany({});
  });

  function isProven(proven: boolean): void {
    const person = house.others.people.get(CLIENT)!;
    house.others.people.set(CLIENT, { ...person, provenNumbers: proven ? [NOUR] : [] });
  }
  /** What goes to the number because of what is done. */
  async function answerTo(deed: () => Promise<unknown>) {
    const before = house.sentTo(NOUR).length;
    await deed();
    const sent = await eventually(() => {
      expect(house.sentTo(NOUR)).toHaveLength(before + 1);
      return house.sentTo(NOUR)[0]!;
    });
    // What became of it is written down, too.
    await deliveryRound(house.service);
    return sent;
  }
  const hearing = () => {
    const told = { hearingId: HEARING, caseId: CASE, clientIds: [CLIENT], lawyerId: null, wallTime: WALL_TIME };
    return house.service.deliver(HearingNewsV1, { ...told, news: 'scheduled', sameDay: true, by: null });
  };
  const reply = (dedupeKey: string) =>
    house.service.ask(sendReply, {
      ...{ personId: CLIENT, conversationId: CASE, text: 'The Custody hearing is on Monday.', dedupeKey },
    });

  it('is told that there is something new and nothing else; once it is proven, all of it', async () => {
    const { body } = await answerTo(hearing);
    expect(body).toMatch(NOTHING);
    expect(body).not.toMatch(TELLING);
    expect(await house.service.model('Notice').findOne().lean()).toMatchObject({
      ...{ family: 'hearing_scheduled', state: 'sent' },
      told: { template: 'generic_notice', path: '/client-portal/hearings', unproven: true, said: 'hearing_scheduled' },
    });
    await house.service.model('Notice').deleteMany({});
    isProven(true);
    expect((await answerTo(hearing)).body).toMatch(/Person 2.*Custody.*Divorce of Nour/);
  });

  it('an answer of the firm goes in no words of its own, and the desk is told so before it is written', async () => {
    await answerTo(() => house.write(NOUR, { body: 'menu' }));
    expect(await house.service.ask(replyWindow, { personId: CLIENT })).toEqual({ openUntil: null });
    expect((await answerTo(() => reply('first'))).body).toMatch(NOTHING);
    isProven(true);
    expect(await house.service.ask(replyWindow, { personId: CLIENT })).toEqual({ openUntil: expect.any(String) });
    expect((await answerTo(() => reply('second'))).body).toBe('The Custody hearing is on Monday.');
  });

  it('F-9: whoever a client names as delegate is told who that is once they have signed in', async () => {
    const named = async (phoneProven: boolean) => {
      house.service.rpcAnswers(delegationNotice, () => ({
        ...{ state: 'invited' as const, delegateName: 'Lea', phone: NOUR, phoneProven, language: 'en' as const },
        ...{ clientName: 'Person 2', delegatePath: '/client-portal/delegates', clientPath: '/client-portal/delegates' },
      }));
      return answerTo(() => house.service.deliver(DelegateNamedV1, { delegationId: HEARING, clientId: CLIENT }));
    };
    expect((await named(false)).body).toMatch(/^Somebody asked us .*client-portal\/delegates — Karam Law\.$/);
    expect((await named(true)).body).toMatch(/^Hello Lea, Person 2 asked us/);
  });

  it.each(['menu', 'next hearing', 'my balance', 'my documents', 'send a document', 'talk to my lawyer'])(
    'who asks there for "%s" is asked to sign in',
    async (wish) => {
      const { body } = await answerTo(() => house.write(NOUR, { body: wish }));
      expect(body).toMatch(/^Please sign in once with this number: https:\/\/diwan\.test\/client-portal\./);
      expect(body).not.toMatch(TELLING);
    },
  );

  it('is the last way of a person who can be reached by another one that is theirs', async () => {
    const person = house.others.people.get(CLIENT)!;
    house.others.people.set(CLIENT, { ...person, email: 'nour@example.org', provenEmail: 'nour@example.org' });
    const before = house.sentTo(NOUR).length;
    await hearing();
    await eventually(async () => {
      const notice = await house.service.model('Notice').findOne().lean();
      expect(notice).toMatchObject({ channel: 'email', state: 'sent', told: { template: 'hearing_scheduled' } });
    });
    expect(house.sentTo(NOUR)).toHaveLength(before);
    house.others.people.set(CLIENT, person);
  });

  it('of which identity does not tell yet gets nothing until it does', async () => {
    const person = house.others.people.get(CLIENT)!;
    house.others.people.set(CLIENT, { ...person, provenNumbers: undefined });
    const before = house.sentTo(NOUR).length;
    await hearing();
    await deliveryRound(house.service);
    expect(await house.service.model('Notice').findOne().lean()).toMatchObject({ state: 'pending', attempts: 0 });
    expect(house.sentTo(NOUR)).toHaveLength(before);
  });

  it('a button that is pressed there, below what went before, is no answer of the client', async () => {
    isProven(true);
    const { sid } = await answerTo(hearing);
    isProven(false);
    const { body } = await answerTo(() => house.twilio.press(sid, 'Confirm'));
    expect(body).toMatch(/cannot take an answer to this hearing from this number/);
    expect(answers).toEqual([]);
  });

  it('what went there in no words is unread in the portal until it is looked at there', async () => {
    await answerTo(hearing);
    await house.service.model('Notice').updateOne({}, { $set: { readAt: new Date() } });
    const client = await house.service.signInAs({ personId: CLIENT, roles: ['client'] });
    const { body } = await house.service.http(client).call(listOwnNotices, { query: {} });
    expect(body.items).toMatchObject([{ family: 'hearing_scheduled', read: false }]);
  });
});
