import { SubscriptionRequestedV1 } from '@diwan/contracts/messages/newsletter/events';
import { confirmSubscription, subscribeToNewsletter, unsubscribe } from '@diwan/contracts/messages/newsletter/http';
import { reachOfSubscriber, reachOfSubscription, subscribersTo } from '@diwan/contracts/messages/newsletter/questions';
import { countClientsWanting } from '@diwan/contracts/people/persons/questions';
import {
  changeArticle,
  countArticleAudience,
  createArticle,
  type EditedArticle,
} from '@diwan/contracts/site/articles/desk.http';
import { ArticlePublishedV1 } from '@diwan/contracts/site/articles/events';
import { articleToTell } from '@diwan/contracts/site/articles/questions';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type NewsRig, startNews } from '../../test/news-rig.js';

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
  title: 'Leases',
  excerpt: '',
  content: 'Text.',
  author: null,
  featured: false,
  image: null,
};
let number = 0;
const write = (changes: { published: boolean; notify?: boolean }) => {
  number += 1;
  return editor.call(createArticle, { body: { language: 'en', ...FIELDS, slug: `told-${number}`, ...changes } });
};
const change = ({ id, slug, version }: EditedArticle, changes: { published: boolean; notify?: boolean }) =>
  editor.call(changeArticle, { params: { id }, body: { ...FIELDS, slug, version, ...changes } });
const toldOf = async ({ id }: EditedArticle) =>
  (await news.eventsOf(ArticlePublishedV1))
    .filter(({ payload }) => payload.articleId === id)
    .map(({ payload }) => payload);
const tellable = ({ id }: EditedArticle) => news.ask(articleToTell, { articleId: id });

describe('NEWS-10: an article is told of', () => {
  it('D-070: ten edits, one notice', async () => {
    let article = (await write({ published: false })).body;
    article = (await change(article, { published: true, notify: true })).body;
    for (let edits = 0; edits < 10; edits++) article = (await change(article, { published: true })).body;
    article = (await change(article, { published: false })).body;
    article = (await change(article, { published: true })).body;
    expect(await toldOf(article)).toEqual([{ articleId: article.id, language: 'en', category: 'General' }]);
  });

  it('D-070: nobody is told unless it was ticked, nor later, nor of a draft', async () => {
    const quiet = (await write({ published: true })).body;
    const again = await change(quiet, { published: true, notify: true });
    expect([again.status, again.body]).toEqual([
      400,
      expect.objectContaining({ fieldErrors: { notify: 'not_first_publication' } }),
    ]);
    expect((await write({ published: false, notify: true })).status).toBe(400);
    expect(await toldOf(quiet)).toEqual([]);
  });

  it('D-070: one that is published as it is written is told of at once, and not while it is off the site', async () => {
    const { body } = await write({ published: true, notify: true });
    expect(await toldOf(body)).toHaveLength(1);
    expect(await tellable(body)).toEqual({ title: 'Leases', path: `/news/${body.slug}`, language: 'en' });
    await change(body, { published: false });
    expect(await tellable(body)).toBeNull();
  });
});

describe('PUB-09: of a site that is not published', () => {
  const publish = (publication: 'published' | 'off') =>
    news.model('OfficeProfile').updateOne({}, { $set: { publication } });
  afterEach(() => publish('published'));

  it('nobody is told: the message would lead nowhere', async () => {
    const { body: draft } = await write({ published: false });
    const { body: told } = await write({ published: true, notify: true });
    await publish('off');
    const refused = { status: 400, body: { fieldErrors: { notify: 'site_not_published' } } };
    expect(await write({ published: true, notify: true })).toMatchObject(refused);
    expect(await change(draft, { published: true, notify: true })).toMatchObject(refused);
    expect(await tellable(told)).toBeNull();
    expect((await change(draft, { published: true })).status).toBe(200);
  });
});

describe('NEWS-08, NEWS-10: its audience', () => {
  const tokenOf = (url: string) => new URL(url).searchParams.get('token') ?? '';
  const subscribe = async (email: string, language: 'en' | 'ar', categories: string[], { confirmed = true } = {}) => {
    const body = { email, language, categories, consentVersion: 'newsletter-2026-11' as const };
    await news.http().call(subscribeToNewsletter, { body });
    const { payload } = (await news.eventsOf(SubscriptionRequestedV1)).at(-1)!;
    const reach = await news.ask(reachOfSubscription, payload);
    if (confirmed) await news.http().call(confirmSubscription, { body: { token: tokenOf(reach!.confirmUrl) } });
    return { id: payload.subscriptionId, token: tokenOf(reach!.unsubscribeUrl) };
  };

  it('is who confirmed, reads the language and chose the category or all of them', async () => {
    news.rpcAnswers(countClientsWanting, ({ topic, language }) => ({
      count: topic === 'news' && language === 'en' ? 7 : 0,
    }));
    const all = await subscribe('all@b.test', 'en', []);
    const chosen = await subscribe('chosen@b.test', 'en', ['Immigration']);
    await subscribe('arabic@b.test', 'ar', []);
    await subscribe('waiting@b.test', 'en', [], { confirmed: false });
    const of = (category: string) => ({ language: 'en' as const, category });
    const count = async (category: string) => (await editor.call(countArticleAudience, { query: of(category) })).body;
    const part = (after: string | null) => news.ask(subscribersTo, { ...of('Immigration'), after });
    expect(await count('General')).toEqual({ clients: 7, subscribers: 1 });
    expect(await count('Immigration')).toEqual({ clients: 7, subscribers: 2 });
    expect(await part(null)).toEqual({ ids: [all.id, chosen.id], next: null });
    expect(await part(all.id)).toEqual({ ids: [chosen.id], next: null });
    const reached = await news.ask(reachOfSubscriber, { subscriptionId: chosen.id });
    expect(reached).toMatchObject({ email: 'chosen@b.test', unsubscribeUrl: expect.stringContaining(chosen.token) });
    await news.http().call(unsubscribe, { body: { token: chosen.token } });
    expect(await news.ask(reachOfSubscriber, { subscriptionId: chosen.id })).toBeNull();
    expect(await count('Immigration')).toEqual({ clients: 7, subscribers: 1 });
  });
});
