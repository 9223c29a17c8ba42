import type { OfficeProfileDraft } from '@diwan/contracts/site/office/office-profile';
import { getPublication } from '@diwan/contracts/site/publication/http';
import { ApiProblem, type Call, type Office } from '@diwan/mf-kit';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Log } from '../operation/log.js';
import { anOfficeProfile } from '../testing/office-profile.js';
import { OfficeDesk } from './office.js';

const fallback = { phone: '+9611000000', whatsappNumber: '+9611000000' };
let email = 'first@diwan.example';
let isDown = false;
let isHanging = false;
/** What the firm has not entered. */
let unknown: object = {};
/** Whether visitors see the site; null: this news service knows nothing of it. */
let published: boolean | null = true;
const call = (async ({ path }: { path: string }) => {
  if (isDown) throw new Error('down');
  if (isHanging) return new Promise(() => undefined);
  if (path === getPublication.path) {
    if (published === null) throw new ApiProblem({ code: 'NOT_FOUND', status: 404, reference: '' });
    return { published };
  }
  return { ...anOfficeProfile({ email }), ...unknown };
}) as unknown as Call;
const desk = (numbers: Pick<Office, 'phone' | 'whatsappNumber'> = fallback) =>
  new OfficeDesk(call, numbers, { warn: () => undefined } as unknown as Log);
const emailOf = async (from: OfficeDesk) => (await from.office()).profile?.email;

beforeEach(() => {
  jest.useFakeTimers();
  email = 'first@diwan.example';
  isDown = false;
  isHanging = false;
  unknown = {};
  published = true;
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

  it.each([
    ['published', true, true],
    ['not published', false, false],
    ['of builds before, which published at once', null, true],
  ])('PUB-09: knows a site that is %s, also while news is down', async (_which, said, shown) => {
    published = said;
    const office = desk();
    expect(await office.isPublished()).toBe(shown);
    expect(office.isCurrent).toBe(true);
    isDown = true;
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(await office.isPublished()).toBe(shown);
  });

  it('PUB-09: a site that was not published stays so when an older news service knows nothing of it', async () => {
    published = false;
    const office = desk();
    await office.isPublished();
    published = null;
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(await office.isPublished()).toBe(false);
  });

  it('PUB-09: a site that was taken off is so whatever is wrong with the profile', async () => {
    published = false;
    unknown = { phone: 'not as agreed' };
    const office = desk();
    expect(await office.isPublished()).toBe(false);
    expect(office.isCurrent).toBe(false);
  });

  it('PUB-09: whoever asks after a change waits for it, and nobody does for a service that hangs', async () => {
    const office = desk();
    await office.isPublished();
    isHanging = true;
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(await office.isPublished()).toBe(true);
    isHanging = false;
    published = false;
    office.forget();
    expect(await office.isPublished()).toBe(false);
  });

  it('11: the numbers of the settings stand where the firm has entered none', async () => {
    unknown = { phone: null, email: null };
    const { whatsappNumber } = anOfficeProfile();
    expect(await desk().office()).toMatchObject({ profile: null, phone: fallback.phone, whatsappNumber });
  });
});
