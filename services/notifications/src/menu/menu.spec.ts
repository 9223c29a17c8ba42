import { hearingNotice, nextHearingOfClient } from '@diwan/contracts/matters/hearings/questions';
import { MessageReceivedV1 } from '@diwan/contracts/messages/received-messages/events';
import { owedByClient } from '@diwan/contracts/money/client-accounts/questions';
import { provePhone } from '@diwan/contracts/people/sign-in-words/questions';
import { eventually } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { deliveryRound, OWNER } from '../test-kit/house.js';
import { startWithTwilio } from '../test-kit/twilio-house.js';

const NOUR = '+96170000002';
const STRANGER = '+96170999999';
const HEARING = 'a'.repeat(24);

describe('the portal inside WhatsApp', () => {
  let house: Awaited<ReturnType<typeof startWithTwilio>>;
  let owed: { currency: 'USD' | 'LBP'; outstandingMinor: number; overdueMinor: number; openInvoices: number }[];
  let hearingId: string | null;
  let proven: { word: string; phone: string }[];
  beforeAll(async () => {
    house = await startWithTwilio();
    house.service.rpcAnswers(nextHearingOfClient, () => ({ hearingId }));
    house.service.rpcAnswers(hearingNotice, () => ({
      ...{
        state: 'scheduled' as const,
        title: 'Hearing of witnesses',
        caseTitle: 'Rent',
        wallTime: '2026-12-01T09:30',
      },
      ...{ startsAt: '2026-12-01T07:30:00.000Z', outcomeSummary: null, path: '/client-portal/hearings', answers: [] },
      where: { en: 'Palace of Justice, Beirut', ar: 'قصر العدل في بيروت' },
      map: 'https://maps.example/palace',
    }));
    house.service.rpcAnswers(owedByClient, () => owed);
    house.service.rpcAnswers(provePhone, (told) => {
      proven.push(told);
      return {};
    });
  });
  afterAll(() => house.stop());
  beforeEach(async () => {
    owed = [];
    hearingId = null;
    proven = [];
    for (const name of ['Notice', 'ReceivedMessage', 'OutboxRow']) await house.service.model(name).deleteMany({});
  });

  const answerTo = async (body: string, from = NOUR) => {
    const before = house.sentTo(from).length;
    await house.write(from, { body });
    return eventually(async () => {
      expect(house.sentTo(from).length).toBe(before + 1);
      return house.sentTo(from)[0]?.body ?? '';
    });
  };
  const takenIn = (count: number) =>
    eventually(async () =>
      expect(await house.service.model('ReceivedMessage').countDocuments({ state: 'done' })).toBe(count),
    );
  /** Whatever was owed has gone; answers how many that were. */
  const owedInAll = async () => {
    await deliveryRound(house.service);
    return house.service.model('Notice').countDocuments();
  };
  const told = () => house.service.eventsOf(MessageReceivedV1);

  it('says the next hearing, or that none is fixed, and nobody else need read the question', async () => {
    expect(await answerTo('next hearing')).toMatch(
      /No hearing is fixed for you at the moment.*client-portal\/hearings/,
    );
    hearingId = HEARING;
    expect(await answerTo('emta el jalse?')).toMatch(/Hearing of witnesses, .*09:30.*Palace of Justice, Beirut/);
    expect(await told()).toEqual([]);
  });

  it('D-082: says what is open, each currency by itself', async () => {
    expect(await answerTo('my balance')).toContain('You owe nothing at the moment');
    owed = [
      { currency: 'USD', outstandingMinor: 120_000, overdueMinor: 0, openInvoices: 1 },
      { currency: 'LBP', outstandingMinor: 5_000_000, overdueMinor: 0, openInvoices: 1 },
    ];
    expect(await answerTo('رصيدي')).toMatch(/1,200.* and .*5,000,000/);
  });

  it('leads to documents by a link behind the sign-in, and offers what there is', async () => {
    expect(await answerTo('my documents')).toMatch(/after signing in: \S+\/client-portal\/documents/);
    expect(await answerTo('Hello')).toContain('Choose what you need');
  });

  it('tells the lawyer who wants to talk, and is silent to what is no wish', async () => {
    expect(await answerTo('talk to my lawyer')).toContain('Your lawyer knows that you want to talk');
    const before = house.sentTo(NOUR).length;
    await house.write(NOUR, { body: 'The hearing was terrible' });
    await takenIn(2);
    expect(await told()).toHaveLength(2);
    expect(await owedInAll()).toBe(1);
    expect(house.sentTo(NOUR)).toHaveLength(before);
  });

  it('says nothing of anybody where two persons share the number, and nothing at all to strangers', async () => {
    const person = house.others.people.get(OWNER);
    if (!person) throw new Error('nobody is there');
    house.others.people.set(OWNER, { ...person, whatsapp: NOUR });
    expect(await answerTo('my balance')).toContain('More than one person writes to us from this number');
    house.others.people.set(OWNER, person);
    await house.write(STRANGER, { body: 'my balance' });
    await takenIn(2);
    expect(await owedInAll()).toBe(1);
    expect(house.sentTo(STRANGER)).toEqual([]);
  });

  it('ADR 0031: a word proves the phone it came from; nobody is answered, nobody is told', async () => {
    const before = house.sentTo(NOUR).length;
    await house.write(NOUR, { body: 'Please sign me in. My word: \u2068k7mpq-2qxda\u2069' });
    await takenIn(1);
    expect(proven).toEqual([{ word: 'K7MPQ-2QXDA', phone: NOUR }]);
    expect(await told()).toEqual([]);
    expect(await owedInAll()).toBe(0);
    expect(house.sentTo(NOUR)).toHaveLength(before);
  });
});
