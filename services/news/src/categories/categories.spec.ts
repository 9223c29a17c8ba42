import { subscribeToNewsletter } from '@diwan/contracts/messages/newsletter/http';
import { type ArticleSummary, getArticle, listArticles } from '@diwan/contracts/site/articles/http';
import type { NewsCategory } from '@diwan/contracts/site/categories/category';
import {
  archiveCategory,
  changeCategory,
  createCategory,
  type EditedCategory,
  listEditedCategories,
  orderCategories,
} from '@diwan/contracts/site/categories/editing.http';
import { listCategories } from '@diwan/contracts/site/categories/http';
import { outsiderMatrix } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type NewsRig, startNews } from '../../test/news-rig.js';
import { ArticleRepository } from '../articles/article.repository.js';
import { LoadShippedCategories } from './load-shipped-categories.js';

const SPECIFIED = ['General', 'Corporate Law', 'Immigration', 'Criminal Law', 'Personal Injury'];

let news: NewsRig;
let editor: Awaited<ReturnType<NewsRig['as']>>;
beforeAll(async () => {
  news = await startNews();
  editor = await news.as('editor');
});
afterAll(() => news.stop());

const offered = async (): Promise<NewsCategory[]> => (await news.http().call(listCategories, {})).body;
const offeredIds = async () => (await offered()).map(({ id }) => id);
const all = async (): Promise<EditedCategory[]> => (await editor.call(listEditedCategories, {})).body;
const one = async (id: string): Promise<EditedCategory> => {
  const found = (await all()).find((category) => category.id === id);
  if (!found) throw new Error(`No category ${id}`);
  return found;
};
const change = async (id: string, changes: Partial<EditedCategory>) => {
  const { name, area, version } = { ...(await one(id)), ...changes };
  return editor.call(changeCategory, { params: { id }, body: { name, area, version } });
};
const archive = async (id: string, archived: boolean) =>
  editor.call(archiveCategory, { params: { id }, body: { archived, version: (await one(id)).version } });
let number = 0;
const create = async (changes: Partial<EditedCategory> = {}): Promise<EditedCategory> => {
  number += 1;
  const body = { id: `topic-${number}`, name: { en: `Topic ${number}`, ar: `موضوع ${number}` }, area: 'tax' as const };
  const { id, name, area } = { ...body, ...changes };
  return (await editor.call(createCategory, { body: { id, name, area } })).body;
};
const publish = (slug: string, category: string) =>
  news.app.get(ArticleRepository).save(
    {
      slug,
      category,
      language: 'en',
      pair: slug,
      kind: 'news',
      title: slug,
      excerpt: '',
      markdown: 'x',
      author: null,
      imageId: null,
      imageAlt: '',
      published: true,
      featured: false,
      publishedAt: new Date('2026-10-01T08:00:00Z'),
    },
    new Date('2026-10-01T08:00:00Z'),
  );
const listed = (category: string) => news.http().call(listArticles, { query: { language: 'en', category } });
const article = (slug: string) => news.http().call(getArticle, { params: { slug }, query: { language: 'en' } });
const addressOf = (categories: string[]) => `${categories.join('-').toLowerCase()}@example.com`;
const subscribe = (categories: string[]) =>
  news.http().call(subscribeToNewsletter, {
    body: {
      email: addressOf(categories),
      language: 'en',
      categories,
      consentVersion: 'newsletter-2026-11',
    },
  });

describe('NEWS-06: what readers choose from', () => {
  it('D-032: starts with the five of the specification, each with a name in both languages and one entry of the taxonomy', async () => {
    expect(await offeredIds()).toEqual(SPECIFIED);
    expect(await offered()).toContainEqual({
      id: 'Criminal Law',
      name: { en: 'Criminal Law', ar: 'القانون الجزائي' },
    });
    expect((await all()).map(({ area }) => area)).toEqual([
      'other',
      'business',
      'immigration',
      'criminal',
      'personal-injury',
    ]);
  });

  it('may be kept by browsers for a minute, but not what staff see', async () => {
    const read = await fetch(`${news.url}/api/news/categories`);
    expect(read.headers.get('cache-control')).toBe('public, max-age=60');
    expect((await fetch(`${news.url}/api/news/editing/categories`)).headers.get('cache-control')).toBe('no-store');
  });

  it('a category that does not exist is refused at its field, whatever it looks like', async () => {
    for (const unknown of ['Nothing', 'corporate law', 'x\u0000', 'a'.repeat(61)])
      expect(await listed(unknown)).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION', fieldErrors: { category: 'invalid_choice' } },
      });
  });
});

describe('NEWS-06: staff manage the list', () => {
  it('a new name is in the filter, the list and the article at once, in both languages, and is audited', async () => {
    await publish('renamed', 'Immigration');
    const name = { en: 'Residence and work', ar: 'الإقامة والعمل' };
    expect(await change('Immigration', { name, area: 'labor' })).toMatchObject({
      status: 200,
      body: { id: 'Immigration', name, area: 'labor', version: 2 },
    });
    expect(await offered()).toContainEqual({ id: 'Immigration', name });
    const [found] = (await listed('Immigration')).body.items as ArticleSummary[];
    expect(found).toMatchObject({ slug: 'renamed', category: 'Immigration', categoryName: name });
    expect((await article('renamed')).body).toMatchObject({ categoryName: name, categoryArchived: false });
    expect(await news.auditOf('category', 'Immigration')).toMatchObject([
      { action: 'category.changed', before: { area: 'immigration', name: { en: 'Immigration' } }, after: { name } },
    ]);
  });

  it('D-129: a change made on an older version is refused', async () => {
    const { version } = await change('Personal Injury', { area: 'other' }).then(() => one('Personal Injury'));
    expect(await change('Personal Injury', { area: 'tax', version: version - 1 })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    });
    expect((await one('Personal Injury')).area).toBe('other');
  });

  it('a new category is the last one and takes articles and readers; a repeated key gets the first answer', async () => {
    const body = { id: 'tax-law', name: { en: 'Tax Law', ar: 'القانون الضريبي' }, area: 'tax' as const };
    const first = await editor.call(createCategory, { body }, { 'Idempotency-Key': 'tax' });
    const again = await editor.call(createCategory, { body }, { 'Idempotency-Key': 'tax' });
    expect([first.status, again.body]).toEqual([201, first.body]);
    expect(first.body).toEqual({ ...body, archived: false, version: 1 });
    expect((await offeredIds()).at(-1)).toBe('tax-law');
    await publish('taxed', 'tax-law');
    expect((await listed('tax-law')).body.items).toMatchObject([{ slug: 'taxed', categoryName: body.name }]);
    expect((await subscribe(['tax-law'])).status).toBe(202);
    expect((await news.auditOf('category', 'tax-law')).map(({ action }) => action)).toEqual(['category.created']);
  });

  it.each([
    ['an id that is there', { id: 'tax-law' }, { id: 'id_taken' }],
    ['an id that differs from another by its capitals only', { id: 'corporate-law' }, { id: 'id_taken' }],
    ['a name that is there', { name: { en: ' criminal  LAW', ar: 'جديد' } }, { 'name.en': 'name_taken' }],
    ['an Arabic name that is there', { name: { en: 'New', ar: 'القانون الجزائي' } }, { 'name.ar': 'name_taken' }],
  ])('refuses %s', async (_what, changes, fieldErrors) => {
    const body = { id: 'never-stored', name: { en: 'Never', ar: 'أبدًا' }, area: 'tax' as const, ...changes };
    expect(await editor.call(createCategory, { body })).toMatchObject({
      status: 409,
      body: { code: 'DUPLICATE', fieldErrors },
    });
  });

  it.each([
    ['an id with capitals or blanks', { id: 'Tax Law' }, 'id'],
    ['a name in one language', { name: { en: 'A', ar: ' ' } }, 'name.ar'],
    ['an area outside of the taxonomy', { area: 'space' }, 'area'],
  ])('refuses %s at its field', async (_what, changes, field) => {
    const body = { id: 'never-stored', name: { en: 'Never', ar: 'أبدًا' }, area: 'tax', ...changes };
    const answer = await editor.call(createCategory, { body: body as never });
    expect(answer).toMatchObject({ status: 400, body: { fieldErrors: { [field]: expect.any(String) } } });
    expect((await all()).map(({ id }) => id)).not.toContain('never-stored');
  });

  it('renaming to the name of another is refused, to its own in other capitals is not', async () => {
    const made = await create();
    expect(await change(made.id, { name: { en: 'General', ar: made.name.ar } })).toMatchObject({
      status: 409,
      body: { code: 'DUPLICATE', fieldErrors: { 'name.en': 'name_taken' } },
    });
    expect((await change(made.id, { name: { en: made.name.en.toUpperCase(), ar: made.name.ar } })).status).toBe(200);
  });

  it('are put in order, and an order that misses one is refused', async () => {
    const seen = await offeredIds();
    const ids = [...seen].reverse();
    expect(await editor.call(orderCategories, { body: { seen, ids: ids.slice(1) } })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    });
    const ordered = await editor.call(orderCategories, { body: { seen, ids } });
    expect(ordered.body.map(({ id }: EditedCategory) => id)).toEqual(ids);
    expect(await offeredIds()).toEqual(ids);
    expect((await news.auditOf('categories', 'order')).at(-1)).toMatchObject({ after: ids });
  });

  it('D-129: an order made over one that somebody else changed meanwhile is refused', async () => {
    const seen = await offeredIds();
    const theirs = [...seen.slice(1), seen[0]!];
    expect((await editor.call(orderCategories, { body: { seen, ids: theirs } })).status).toBe(200);
    const late = await editor.call(orderCategories, { body: { seen, ids: [...seen].reverse() } });
    expect(late).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(await offeredIds()).toEqual(theirs);
  });

  it('an archived one is offered to nobody, keeps its articles and their name, and comes back at the end', async () => {
    const made = await create();
    await publish('kept', made.id);
    expect((await archive(made.id, true)).body).toMatchObject({ archived: true });
    expect(await offeredIds()).not.toContain(made.id);
    expect((await all()).at(-1)?.id).toBe(made.id);
    expect((await listed(made.id)).body.items).toMatchObject([{ slug: 'kept', categoryName: made.name }]);
    expect((await article('kept')).body).toMatchObject({ categoryName: made.name, categoryArchived: true });
    expect((await archive(made.id, false)).body).toMatchObject({ archived: false });
    expect((await offeredIds()).at(-1)).toBe(made.id);
    expect((await news.auditOf('category', made.id)).map(({ action }) => action)).toEqual([
      'category.created',
      'category.archived',
      'category.restored',
    ]);
  });

  it('the default category cannot be archived', async () => {
    expect(await archive('General', true)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', fieldErrors: { archived: 'default_category' } },
    });
    expect(await offeredIds()).toContain('General');
  });

  it('one that does not exist cannot be changed', async () => {
    const body = { name: { en: 'A', ar: 'أ' }, area: 'tax' as const, version: 1 };
    expect((await editor.call(changeCategory, { params: { id: 'nowhere' }, body })).status).toBe(404);
    const away = { archived: true, version: 1 };
    expect((await editor.call(archiveCategory, { params: { id: 'nowhere' }, body: away })).status).toBe(404);
  });

  it('the next start of the service changes nothing of what the firm made of them', async () => {
    const before = await all();
    await news.app.get(LoadShippedCategories).onApplicationBootstrap();
    expect(await all()).toEqual(before);
  });
});

describe('NEWS-06, NEWS-08: the newsletter by category', () => {
  it('refuses unknown and archived ones, each at its place, and stores nothing', async () => {
    const made = await create();
    await archive(made.id, true);
    expect(await subscribe(['General', 'Nothing', made.id])).toMatchObject({
      status: 400,
      body: {
        code: 'VALIDATION',
        fieldErrors: { 'categories.1': 'invalid_choice', 'categories.2': 'archived_category' },
      },
    });
    expect(await news.model('Subscription').countDocuments({ email: addressOf(['General', 'Nothing', made.id]) })).toBe(
      0,
    );
  });

  it('a subscription made before its category was archived stays as it was', async () => {
    const made = await create();
    expect((await subscribe([made.id])).status).toBe(202);
    await archive(made.id, true);
    const email = addressOf([made.id]);
    expect(await news.model('Subscription').findOne({ email }).lean()).toMatchObject({ categories: [made.id] });
  });
});

describe('NEWS-06: outsiders', () => {
  it.each(
    outsiderMatrix([
      listCategories,
      listEditedCategories,
      createCategory,
      changeCategory,
      archiveCategory,
      orderCategories,
    ]),
  )('$title', async ({ send, expected }) => {
    expect(await send(news)).toMatchObject(expected);
  });

  it.each(['lawyer', 'assistant', 'accountant', 'client'] as const)('%s cannot rename a category', async (role) => {
    const { name, area, version } = await one('General');
    const body = { name: { ...name, en: 'Taken over' }, area, version };
    const answer = await (await news.as(role)).call(changeCategory, { params: { id: 'General' }, body });
    expect([answer.status, answer.body.code]).toEqual([403, 'FORBIDDEN']);
    expect((await one('General')).name).toEqual(name);
  });
});
