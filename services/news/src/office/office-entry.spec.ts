import { OfficeProfileChangedV1 } from '@diwan/contracts/site/office/events';
import { getOfficeProfile, setOfficeProfile } from '@diwan/contracts/site/office/http';
import { officeProfile } from '@diwan/contracts/site/office/questions';
import { getPublication } from '@diwan/contracts/site/publication/http';
import { CONFIG } from '@diwan/service-kit/app/config';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ENTERED, type NewsRig, startNews } from '../../test/news-rig.js';
import { ContentChanges } from '../changes/content-changes.js';
import { readShippedContent } from '../content/shipped-content.js';
import { seedOffice } from '../demo/seed-office.js';
import { LoadShippedContent } from '../shipped/load-shipped-content.js';
import { INVENTED } from './invented.js';

const UNKNOWN = {
  ...{ name: { en: '', ar: '' }, phone: null, whatsappNumber: null, email: null, emergencyLine: false },
  ...{ address: null, barRegistration: null, vatNumber: null },
};

let news: NewsRig;
beforeAll(async () => {
  news = await startNews({ entered: false });
});
afterAll(() => news.stop());

const { profile: shipped } = readShippedContent();
const rows = () => news.model('OfficeProfile');
const shown = async () => (await news.http().call(getOfficeProfile, {})).body;
const startAgain = () => news.app.get(LoadShippedContent).onApplicationBootstrap();
beforeEach(async () => {
  await rows().updateOne({}, { $set: { profile: shipped }, $unset: { inventedWithdrawn: true } });
});

describe('11: a firm that has entered nothing of itself', () => {
  it('gives no number, no address and no promise of an emergency line: they would be somebody else’s', async () => {
    expect(await shown()).toMatchObject({ ...UNKNOWN, foundedOn: null });
    expect(await news.ask(officeProfile, {})).toMatchObject(UNKNOWN);
  });

  it('is entered with all of them or not at all, by who keeps the office', async () => {
    const owner = await news.as('owner');
    const profile = await shown();
    for (const name of ['phone', 'whatsappNumber', 'email'] as const) {
      const body = { ...profile, ...ENTERED, [name]: null } as never;
      expect(await owner.call(setOfficeProfile, { body })).toMatchObject({
        status: 400,
        body: { fieldErrors: { [name]: expect.any(String) } },
      });
    }
    const unnamed = { ...profile, ...ENTERED, name: profile.name };
    expect(await owner.call(setOfficeProfile, { body: unnamed as never })).toMatchObject({
      status: 400,
      body: { fieldErrors: { 'name.en': 'required', 'name.ar': 'required' } },
    });
    expect(await shown()).toEqual(profile);
    const entered = await owner.call(setOfficeProfile, { body: { ...profile, ...ENTERED } });
    expect(entered).toMatchObject({ status: 200, body: { ...ENTERED, version: 2 } });
    expect(await shown()).toMatchObject(ENTERED);
  });
});

describe('11: what builds before gave out as the firm’s own', () => {
  it('is taken back at the next start, once, written down and told to all who keep a copy', async () => {
    await rows().updateOne({}, { $set: { profile: { ...shipped, ...INVENTED } } });
    const told = (await news.eventsOf(OfficeProfileChangedV1)).length;
    const written = (await news.auditOf('office-profile', 'office')).length;
    await Promise.all([startAgain(), startAgain()]);
    await startAgain();
    expect(await shown()).toEqual({ ...shipped, ...UNKNOWN, version: 2 });
    const changes = (await news.auditOf('office-profile', 'office')).slice(written);
    expect(changes).toMatchObject([{ before: INVENTED, after: UNKNOWN }]);
    expect((await news.eventsOf(OfficeProfileChangedV1)).slice(told)).toHaveLength(1);
  });

  it('is not taken from a firm that enters it again: it was its own', async () => {
    await rows().updateOne({}, { $set: { profile: { ...shipped, ...INVENTED } } });
    await startAgain();
    const owner = await news.as('owner');
    const own = { ...ENTERED, phone: INVENTED.phone };
    const saved = await owner.call(setOfficeProfile, { body: { ...(await shown()), ...own } });
    await startAgain();
    expect(await shown()).toEqual(saved.body);
    expect(saved.body).toMatchObject(own);
  });

  it('is not looked for in what a fresh firm enters', async () => {
    await rows().deleteOne({});
    await startAgain();
    const owner = await news.as('owner');
    const own = { ...ENTERED, phone: INVENTED.phone, vatNumber: INVENTED.vatNumber };
    await owner.call(setOfficeProfile, { body: { ...(await shown()), ...own } });
    await startAgain();
    expect(await shown()).toMatchObject(own);
  });

  it('is entered for a demonstration, told to all who keep a copy, and taken back when it is none any more', async () => {
    await rows().updateOne({}, { $set: { inventedWithdrawn: true } });
    const told = (await news.eventsOf(OfficeProfileChangedV1)).length;
    const stores = { offices: rows(), outbox: news.app.get(Outbox), changes: news.app.get(ContentChanges) };
    await seedOffice(stores);
    await seedOffice(stores);
    expect(await shown()).toEqual({ ...shipped, ...INVENTED });
    expect((await news.eventsOf(OfficeProfileChangedV1)).slice(told)).toHaveLength(1);
    const written = (await news.auditOf('office-profile', 'office')).length;
    await startAgain();
    expect(await shown()).toEqual({ ...shipped, version: 2 });
    expect((await news.http().call(getPublication, {})).body).toEqual({ published: false });
    const lines = (await news.auditOf('office-profile', 'office')).slice(written).map(({ action }) => action);
    expect(lines).toEqual(['office-profile.changed', 'site.taken-off']);
  });

  it('stays in a demonstration, which shows that it is one', async () => {
    const profile = { ...shipped, ...INVENTED };
    await rows().updateOne({}, { $set: { profile } });
    const config: { DEMO: boolean } = news.app.get(CONFIG);
    config.DEMO = true;
    await startAgain();
    config.DEMO = false;
    expect(await shown()).toEqual(profile);
  });
});
