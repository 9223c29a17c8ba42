import { setOfficeProfile } from '@diwan/contracts/site/office/http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type NewsRig, startNews } from '../../test/news-rig.js';

let news: NewsRig;
beforeAll(async () => {
  news = await startNews();
});
afterAll(() => news.stop());

describe('numbers of the office', () => {
  it.each(['phone', 'whatsappNumber'] as const)(
    'L5: another %s takes a confirmation of the last minutes; the other fields do not',
    async (number) => {
      const { body: profile } = await news.http().get('/api/news/site/profile');
      const set = async (confirmedMinutesAgo: number, changes: object) => {
        const confirmedAt = new Date(Date.now() - confirmedMinutesAgo * 60_000);
        const owner = news.http(await news.signInAs({ roles: ['owner'], confirmedAt }));
        return owner.call(setOfficeProfile, { body: { ...profile, ...changes } });
      };
      const other = { [number]: '+96171234567' };
      expect(await set(16, other)).toMatchObject({ status: 403, body: { code: 'SECOND_FACTOR_REQUIRED' } });
      expect((await news.http().get('/api/news/site/profile')).body).toEqual(profile);
      const { body: kept } = await set(16, { email: `${number}@diwan.example`.toLowerCase() });
      expect(kept).toMatchObject({ version: profile.version + 1, [number]: profile[number] });
      expect(await set(5, { ...other, version: kept.version })).toMatchObject({ status: 200, body: other });
    },
  );

  it.each(['phone', 'whatsappNumber'] as const)(
    'P22: %s is a number of its country’s plan or refused',
    async (number) => {
      const { body: profile } = await news.http().get('/api/news/site/profile');
      const owner = news.http(await news.signInAs({ roles: ['owner'], confirmedAt: new Date() }));
      const set = (typed: string) => owner.call(setOfficeProfile, { body: { ...profile, [number]: typed } });
      expect(await set('+225789881234')).toMatchObject({
        status: 400,
        body: { fieldErrors: { [number]: 'invalid_phone' } },
      });
      expect(await set('+330612345678')).toMatchObject({ body: { [number]: '+33612345678' } });
    },
  );
});
