import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ENDPOINTS } from '@diwan/contracts/http/all';
import { SubscriptionRequestedV1 } from '@diwan/contracts/messages/newsletter/events';
import { confirmSubscription, subscribeToNewsletter, unsubscribe } from '@diwan/contracts/messages/newsletter/http';
import { reachOfSubscription } from '@diwan/contracts/messages/newsletter/questions';
import { listAddresses } from '@diwan/contracts/site/addresses/http';
import { getArticle, listArticles } from '@diwan/contracts/site/articles/http';
import { getAttorney } from '@diwan/contracts/site/attorneys/http';
import { OfficeProfileChangedV1 } from '@diwan/contracts/site/office/events';
import { setOfficeProfile } from '@diwan/contracts/site/office/http';
import { officeProfile } from '@diwan/contracts/site/office/questions';
import { getPage } from '@diwan/contracts/site/pages/http';
import { searchSite } from '@diwan/contracts/site/search/http';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { outsiderMatrix, startTestService, type TestService } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { ArticleRepository } from './articles/article.repository.js';
import { putArticleInSearch } from './articles/put-article-in-search.js';
import { AttorneyRepository } from './attorneys/attorney.repository.js';
import { ContentChanges } from './changes/content-changes.js';
import { newsConfig } from './config.js';
import { readShippedContent } from './content/shipped-content.js';
import { seedDemo } from './demo/seed.js';
import { seedOffice } from './demo/seed-office.js';
import { ImageLibrary } from './images/image-library.js';
import { NewsService, OPERATIONS } from './news.js';
import { INVENTED } from './office/invented.js';
import { withFirmName } from './pages/with-firm-name.rules.js';
import { ReferenceRepository } from './references/reference.repository.js';
import { SearchIndex } from './search/search-index.js';
import { LoadShippedContent } from './shipped/load-shipped-content.js';

let service: TestService;
const folder = mkdtempSync(path.join(tmpdir(), 'diwan-news-'));

beforeAll(async () => {
  service = await startTestService({
    name: 'news',
    module: NewsService,
    endpoints: ENDPOINTS.news,
    operations: OPERATIONS,
    shape: newsConfig,
    env: {
      OBJECT_STORE_DIR: folder,
      UNSUBSCRIBE_SECRET: 'test-unsubscribe-secret-0123456789abcdef',
      SUBSCRIPTIONS_PER_HOUR: '1000',
    },
  });
  const { app } = service;
  await seedDemo({
    articles: app.get(ArticleRepository),
    search: app.get(SearchIndex),
    attorneys: app.get(AttorneyRepository),
    changes: app.get(ContentChanges),
  });
  const offices = service.model('OfficeProfile');
  await seedOffice({ offices, outbox: app.get(Outbox), changes: app.get(ContentChanges) });
});
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});
const visitor = () => service.http();

describe('articles', () => {
  it('D-064: lists published articles of a language, newest first, nine a page', async () => {
    const { body } = await visitor().call(listArticles, { query: { language: 'en' } });
    const times = body.items.map(({ publishedAt }: { publishedAt: string }) => publishedAt);
    expect(body.limit).toBe(9);
    expect(times).toEqual([...times].sort().reverse());
    expect(new Set(body.items.map(({ language }: { language: string }) => language))).toEqual(new Set(['en']));
  });

  it('D-045: filters by kind and category', async () => {
    const { body } = await visitor().call(listArticles, {
      query: { language: 'en', kind: 'article', category: 'Corporate Law' },
    });
    expect(body.items.length).toBeGreaterThan(0);
    for (const item of body.items) expect([item.kind, item.category]).toEqual(['article', 'Corporate Law']);
  });

  it('D-069: a draft is nowhere: list, address, id, search, sitemap', async () => {
    const draft = {
      slug: 'secret-draft',
      language: 'en' as const,
      pair: 'secret',
      kind: 'news' as const,
      category: 'General' as const,
      title: 'Zebra draft',
      excerpt: '',
      markdown: 'Zebra',
      author: null,
      imageId: null,
      imageAlt: '',
      published: false,
      featured: true,
      publishedAt: null,
    };
    await service.app.get(ArticleRepository).save(draft, new Date());
    await putArticleInSearch(service.app.get(SearchIndex), draft);
    const { _id } = await service.model('Article').findOne({ slug: 'secret-draft', language: 'en' }).lean();
    const answers = await Promise.all([
      visitor().call(getArticle, { params: { slug: 'secret-draft' }, query: { language: 'en' } }),
      visitor().call(getArticle, { params: { slug: String(_id) }, query: { language: 'en' } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    const lists = await Promise.all([
      visitor().call(listArticles, { query: { language: 'en', limit: 50 } }),
      visitor().call(listArticles, { query: { language: 'en', featured: 'true' } }),
      visitor().call(searchSite, { query: { language: 'en', q: 'zebra' } }),
      visitor().call(listAddresses, {}),
    ]);
    for (const { text } of lists) expect(text).not.toMatch(/secret-draft|Zebra/);
  });

  it('D-155: shows the day of publication, not of creation', async () => {
    const publishedAt = new Date('2026-03-15T08:00:00Z');
    const article = {
      slug: 'march',
      language: 'en' as const,
      pair: 'march',
      kind: 'news' as const,
      category: 'General',
      title: 'March',
      excerpt: '',
      markdown: 'x',
      author: null,
      imageId: null,
      imageAlt: '',
      published: true,
      featured: false,
      publishedAt,
    };
    await service.app.get(ArticleRepository).save(article, publishedAt);
    const { body } = await visitor().call(getArticle, { params: { slug: 'march' }, query: { language: 'en' } });
    expect(body.publishedAt).toBe(publishedAt.toISOString());
  });

  it('an article knows its translation, related ones and its address when asked for by id', async () => {
    const list = await visitor().call(listArticles, { query: { language: 'en', limit: 50 } });
    const withPair = list.body.items.find(({ slug }: { slug: string }) => slug === 'one-partner-is-enough-sarl');
    const { body } = await visitor().call(getArticle, { params: { slug: withPair.id }, query: { language: 'en' } });
    expect(body.slug).toBe('one-partner-is-enough-sarl');
    expect(body.translationSlug).toBe('شريك-واحد-يكفي');
    const arabic = await visitor().call(getArticle, {
      params: { slug: body.translationSlug },
      query: { language: 'ar' },
    });
    expect(arabic.body.language).toBe('ar');
  });

  it('serves images in several widths without their metadata, and no other width', async () => {
    const id = await service.app.get(ImageLibrary).add(
      await sharp({ create: { width: 900, height: 600, channels: 3, background: '#1F4037' } })
        .withExif({ IFD0: { Artist: 'Secret' } })
        .jpeg()
        .toBuffer(),
    );
    const image = await fetch(`${service.url}/api/news/images/${id}/400.webp`);
    const bytes = Buffer.from(await image.arrayBuffer());
    expect([image.status, image.headers.get('content-type'), (await sharp(bytes).metadata()).exif]).toEqual([
      200,
      'image/webp',
      undefined,
    ]);
    expect(image.headers.get('cache-control')).toContain('immutable');
    expect((await fetch(`${service.url}/api/news/images/${id}/401.webp`)).status).toBe(404);
  });

  it.each([
    ['a text', Buffer.from('<svg onload=alert(1)>')],
    ['a polyglot', Buffer.from('GIF89a/*\n*/=alert(1)//')],
  ])('refuses %s as an image and keeps nothing', async (_what, bytes) => {
    const before = await service.model('Image').countDocuments();
    await expect(service.app.get(ImageLibrary).add(bytes)).rejects.toMatchObject({ code: 'FILE_REFUSED' });
    expect(await service.model('Image').countDocuments()).toBe(before);
  });
});

describe('site content', () => {
  it('has every shipped page in both languages with all that it refers to', async () => {
    const { pages } = readShippedContent();
    for (const { page, language } of pages) {
      const { status, body } = await visitor().call(getPage, { query: { slug: page.slug, language } });
      expect([page.slug, language, status]).toEqual([page.slug, language, 200]);
      expect(body.page).toEqual(withFirmName({ page, faqs: [] }, INVENTED.name, language).page);
    }
  });

  it('D-039: an unknown page is 404', async () => {
    expect((await visitor().call(getPage, { query: { slug: 'services/entity/gmbh', language: 'en' } })).status).toBe(
      404,
    );
  });

  it('D-047: every shipped fact starts unreviewed, and an expired one keeps its page from being published', async () => {
    const content = readShippedContent();
    expect(content.facts.filter(({ reviewState }) => reviewState !== 'unreviewed')).toEqual([]);
    const home = content.pages.find((one) => one.page.slug === 'services/entity/sal' && one.language === 'en');
    const expired = content.facts.map((fact) =>
      fact.id === 'companies.sal-capital' ? { ...fact, validUntil: '2020-01-01' } : fact,
    );
    const changed = { ...home!, page: { ...home!.page, name: 'Changed name' } };
    await service.app.get(LoadShippedContent).load({ ...content, facts: expired, pages: [changed] });
    const { body } = await visitor().call(getPage, { query: { slug: 'services/entity/sal', language: 'en' } });
    expect(body.page.name).not.toBe('Changed name');
    await service.app.get(LoadShippedContent).load(content);
  });

  it('leaves alone what the firm changed', async () => {
    const content = readShippedContent();
    const fact = { ...content.facts[0]!, source: 'The firm' };
    const { facts } = service.app.get(ReferenceRepository);
    await facts.replace((await facts.one(fact.id))!.version, fact);
    await service.app.get(LoadShippedContent).load(content);
    expect(await facts.contents([fact.id])).toEqual([fact]);
    await facts.putShipped(content.facts[0]!);
  });

  it('D-034: an unpublished lawyer is 404 and not listed', async () => {
    await service.model('Attorney').updateOne({ slug: 'nour-haddad' }, { $set: { published: false } });
    const { status } = await visitor().call(getAttorney, { params: { slug: 'nour-haddad' } });
    const { text } = await visitor().get('/api/news/site/attorneys');
    await service.model('Attorney').updateOne({ slug: 'nour-haddad' }, { $set: { published: true } });
    expect(status).toBe(404);
    expect(text).not.toContain('nour-haddad');
  });

  it.each([
    ['ar', 'الجلسه', 'the Arabic spelling without dots'],
    ['en', 'SARL', 'capitals'],
    ['ar', 'تاسيس', 'alef without hamza'],
  ] as const)('PUB-18: finds in %s by "%s": %s', async (language, q, _because) => {
    const { body } = await visitor().call(searchSite, { query: { language, q } });
    expect(body.length).toBeGreaterThan(0);
    for (const { path: found } of body) expect(found.startsWith('/ar')).toBe(language === 'ar');
  });

  it('PUB-18: what only the other language knows is found too, with the address of its own page', async () => {
    const { body } = await visitor().call(searchSite, { query: { language: 'en', q: 'الشركة' } });
    expect(body.length).toBeGreaterThan(0);
    for (const { path: found } of body) expect(found).toMatch(/^\/ar/);
  });

  it('a search that is a pattern finds nothing and stops nobody', async () => {
    const started = Date.now();
    const { status } = await visitor().call(searchSite, {
      query: { language: 'en', q: '(a+)+$aaaaaaaaaaaaaaaaaaaaaaaaaaaa!' },
    });
    expect(status).toBe(200);
    // One that runs as a pattern takes hours.
    expect(Date.now() - started).toBeLessThan(20_000);
  });
});

describe('office profile', () => {
  it('D-030, SEC-04: an owner changes a closing time in the one record, audited and told to others; an editor and a stale change are refused', async () => {
    const { body: profile } = await visitor().get('/api/news/site/profile');
    const told = (await service.eventsOf(OfficeProfileChangedV1)).length;
    profile.openingHours[4].hours = { opens: '08:00', closes: '16:00' };
    const set = async (role: 'editor' | 'owner') =>
      service.http(await service.signInAs({ roles: [role] })).call(setOfficeProfile, { body: profile });
    expect((await set('editor')).status).toBe(403);
    expect((await set('owner')).status).toBe(200);
    expect((await set('owner')).body.code).toBe('CONFLICT');
    expect((await visitor().get('/api/news/site/profile')).body.openingHours[4].hours.closes).toBe('16:00');
    expect((await service.eventsOf(OfficeProfileChangedV1)).slice(told)).toHaveLength(1);
    expect((await service.ask(officeProfile, {})).openingHours[4]?.hours?.closes).toBe('16:00');
  });
});

describe('newsletter', () => {
  const request = { email: 'Reader@Example.com', language: 'ar', consentVersion: 'newsletter-2026-11' } as const;
  const subscribe = (change: object = {}) => visitor().call(subscribeToNewsletter, { body: { ...request, ...change } });
  const tokenOf = (url: string) => new URL(url).searchParams.get('token') ?? '';
  const newest = async () => {
    const { payload } = (await service.eventsOf(SubscriptionRequestedV1)).at(-1)!;
    return { payload, reach: await service.ask(reachOfSubscription, payload) };
  };

  it('D-066: only the link in the mail confirms; asking again replaces the link; unsubscribing is one click', async () => {
    expect((await subscribe()).body).toEqual({ status: 'check-inbox' });
    const first = await newest();
    await subscribe();
    const second = await newest();
    expect(second.reach).toMatchObject({ email: 'reader@example.com', language: 'ar' });
    expect(second.reach?.confirmUrl).toContain('/ar/newsletter/confirm?token=');
    const confirm = (token: string) => visitor().call(confirmSubscription, { body: { token } });
    expect((await confirm(tokenOf(first.reach!.confirmUrl))).status).toBe(404);
    expect(await service.model('Subscription').countDocuments({ email: 'reader@example.com', state: 'active' })).toBe(
      0,
    );
    expect((await confirm(tokenOf(second.reach!.confirmUrl))).body).toEqual({ status: 'subscribed' });
    expect((await confirm(tokenOf(second.reach!.confirmUrl))).status).toBe(200);
    expect(await service.ask(reachOfSubscription, second.payload)).toBeNull();
    const end = await visitor().call(unsubscribe, { body: { token: tokenOf(second.reach!.unsubscribeUrl) } });
    expect(end.body).toEqual({ status: 'unsubscribed' });
  });

  it('D-066: the answer is the same for a subscribed address, which gets no mail', async () => {
    await service.model('Subscription').updateOne({ email: 'reader@example.com' }, { $set: { state: 'active' } });
    const before = (await service.eventsOf(SubscriptionRequestedV1)).length;
    expect((await subscribe()).body).toEqual({ status: 'check-inbox' });
    expect(await service.eventsOf(SubscriptionRequestedV1)).toHaveLength(before);
  });

  it('D-066: one mailbox gets five mails a day, whoever asks and from wherever, and the answer stays the same', async () => {
    const before = (await service.eventsOf(SubscriptionRequestedV1)).length;
    for (const email of Array(7).fill('flooded@example.com')) {
      expect((await subscribe({ email })).body).toEqual({ status: 'check-inbox' });
    }
    expect(await service.eventsOf(SubscriptionRequestedV1)).toHaveLength(before + 5);
  });

  it('a forged or strange token is 404, a robot is answered alike and dropped', async () => {
    const forged = `0123456789abcdef01234567${'A'.repeat(27)}`;
    expect((await visitor().call(confirmSubscription, { body: { token: forged } })).status).toBe(404);
    expect((await subscribe({ email: 'robot@example.com', website: 'x' })).body).toEqual({ status: 'check-inbox' });
    expect(await service.model('Subscription').countDocuments({ email: 'robot@example.com' })).toBe(0);
  });
});

describe('outsiders', () => {
  it.each(outsiderMatrix(ENDPOINTS.news))('$title', async ({ send, expected }) => {
    expect(await send(service)).toMatchObject(expected);
  });
});
