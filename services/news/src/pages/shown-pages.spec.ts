import { LANGUAGES } from '@diwan/contracts/shared/language';
import { OfficeProfileChangedV1 } from '@diwan/contracts/site/office/events';
import { getOfficeProfile, setOfficeProfile } from '@diwan/contracts/site/office/http';
import { previewPage } from '@diwan/contracts/site/pages/editing.http';
import { getPage } from '@diwan/contracts/site/pages/http';
import { searchSite } from '@diwan/contracts/site/search/http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ENTERED, type NewsRig, startNews } from '../../test/news-rig.js';
import { readShippedContent } from '../content/shipped-content.js';

let news: NewsRig;
beforeAll(async () => {
  news = await startNews();
});
afterAll(() => news.stop());

const { pages, facts } = readShippedContent();

/** Lets the office choose, and the search hear of it. */
async function choose(unreviewedFacts: 'noted' | 'hidden') {
  const owner = await news.as('owner');
  const { body: profile } = await owner.call(getOfficeProfile, {});
  const { body } = await owner.call(setOfficeProfile, { body: { ...profile, unreviewedFacts } });
  await news.deliver(OfficeProfileChangedV1, { version: body.version });
}
/** Everything that the site says of its pages, as one text. */
async function sources(): Promise<string> {
  const answers = await Promise.all(
    pages.map(({ page: { slug }, language }) => news.http().call(getPage, { query: { slug, language } })),
  );
  return answers.map(({ text }) => text).join('\n');
}
const found = async (q: string) => (await news.http().call(searchSite, { query: { language: 'en', q } })).text;

describe('D-047: statements that no partner has signed off', () => {
  it('are on the site with their note, or in no page and no search result, as the office chooses', async () => {
    const open = facts.filter(({ reviewState }) => reviewState !== 'reviewed');
    expect(open.length).toBeGreaterThan(50);
    const stated = (source: string) =>
      open.filter(({ text }) => LANGUAGES.some((language) => source.includes(JSON.stringify(text[language]))));
    expect(stated(await sources()).length).toBeGreaterThan(50);
    await choose('hidden');
    const hidden = await sources();
    expect(stated(hidden).map(({ id }) => id)).toEqual([]);
    expect(hidden).not.toContain('{fact:');
    expect(await found('Law 296/2001')).not.toContain('296/2001');
    await choose('noted');
    expect(stated(await sources()).length).toBeGreaterThan(50);
  });
});

describe('D-047: what readers get of a fact', () => {
  it('is what it says and who reviewed it, not where the firm took it from or what it thinks of it', async () => {
    const notes = new Set(facts.map(({ source }) => JSON.stringify(source).slice(1, -1)));
    const source = await sources();
    expect([...notes].filter((note) => source.includes(note))).toEqual([]);
    const { body } = await news.http().call(getPage, { query: { slug: 'services/labor-law', language: 'en' } });
    expect(body.facts.length).toBeGreaterThan(0);
    for (const fact of body.facts)
      expect(Object.keys(fact).sort()).toEqual(['id', 'reviewed', 'statute', 'text', 'value']);
  });
});

describe('11: the firm’s name on its pages', () => {
  it('is that of its profile, for visitors, in what is found and in a preview', async () => {
    const owner = await news.as('owner');
    const { body: profile } = await owner.call(getOfficeProfile, {});
    const name = { en: 'Haddad and Partners', ar: 'حداد وشركاؤه' };
    const { body } = await owner.call(setOfficeProfile, { body: { ...profile, ...ENTERED, name } });
    await news.deliver(OfficeProfileChangedV1, { version: body.version });
    const said = await sources();
    for (const words of [
      'Haddad and Partners keeps the data described here',
      'تُحفظ البيانات المبيّنة هنا لدى حداد وشركاؤه',
    ])
      expect([words, said.includes(words)]).toEqual([words, true]);
    expect(said.match(/\{firm\}|Diwan|ديوان/)?.[0]).toBeUndefined();
    expect(await found('Haddad')).toContain('"Haddad"');
    const preview = await owner.call(previewPage, { query: { slug: 'privacy', language: 'ar' } });
    expect(JSON.stringify(preview.body.page)).toContain('حداد وشركاؤه');
  });
});
