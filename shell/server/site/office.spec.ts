import type { OfficeProfileDraft } from '@diwan/contracts/site/office/office-profile';
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

  it.each<[Partial<OfficeProfileDraft>, object]>([
    [{ phone: null }, { phone: null }],
    [{ whatsappNumber: null }, { whatsappNumber: null }],
    [{ email: null }, {}],
    [{ name: { en: '', ar: '' } }, {}],
  ])(
    '11: of a profile that the firm has not entered, %j, nothing is shown until it has, but the numbers that are its own',
    async (missing, numbers) => {
      unknown = missing;
      const { phone, whatsappNumber } = anOfficeProfile();
      const office = desk({ phone: null, whatsappNumber: null });
      const shown = { profile: null, opening: null, phone, whatsappNumber, ...numbers };
      expect(await office.office()).toEqual(shown);
      expect(office.isCurrent).toBe(true);
      unknown = {};
      office.forget();
      expect(await office.office()).toMatchObject({ profile: { email }, phone });
    },
  );

  it('11: the numbers of the settings stand where the firm has entered none', async () => {
    unknown = { phone: null, email: null };
    const { whatsappNumber } = anOfficeProfile();
    expect(await desk().office()).toMatchObject({ profile: null, phone: fallback.phone, whatsappNumber });
  });
});
