import { changeCategory, listEditedCategories } from '@diwan/contracts/site/categories/editing.http';
import { listContentChanges } from '@diwan/contracts/site/changes/http';
import { getOfficeProfile, setOfficeProfile } from '@diwan/contracts/site/office/http';
import { getEditedPage, publishPage } from '@diwan/contracts/site/pages/editing.http';
import { eventually } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type NewsRig, startNews } from '../../test/news-rig.js';
import { ContentChanges } from './content-changes.js';

let news: NewsRig;
let editor: Awaited<ReturnType<NewsRig['as']>>;
let owner: Awaited<ReturnType<NewsRig['as']>>;
beforeAll(async () => {
  news = await startNews();
  [editor, owner] = [await news.as('editor'), await news.as('owner')];
});
afterAll(() => news.stop());

const since = async (version: number) =>
  (await news.http().call(listContentChanges, { query: { since: version } as never })).body;
const now = async () => (await since(1_000_000)).version;

describe('ADR 0016: what has changed of the site', () => {
  it('names everything to who knows nothing, and nothing to who knows it all', async () => {
    const all = await since(0);
    expect(all.changed).toEqual(expect.arrayContaining(['office', 'categories', 'page/home']));
    expect(await since(all.version)).toEqual({ ...all, changed: [] });
  });

  it('names the page that is published', async () => {
    const before = await now();
    const { body } = await editor.call(getEditedPage, { query: { slug: 'home' } as never });
    const { en, ar, version } = body as never as Record<'en' | 'ar' | 'version', never>;
    const { status } = await editor.call(publishPage, { body: { slug: 'home', version, en, ar } });
    expect([status, (await since(before)).changed]).toEqual([expect.any(Number), ['page/home']]);
  });

  it('names categories and the office when they are changed, and nothing when the change is refused', async () => {
    const [category] = (await editor.call(listEditedCategories, {})).body;
    if (!category) throw new Error('No category');
    const { id, name, area, version } = category;
    const before = await now();
    await editor.call(changeCategory, { params: { id }, body: { name, area, version } });
    expect((await since(before)).changed).toEqual(['categories']);
    const { body: profile } = await news.http().call(getOfficeProfile, {});
    const between = await now();
    await owner.call(setOfficeProfile, { body: profile });
    // The search follows the office by an event, and notes a change of its own.
    await eventually(async () => expect(await now()).toBe(between + 2));
    expect((await since(between)).changed).toEqual(['office']);
    const after = await now();
    await owner.call(setOfficeProfile, { body: profile });
    await editor.call(changeCategory, { params: { id }, body: { name, area, version } });
    expect((await since(after)).changed).toEqual([]);
  });

  it('counts changes that happen at once one after the other', async () => {
    const changes = news.app.get(ContentChanges);
    const before = await now();
    await Promise.all(Array.from({ length: 20 }, (_, number) => changes.note([`page/many-${number}`])));
    const { version, changed } = await since(before);
    expect([version, changed.length]).toEqual([before + 20, 20]);
  });
});
