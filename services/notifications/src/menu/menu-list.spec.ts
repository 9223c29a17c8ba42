import { eventually } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startWithTwilio } from '../test-kit/twilio-house.js';

const NOUR = '+96170000002';

describe('CHAT-06: the menu as a list', () => {
  let house: Awaited<ReturnType<typeof startWithTwilio>>;
  beforeAll(async () => {
    house = await startWithTwilio();
  });
  afterAll(() => house.stop());
  beforeEach(async () => {
    house.twilio.mend();
    for (const name of ['Notice', 'ReceivedMessage', 'ListContent']) await house.service.model(name).deleteMany({});
  });

  const next = (before: number) =>
    eventually(() => {
      expect(house.sentTo(NOUR).length).toBe(before + 1);
      return house.sentTo(NOUR)[0]!;
    });
  async function answerTo(body: string) {
    const before = house.sentTo(NOUR).length;
    await house.write(NOUR, { body });
    return next(before);
  }

  it('is stored with the provider once, and a line that is chosen is answered as its words are', async () => {
    const offer = await answerTo('menu');
    expect(offer).toMatchObject({
      body: expect.stringContaining('Choose what you need'),
      contentSid: expect.stringMatching(/^HX/),
    });
    expect((await answerTo('hello')).contentSid).toBe(offer.contentSid);
    const before = house.sentTo(NOUR).length;
    await house.twilio.choose(offer.sid, 'My documents');
    expect((await next(before)).body).toMatch(/client-portal\/documents/);
  });

  it('goes as text where the provider does not want the list', async () => {
    const { contentSid } = await answerTo('menu');
    house.twilio.fault({ template: contentSid ?? '', refuse: { status: 400, code: 63005 } });
    const offer = await answerTo('menu');
    expect(offer).toMatchObject({ contentSid: null, body: expect.stringContaining('• next hearing') });
  });
});
