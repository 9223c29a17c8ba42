import { OfficeProfileChangedV1 } from '@diwan/contracts/site/office/events';
import { getOfficeProfile, setOfficeProfile } from '@diwan/contracts/site/office/http';
import { officeProfile } from '@diwan/contracts/site/office/questions';
import { CONFIG } from '@diwan/service-kit/app/config';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ENTERED, type NewsRig, startNews } from '../../test/news-rig.js';
import { readShippedContent } from '../content/shipped-content.js';
import { LoadShippedContent } from '../shipped/load-shipped-content.js';

const UNKNOWN = { phone: null, whatsappNumber: null, email: null, emergencyLine: false };
/** What builds before gave out as every firm's own. */
const INVENTED = { phone: '+96170000000', whatsappNumber: '+96170000000', email: 'info@diwan.example' };

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
  await rows().updateOne({}, { $set: { profile: shipped } });
});

describe('11: a firm that has entered nothing of itself', () => {
  it('gives no number, no address and no promise of an emergency line: they would be somebody else’s', async () => {
    expect(await shown()).toMatchObject({ ...UNKNOWN, address: null, foundedOn: null, barRegistration: null });
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
    expect(await shown()).toEqual(profile);
    const entered = await owner.call(setOfficeProfile, { body: { ...profile, ...ENTERED } });
    expect(entered).toMatchObject({ status: 200, body: { ...ENTERED, version: 2 } });
    expect(await shown()).toMatchObject(ENTERED);
  });
});

describe('11: what builds before gave out as the firm’s own', () => {
  it('is taken back at the next start, once, written down and told to all who keep a copy', async () => {
    await rows().updateOne({}, { $set: { profile: { ...shipped, ...INVENTED, emergencyLine: true } } });
    const told = (await news.eventsOf(OfficeProfileChangedV1)).length;
    const written = (await news.auditOf('office-profile', 'office')).length;
    await Promise.all([startAgain(), startAgain()]);
    await startAgain();
    expect(await shown()).toEqual({ ...shipped, ...UNKNOWN, version: 2 });
    const changes = (await news.auditOf('office-profile', 'office')).slice(written);
    expect(changes).toMatchObject([{ before: INVENTED, after: UNKNOWN }]);
    expect((await news.eventsOf(OfficeProfileChangedV1)).slice(told)).toHaveLength(1);
  });

  it.each([
    ['saved with it', { version: 3 }, { ...UNKNOWN, emergencyLine: true }],
    ['with a number of its own beside it', { phone: '+9611345678' }, { ...UNKNOWN, phone: '+9611345678' }],
  ])('is taken back of a profile %s, and nothing else', async (_whose, changes, left) => {
    const profile = { ...shipped, ...INVENTED, emergencyLine: true, ...changes };
    await rows().updateOne({}, { $set: { profile } });
    await startAgain();
    expect(await shown()).toEqual({ ...profile, ...left, version: profile.version + 1 });
  });

  it('stays where the firm has an address of its own for e-mail', async () => {
    const profile = { ...shipped, ...INVENTED, email: 'office@firm.example', version: 2 };
    await rows().updateOne({}, { $set: { profile } });
    await startAgain();
    expect(await shown()).toEqual(profile);
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
