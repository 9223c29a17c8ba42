import type { Call, Office } from '@diwan/mf-kit';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Log } from '../operation/log.js';
import { anOfficeProfile } from '../testing/office-profile.js';
import { OfficeDesk } from './office.js';

const fallback = { phone: '+9611000000', whatsappNumber: '+9611000000' };
let email = 'first@diwan.example';
let isDown = false;
/** What the firm has not entered. */
let unknown: object = {};
const call = (async () => {
  if (isDown) throw new Error('down');
  return { ...anOfficeProfile({ email }), ...unknown };
}) as unknown as Call;
const desk = (numbers: Pick<Office, 'phone' | 'whatsappNumber'> = fallback) =>
  new OfficeDesk(call, numbers, { warn: () => undefined } as unknown as Log);
const emailOf = async (from: OfficeDesk) => (await from.office()).profile?.email;

beforeEach(() => {
  jest.useFakeTimers();
  email = 'first@diwan.example';
  isDown = false;
  unknown = {};
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the firm’s particulars on every page', () => {
  it('D-030: a change is seen by the second visitor after two seconds, and by the very first one after a quiet time', async () => {
    const office = desk();
    expect(await emailOf(office)).toBe('first@diwan.example');
    email = 'second@diwan.example';
    expect(await emailOf(office)).toBe('first@diwan.example');
    await jest.advanceTimersByTimeAsync(2000);
    await emailOf(office);
    await jest.advanceTimersByTimeAsync(0);
    expect(await emailOf(office)).toBe('second@diwan.example');
    email = 'third@diwan.example';
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(await emailOf(office)).toBe('third@diwan.example');
  });

  it('when the news service is down the last known ones serve on, and without any the numbers of the settings', async () => {
    isDown = true;
    expect(await desk().office()).toEqual({ profile: null, opening: null, ...fallback });
    isDown = false;
    const office = desk();
    await office.office();
    isDown = true;
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(await emailOf(office)).toBe('first@diwan.example');
    email = 'second@diwan.example';
    isDown = false;
    await jest.advanceTimersByTimeAsync(2000);
    expect(await emailOf(office)).toBe('second@diwan.example');
  });

  it.each([[{ phone: null }], [{ whatsappNumber: null }], [{ email: null }]])(
    '11: nothing of a profile that the firm has not entered is shown, %j, until it has',
    async (missing) => {
      unknown = missing;
      const none = { phone: null, whatsappNumber: null };
      const office = desk(none);
      expect(await office.office()).toEqual({ profile: null, opening: null, ...none });
      expect(office.isCurrent).toBe(true);
      unknown = {};
      office.forget();
      expect(await office.office()).toMatchObject({ profile: { email }, phone: anOfficeProfile().phone });
    },
  );
});
