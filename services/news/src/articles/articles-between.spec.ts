import { changeArticle, createArticle } from '@diwan/contracts/site/articles/desk.http';
import { articlesBetween } from '@diwan/contracts/site/articles/questions';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type NewsRig, startNews } from '../../test/news-rig.js';

const at = (hour: number) => new Date(`2030-05-06T${String(hour).padStart(2, '0')}:00:00.000Z`);
const FIELDS = {
  ...{ kind: 'article' as const, excerpt: '', content: 'Text.', author: null, featured: false, image: null },
};

describe('NEWS-09: what was published between two digests', () => {
  let news: NewsRig;
  let editor: Awaited<ReturnType<NewsRig['as']>>;
  beforeAll(async () => {
    news = await startNews();
    editor = await news.as('editor');
  });
  afterAll(() => news.stop());
  afterEach(() => news.setTime(null));

  const publish = async (hour: number, slug: string, category: string, language: 'en' | 'ar' = 'en') => {
    news.setTime(at(hour));
    editor = await news.as('editor');
    const body = { ...FIELDS, title: slug, slug, category, language, published: true };
    return (await editor.call(createArticle, { body })).body;
  };
  const between = async (from: number, until: number) => {
    const found = await news.ask(articlesBetween, { after: at(from).toISOString(), until: at(until).toISOString() });
    return found.map(({ title, area, language }) => `${title} ${area} ${language}`);
  };

  it('are first publications in both languages, with what their category is about, and what is on the site only', async () => {
    await publish(8, 'before', 'General');
    const taken = await publish(9, 'taken', 'Immigration');
    await publish(10, 'arabic', 'General', 'ar');
    await publish(11, 'after', 'General');
    expect(await between(8, 10)).toEqual(['arabic other ar', 'taken immigration en']);
    const { id, slug, version } = taken;
    const body = { ...FIELDS, title: slug, slug, category: 'Immigration', version };
    await editor.call(changeArticle, { params: { id }, body: { ...body, published: false } });
    expect(await between(8, 10)).toEqual(['arabic other ar']);
    // What comes back is no news.
    await editor.call(changeArticle, { params: { id }, body: { ...body, published: true, version: version + 1 } });
    expect(await between(10, 11)).toEqual(['after other en']);
    // PUB-09: of a site that is not published nobody is sent to anything.
    const store = (publication: 'published' | 'off') =>
      news.model('OfficeProfile').updateOne({}, { $set: { publication } });
    await store('off');
    expect(await between(8, 11)).toEqual([]);
    await store('published');
  });
});
