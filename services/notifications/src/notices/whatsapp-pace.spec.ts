import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { WhatsappPace } from './whatsapp-pace.js';

const paceOf = (WHATSAPP_PER_SECOND: number) => {
  const time = { now: 0 };
  jest.spyOn(performance, 'now').mockImplementation(() => time.now);
  const pace = new WhatsappPace({ WHATSAPP_PER_SECOND }, { now: () => new Date(time.now) });
  const go = (wanted: number) => {
    const allowed = pace.allowance(wanted);
    for (let gone = 0; gone < allowed; gone += 1) pace.begin();
    return allowed;
  };
  return { time, pace, go };
};

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the pace of WhatsApp', () => {
  it('NOT-07: lets no more go than set in a second', () => {
    const { time, go } = paceOf(20);
    expect([go(10), go(10), go(10)]).toEqual([10, 10, 0]);
    time.now = 500;
    expect([go(10), go(10)]).toEqual([10, 0]);
    time.now = 60_000;
    expect([go(30), go(30)]).toEqual([20, 0]);
  });

  it('is not bounded when set so', () => {
    expect(paceOf(0).go(1000)).toBe(1000);
  });

  it('63018: rests newsletters for an hour', () => {
    const { time, pace } = paceOf(20);
    expect(pace.restsNewsletters()).toBe(false);
    pace.limited();
    expect(pace.restsNewsletters()).toBe(true);
    time.now = 3600_000;
    expect(pace.restsNewsletters()).toBe(false);
  });
});
