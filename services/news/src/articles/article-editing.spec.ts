import {
  changeArticle,
  createArticle,
  deleteArticle,
  type EditedArticle,
  getEditedArticle,
  listEditedArticles,
} from '@diwan/contracts/site/articles/desk.http';
import { getArticle, listArticles } from '@diwan/contracts/site/articles/http';
import { listContentChanges } from '@diwan/contracts/site/changes/http';
import { uploadImage } from '@diwan/contracts/site/images/http';
import { outsiderMatrix } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { type NewsRig, startNews } from '../../test/news-rig.js';

const DAY_MS = 86_400_000;
let news: NewsRig;
let editor: Awaited<ReturnType<NewsRig['as']>>;
beforeAll(async () => {
  news = await startNews();
  editor = await news.as('editor');
});
afterAll(() => news.stop());

const FIELDS = {
  kind: 'article' as const,
  category: 'General',
  title: 'Leases after the reform',
  excerpt: 'What tenants should know.',
  content: '## Rent\n\nIt is due on the first.',
  author: null,
  featured: false,
  published: false,
  image: null,
};
let number = 0;
const write = async (changes: object = {}): Promise<EditedArticle> => {
  number += 1;
  const body = { language: 'en' as const, ...FIELDS, slug: `article-${number}`, ...changes };
  return (await editor.call(createArticle, { body })).body;
};
const change = ({ id, slug, version }: EditedArticle, changes: object = {}) =>
  editor.call(changeArticle, { params: { id }, body: { ...FIELDS, slug, version, ...changes } });
const remove = ({ id, version }: Pick<EditedArticle, 'id' | 'version'>, deleted: boolean) =>
  editor.call(deleteArticle, { params: { id }, body: { deleted, version } });
const read = (slug: string) => news.http().call(getArticle, { params: { slug }, query: { language: 'en' } });
const listed = async (query: object = {}) =>
  (await editor.call(listEditedArticles, { query: query as never })).body.items.map(({ id }: EditedArticle) => id);
const version = async () =>
  (await news.http().call(listContentChanges, { query: { since: 1_000_000 } as never })).body.version;
const changedSince = async (since: number) =>
  (await news.http().call(listContentChanges, { query: { since } as never })).body.changed;

describe('NEWS-04, NEWS-05: writing articles', () => {
  it('D-069: a draft is read by its editor and found by nobody else', async () => {
    const draft = await write();
    expect(draft).toMatchObject({ state: 'draft', publishedAt: null, version: 1 });
    expect((await editor.call(getEditedArticle, { params: { id: draft.id } })).body).toEqual(draft);
    expect((await read(draft.slug)).status).toBe(404);
    expect((await read(draft.id)).status).toBe(404);
  });

  it('publishing, changing, withdrawing: the site follows, and front doors are told each time (ADR 0016)', async () => {
    const draft = await write();
    const moves = [{ published: true }, { published: true, title: 'Another title' }, { published: false }];
    const statuses: number[] = [];
    let article = draft;
    for (const move of moves) {
      const before = await version();
      article = (await change(article, move)).body;
      expect(await changedSince(before)).toEqual(['articles']);
      statuses.push((await read(draft.slug)).status);
    }
    expect(statuses).toEqual([200, 200, 404]);
    const audit = await news.auditOf('article', draft.id);
    expect(audit.map(({ action }) => action)).toEqual([
      'article.created',
      'article.published',
      'article.changed',
      'article.withdrawn',
    ]);
  });

  it('D-155: the day of publication is that of the first', async () => {
    const first = await write({ published: true });
    const withdrawn = (await change(first, { published: false })).body;
    const again = (await change(withdrawn, { published: true })).body;
    expect([first.publishedAt, again.publishedAt]).toEqual([expect.any(String), first.publishedAt]);
  });

  it('D-069: a script in the text is shown, not run', async () => {
    const { slug } = await write({ published: true, content: 'Before <script>alert(1)</script> after' });
    const { body } = await read(slug);
    expect(body.html).toContain('&lt;script&gt;');
    expect(body.html).not.toContain('<script');
  });

  it('an address that was changed goes on leading to the article; a taken one is refused at its field', async () => {
    const article = await write({ published: true });
    const moved = (await change(article, { published: true, slug: `${article.slug}-moved` })).body;
    expect((await read(article.slug)).body).toMatchObject({ id: article.id, slug: moved.slug });
    const other = await write();
    expect(await change(other, { slug: moved.slug })).toMatchObject({
      status: 409,
      body: { code: 'DUPLICATE', fieldErrors: { slug: 'address_taken' } },
    });
  });

  it('D-129: who saw an older version overwrites nothing', async () => {
    const article = await write();
    await change(article, { title: 'By somebody' });
    expect(await change(article, { title: 'By another' })).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    const { body } = await editor.call(getEditedArticle, { params: { id: article.id } });
    expect(body.title).toBe('By somebody');
  });

  it.each([
    ['title', { title: ' ' }, { title: 'required' }],
    ['content', { content: '' }, { content: 'required' }],
    ['category', { category: 'Nothing' }, { category: 'invalid_choice' }],
    ['image', { image: { id: '64b0000000000000000000aa', alt: 'A court' } }, { image: 'unknown_image' }],
  ])('refuses a wrong %s at its field', async (field, changes, _errors) => {
    const answer = await change(await write(), changes);
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.body as never as { fieldErrors: object }).fieldErrors)).toEqual([field]);
  });

  const A_PICTURE = '/api/news/images/64b0000000000000000000aa/800.webp';
  it.each([
    ['a link that runs something', '[here](javascript:alert(1))', 'unsafe_link'],
    ['a link to another host without a scheme', '[here](//evil.example)', 'unsafe_link'],
    ['a picture of somebody else', '![A court](https://evil.example/x.png)', 'unknown_picture'],
    ['a picture that the library does not have', `![A court](${A_PICTURE})`, 'unknown_picture'],
  ])('D-069: refuses %s in the text', async (_what, content, fault) => {
    expect(await change(await write(), { content })).toMatchObject({
      status: 400,
      body: { fieldErrors: { content: fault } },
    });
  });

  it('NEWS-07, D-069: a picture in the text has words, and the site shows it with its size', async () => {
    const form = new FormData();
    const stairs = sharp({ create: { width: 900, height: 600, channels: 3, background: '#335544' } });
    form.set('file', new Blob([new Uint8Array(await stairs.png().toBuffer())]), 'stairs.png');
    const { id } = (await editor.send('POST', `/api/news${uploadImage.path}`, { body: form })).body;
    const picture = (words: string) => `Before\n\n![${words}](/api/news/images/${id}/800.webp)`;
    const article = await write({ published: true });
    expect(await change(article, { published: true, content: picture('') })).toMatchObject({
      status: 400,
      body: { fieldErrors: { content: 'picture_without_words' } },
    });
    await change(article, { published: true, content: picture('The stairs of a court') });
    const { html } = (await read(article.slug)).body;
    expect(html).toMatch(
      new RegExp(`<img src="/api/news/images/${id}/[^>]*alt="The stairs of a court" width="900" height="600"`),
    );
  });

  it('D-069: an image without words for those who do not see it is refused', async () => {
    const answer = await change(await write(), { image: { id: '64b0000000000000000000aa', alt: '' } });
    expect(answer).toMatchObject({ status: 400, body: { fieldErrors: { 'image.alt': expect.any(String) } } });
  });
});

describe('NEWS-04: the list and the bin', () => {
  it('is newest first, and narrowed by title, state, category and language', async () => {
    const one = await write({ title: 'Zebra (one)', category: 'Immigration' });
    const two = await write({ title: 'zebra two', published: true });
    const three = await write({ title: 'حمار', language: 'ar' });
    expect((await listed()).slice(0, 3)).toEqual([three.id, two.id, one.id]);
    expect(await listed({ search: 'ZEBRA' })).toEqual([two.id, one.id]);
    expect(await listed({ search: 'zebra (' })).toEqual([one.id]);
    expect(await listed({ search: 'zebra', state: 'published' })).toEqual([two.id]);
    expect(await listed({ search: 'zebra', category: 'Immigration' })).toEqual([one.id]);
    expect(await listed({ language: 'ar', search: 'حمار' })).toEqual([three.id]);
  });

  it('D-072: what is deleted leaves the site and is restored as a draft for 30 days, then no more', async () => {
    const article = await write({ published: true });
    const before = await version();
    const { body: deleted } = await remove(article, true);
    expect([deleted.state, (await read(article.slug)).status]).toEqual(['deleted', 404]);
    expect(await changedSince(before)).toEqual(['articles']);
    expect((await editor.call(getEditedArticle, { params: { id: article.id } })).status).toBe(404);
    expect([await listed(), await listed({ state: 'deleted' })]).toEqual([
      expect.not.arrayContaining([article.id]),
      expect.arrayContaining([article.id]),
    ]);
    expect((await change(deleted)).status).toBe(409);
    const { body: restored } = await remove(deleted, false);
    expect([restored.state, (await read(article.slug)).status]).toEqual(['draft', 404]);
    const { body: again } = await remove(restored, true);
    const old = new Date(Date.now() - 31 * DAY_MS);
    await news.model('Article').updateOne({ _id: article.id }, { $set: { deletedAt: old } });
    expect(await listed({ state: 'deleted' })).not.toContain(article.id);
    expect((await remove(again, false)).status).toBe(404);
  });

  it('a fourth featured article takes the place of the oldest (NEWS-03)', async () => {
    const four = [];
    for (const _ of [1, 2, 3, 4]) four.push(await write({ published: true, featured: true }));
    const query = { language: 'en' as const, featured: 'true' as const, limit: 3 };
    const { body } = await news.http().call(listArticles, { query });
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual(
      four
        .slice(1)
        .reverse()
        .map(({ id }) => id),
    );
  });
});

describe('D-023: nobody but editors writes articles', () => {
  it.each(outsiderMatrix([listEditedArticles, getEditedArticle, createArticle, changeArticle, deleteArticle]))(
    '$title',
    async ({ send, expected }) => {
      expect(await send(news)).toMatchObject(expected);
    },
  );
});
