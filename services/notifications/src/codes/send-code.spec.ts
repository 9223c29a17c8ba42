import { sendCode } from '@diwan/contracts/messages/codes/questions';
import { eventually } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AskApprovals } from '../templates/ask-approvals.js';
import { SubmitDrafts } from '../templates/submit-drafts.js';
import { OUR_NUMBER, startWithTwilio } from '../test-kit/twilio-house.js';

const PHONE = '+96170000002';
const SMS_SENDER = '+96171000000';

type House = Awaited<ReturnType<typeof startWithTwilio>>;

/** Asks for a code of the number; answers whether one was accepted. */
async function askCode(
  { service }: House,
  challengeId: string,
  how: { whatsappOnly?: boolean } = {},
): Promise<boolean> {
  const asked = { to: PHONE, code: '482913', language: 'en' as const, challengeId, ...how };
  return (await service.ask(sendCode, asked)).accepted;
}
/** By which way messages went to the number, oldest first. */
const ways = ({ twilio }: House) =>
  twilio
    .messages()
    .filter(({ to }) => to.endsWith(PHONE))
    .map(({ to }) => (to.startsWith('whatsapp:') ? 'whatsapp' : 'sms'))
    .reverse();

describe('D-019: a code that WhatsApp does not take', () => {
  let house: House;
  let before = 0;
  const sent = () => ways(house).slice(before);
  beforeAll(async () => {
    house = await startWithTwilio({ env: { TWILIO_SMS_SENDER: SMS_SENDER } });
  });
  afterAll(() => house.stop());
  beforeEach(async () => {
    house.twilio.mend();
    before = ways(house).length;
    await house.service.model('WhatsappNumber').deleteMany({});
  });

  it('goes by a text message, which says the code', async () => {
    house.twilio.fault({ refuse: { status: 400, code: 63003 }, times: 1 });
    expect(await askCode(house, 'refused')).toBe(true);
    expect(sent().at(-1)).toBe('sms');
    const [message] = house.twilio.messages();
    expect(message).toMatchObject({ from: SMS_SENDER, body: expect.stringContaining('482913') });
  });

  it('goes by a text message at once after WhatsApp has told that the number is not there', async () => {
    house.twilio.fault({ tells: { statuses: [] }, times: 1 });
    expect(await askCode(house, 'lost')).toBe(true);
    expect(sent()).toEqual(['whatsapp']);
    const [message] = house.sentTo(PHONE);
    expect(await house.twilio.tell(message?.sid ?? '', 'failed', 63024)).toBe(204);
    expect(await askCode(house, 'again')).toBe(true);
    expect(sent()).toEqual(['whatsapp', 'sms']);
  });

  it('goes by a text message also to who wanted no messages and has left WhatsApp', async () => {
    const gone = { _id: PHONE, optedOutAt: new Date(), unreachableUntil: new Date(Date.now() + 3600_000) };
    await house.service.model('WhatsappNumber').create(gone);
    expect(await askCode(house, 'gone')).toBe(true);
    expect(sent()).toEqual(['sms']);
  });

  it('goes by no other way where it proves that somebody reads WhatsApp there', async () => {
    house.twilio.fault({ refuse: { status: 400, code: 63003 }, times: 1 });
    expect(await askCode(house, 'proof', { whatsappOnly: true })).toBe(false);
    expect(sent()).not.toContain('sms');
  });

  it('is not accepted where neither way takes it', async () => {
    house.twilio.fault({ refuse: { status: 400, code: 21211 }, times: 2 });
    expect(await askCode(house, 'neither')).toBe(false);
  });

  it('stops its template when WhatsApp tells afterwards that it is paused: the next one goes by a text message', async () => {
    const template = { name: 'otp_login', language: 'en' };
    house.twilio.fault({ tells: { statuses: [] }, times: 1 });
    expect(await askCode(house, 'paused')).toBe(true);
    const [message] = house.sentTo(PHONE);
    expect(await house.twilio.tell(message?.sid ?? '', 'failed', 63041)).toBe(204);
    expect(await house.service.model('MessageTemplate').findOne(template).lean()).toMatchObject({ state: 'paused' });
    expect(await askCode(house, 'next')).toBe(true);
    expect(sent()).toEqual(['whatsapp', 'sms']);
    await house.service.model('MessageTemplate').updateOne(template, { $set: { state: 'approved' } });
  });

  it('is not sent twice where nobody knows whether WhatsApp took it', async () => {
    house.twilio.fault({ drop: 'after-write', times: 1 });
    expect(await askCode(house, 'unclear')).toBe(false);
    expect(sent()).not.toContain('sms');
  });
});

describe('F-1: a firm whose account with the provider is new', () => {
  let house: House;
  beforeAll(async () => {
    house = await startWithTwilio({ templates: [] });
  });
  afterAll(() => house.stop());

  it('can sign in as soon as WhatsApp has approved what is submitted without anybody', async () => {
    expect(await askCode(house, 'too-early')).toBe(false);
    await house.service.app.get(SubmitDrafts).run();
    const asks = house.service.app.get(AskApprovals);
    await eventually(async () => {
      await asks.look();
      const code = await house.service.model('MessageTemplate').findOne({ name: 'otp_login', language: 'en' }).lean();
      expect(code).toMatchObject({ state: 'approved' });
    });
    expect(await askCode(house, 'approved')).toBe(true);
    expect(house.sentTo(PHONE)).toMatchObject([{ from: `whatsapp:${OUR_NUMBER}` }]);
  });
});

describe('F-1: while WhatsApp looks at the template of codes', () => {
  let house: House;
  beforeAll(async () => {
    house = await startWithTwilio({ templates: [], env: { TWILIO_SMS_SENDER: SMS_SENDER } });
  });
  afterAll(() => house.stop());

  it('codes go by text messages', async () => {
    expect(await askCode(house, 'by-sms')).toBe(true);
    expect(ways(house)).toEqual(['sms']);
  });
});
