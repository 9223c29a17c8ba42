import { setOfficeProfile } from '@diwan/contracts/site/office/http';
import { getPublication, setPublication } from '@diwan/contracts/site/publication/http';
import { CONFIG } from '@diwan/service-kit/app/config';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ENTERED, type NewsRig, startNews } from '../../test/news-rig.js';
import { readShippedContent } from '../content/shipped-content.js';
import { LoadShippedContent } from '../shipped/load-shipped-content.js';

let news: NewsRig;
beforeAll(async () => {
  news = await startNews({ entered: false });
});
afterAll(() => news.stop());

const { profile: shipped } = readShippedContent();
const address = {
  street: { en: 'Hamra Street', ar: 'شارع الحمرا' },
  city: { en: 'Beirut', ar: 'بيروت' },
  country: 'LB',
};
const ready = { ...shipped, ...ENTERED, address };
const rows = () => news.model('OfficeProfile');
const isPublished = async () => (await news.http().call(getPublication, {})).body.published;
const store = (profile: object, publication: string | null) =>
  rows().updateOne({}, { $set: { profile, publication, inventedWithdrawn: true } });
const written = async () =>
  (await news.auditOf('office-profile', 'office')).filter(({ action }) => action.startsWith('site.'));
beforeEach(() => store(shipped, 'off'));

describe('PUB-09: the site of a firm', () => {
  it('is not seen by visitors until an owner publishes it', async () => {
    await rows().deleteOne({});
    await news.app.get(LoadShippedContent).onApplicationBootstrap();
    expect(await isPublished()).toBe(false);
  });

  it.each([
    ['a name', { name: { en: '', ar: '' } }],
    ['a telephone', { phone: null }],
    ['WhatsApp', { whatsappNumber: null }],
    ['an address for e-mail', { email: null }],
    ['an address', { address: null }],
    ['hours', { openingHours: shipped.openingHours.map(({ day }) => ({ day, hours: null })) }],
  ])('is not published without %s', async (_what, lacking) => {
    await store({ ...ready, ...lacking }, 'off');
    const owner = await news.as('owner');
    const before = await written();
    const answer = await owner.call(setPublication, { body: { published: true } });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', fieldErrors: { [Object.keys(lacking)[0] ?? '']: 'required' } },
    });
    expect([await isPublished(), await written()]).toEqual([false, before]);
  });

  it('is published once, however often somebody presses, and taken off, with a line in the audit log each', async () => {
    await store(ready, 'off');
    const owner = await news.as('owner');
    const before = (await written()).length;
    const press = (published: boolean) => owner.call(setPublication, { body: { published } });
    await Promise.all([press(true), press(true)]);
    expect(await press(true)).toMatchObject({ status: 200, body: { published: true } });
    expect(await isPublished()).toBe(true);
    expect(await press(false)).toMatchObject({ status: 200, body: { published: false } });
    await press(false);
    expect(await isPublished()).toBe(false);
    const actions = (await written()).slice(before).map(({ action }) => action);
    expect(actions).toEqual(['site.published', 'site.taken-off']);
  });

  it('is nobody’s to publish but theirs who keep the office, confirmed a moment ago', async () => {
    await store(ready, 'off');
    const confirmedAt = new Date(Date.now() - 16 * 60_000);
    const late = news.http(await news.signInAs({ roles: ['owner'], confirmedAt }));
    const body = { published: true };
    expect(await late.call(setPublication, { body })).toMatchObject({
      status: 403,
      body: { code: 'SECOND_FACTOR_REQUIRED' },
    });
    expect((await (await news.as('editor')).call(setPublication, { body })).status).toBe(403);
    expect(await isPublished()).toBe(false);
  });

  it('is neither published nor off while nobody has decided, as in a row from builds before, and can then be published', async () => {
    await store(ready, null);
    expect((await news.http().call(getPublication, {})).status).toBe(503);
    const owner = await news.as('owner');
    expect((await owner.call(setPublication, { body: { published: true } })).status).toBe(200);
    expect(await isPublished()).toBe(true);
  });

  it('stays published when its particulars change', async () => {
    await store(ready, 'published');
    const owner = await news.as('owner');
    await owner.call(setOfficeProfile, { body: { ...ready, email: 'other@firm.example' } as never });
    expect(await isPublished()).toBe(true);
  });
});

describe('PUB-09: the site of an installation from builds before', () => {
  it.each([
    ['that somebody has saved the particulars of is published', 2, false, true],
    ['that nobody has', 1, false, false],
    ['of a demonstration is published', 1, true, true],
  ])('%s', async (_which, version, demo, published) => {
    await store({ ...shipped, version }, null);
    const config: { DEMO: boolean } = news.app.get(CONFIG);
    config.DEMO = demo;
    const before = (await written()).length;
    await Promise.all([1, 2].map(() => news.app.get(LoadShippedContent).onApplicationBootstrap()));
    config.DEMO = false;
    expect(await isPublished()).toBe(published);
    const action = published ? 'site.published' : 'site.taken-off';
    expect((await written()).slice(before)).toMatchObject([{ action, personId: null }]);
  });
});
