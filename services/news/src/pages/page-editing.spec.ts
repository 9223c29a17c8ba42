import { listAddresses } from '@diwan/contracts/site/addresses/http';
import { changeFact, type EditedFact, listEditedFacts } from '@diwan/contracts/site/facts/http';
import {
  discardPageDraft,
  type EditedPage,
  getEditedPage,
  listEditedPages,
  listPageVersions,
  type PageSummary,
  previewPage,
  publishPage,
  restorePageVersion,
  savePageDraft,
} from '@diwan/contracts/site/pages/editing.http';
import { getPage } from '@diwan/contracts/site/pages/http';
import type { Page } from '@diwan/contracts/site/pages/page';
import { searchSite } from '@diwan/contracts/site/search/http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ENTERED, type NewsRig, startNews } from '../../test/news-rig.js';
import { readShippedContent } from '../content/shipped-content.js';
import { LoadShippedContent } from '../shipped/load-shipped-content.js';
import { withFirmName } from './with-firm-name.rules.js';

let news: NewsRig;
let editor: Awaited<ReturnType<NewsRig['as']>>;
beforeAll(async () => {
  news = await startNews();
  editor = await news.as('editor');
});
afterAll(() => news.stop());

const edited = async (slug: string): Promise<EditedPage> =>
  (await editor.call(getEditedPage, { query: { slug } })).body;
const visited = async (slug: string, language: 'en' | 'ar' = 'en') =>
  (await news.http().call(getPage, { query: { slug, language } })).body;
const bodyOf = ({ slug, version, en, ar }: EditedPage) => ({ slug, version, en, ar });
/** The page with another heading in both languages. */
function withTitle(page: EditedPage, en: string, ar: string): EditedPage {
  const title = (of: Page, text: string): Page => ({
    ...of,
    blocks: of.blocks.map((block) => (block.type === 'hero' ? { ...block, title: text } : block)),
  });
  return { ...page, en: title(page.en, en), ar: title(page.ar, ar) };
}
const publish = (page: EditedPage, by = editor) => by.call(publishPage, { body: bodyOf(page) });
const save = (page: EditedPage) => editor.call(savePageDraft, { body: bodyOf(page) });

describe('PUB-01: pages are edited by staff', () => {
  it('lists every page with its name in both languages', async () => {
    const { body } = await editor.call(listEditedPages, {});
    const slugs = new Set(readShippedContent().pages.map(({ page }) => page.slug));
    expect(body).toHaveLength(slugs.size);
    expect(body.find(({ slug }: PageSummary) => slug === 'terms')).toMatchObject({
      name: { en: expect.stringMatching(/terms/i), ar: expect.stringMatching(/\p{Script=Arabic}/u) },
      draft: null,
      expiredFacts: 0,
    });
  });

  it('a draft is seen by editors only, gaps and all, until it is published', async () => {
    const page = withTitle(await edited('services/entity/sarl'), 'Draft wallaby', '');
    const saved = await save(page);
    expect(saved).toMatchObject({ status: 200, body: { version: 1, draft: { by: 'Rana Haddad' } } });
    expect(JSON.stringify(await visited('services/entity/sarl'))).not.toContain('wallaby');
    const preview = await editor.call(previewPage, { query: { slug: 'services/entity/sarl', language: 'en' } });
    expect(preview.body.page.blocks[0].title).toBe('Draft wallaby');
    expect(preview.body.facts.length).toBeGreaterThan(0);
    expect(await edited('services/entity/sarl')).toEqual(saved.body);
    const refused = await publish(saved.body);
    expect(refused).toMatchObject({ status: 400, body: { fieldErrors: { 'ar.blocks.0.title': 'required' } } });
    const discarded = await editor.call(discardPageDraft, { body: { slug: page.slug, version: 1 } });
    expect(discarded.body).toMatchObject({ draft: null, version: 2, en: (await visited(page.slug)).page });
  });

  it('once published it is on the site at once in both languages, found, in the sitemap and audited', async () => {
    const before = await visited('about');
    const published = await publish(withTitle(await edited('about'), 'About the numbat', 'عن آكل النمل'));
    expect(published).toMatchObject({ status: 200, body: { draft: null, version: 1 } });
    expect((await visited('about')).page.blocks[0].title).toBe('About the numbat');
    expect((await visited('about', 'ar')).page.blocks[0].title).toBe('عن آكل النمل');
    const found = await news.http().call(searchSite, { query: { language: 'ar', q: 'اكل النمل' } });
    expect(found.body.map(({ path }: { path: string }) => path)).toContain('/ar/about');
    const { body: addresses } = await news.http().call(listAddresses, {});
    const entry = addresses.find(({ paths }: { paths: { en: string } }) => paths.en === '/about');
    expect(Date.parse(entry.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
    expect(await news.auditOf('page', 'about')).toMatchObject([{ action: 'page.published', after: { number: 2 } }]);
  });

  it('what the firm published is left alone when the service starts again', async () => {
    await publish(withTitle(await edited('terms'), 'Our own terms', 'شروطنا'));
    await news.app.get(LoadShippedContent).load(readShippedContent());
    expect((await visited('terms')).page.blocks[0].title).toBe('Our own terms');
  });

  it('D-129: a draft or a publication on an older version is refused, also of the very first', async () => {
    const page = await edited('privacy');
    const answers = await Promise.all([save(page), save(page), save(page)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await publish(page)).body.code).toBe('CONFLICT');
  });

  it('old versions are kept from the shipped one on, and one can be taken as the draft again', async () => {
    const first = await edited('join');
    const second = (await publish(withTitle(first, 'Second', 'الثاني'))).body;
    const third = (await publish(withTitle(second, 'Third', 'الثالث'))).body;
    const versions = await editor.call(listPageVersions, { query: { slug: 'join' } });
    expect(
      versions.body.map(({ number, publishedBy }: { number: number; publishedBy: string }) => [number, publishedBy]),
    ).toEqual([
      [3, 'Rana Haddad'],
      [2, 'Rana Haddad'],
      [1, null],
    ]);
    const restored = await editor.call(restorePageVersion, {
      body: { slug: 'join', version: third.version, number: 1 },
    });
    expect(restored.body).toMatchObject({ en: first.en, ar: first.ar, draft: { by: 'Rana Haddad' } });
    expect((await visited('join')).page.blocks[0].title).toBe('Third');
    expect((await publish(restored.body)).status).toBe(200);
    expect((await visited('join')).page).toEqual(withFirmName({ page: first.en, faqs: [] }, ENTERED.name, 'en').page);
    const unknown = { slug: 'join', version: restored.body.version + 1, number: 99 };
    expect((await editor.call(restorePageVersion, { body: unknown })).status).toBe(404);
  });

  it('a repeated key publishes once', async () => {
    const page = withTitle(await edited('disclaimer'), 'Once', 'مرة');
    const key = { 'Idempotency-Key': 'publish-once' };
    const first = await editor.call(publishPage, { body: bodyOf(page) }, key);
    const again = await editor.call(publishPage, { body: bodyOf(page) }, key);
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect((await editor.call(listPageVersions, { query: { slug: 'disclaimer' } })).body).toHaveLength(2);
  });

  it('D-047: an expired fact keeps its pages from being published, and says where it stands', async () => {
    const slug = 'services/entity/sal';
    const id = 'companies.sal-capital';
    const fact: EditedFact = (await editor.call(listEditedFacts, {})).body.find((one: EditedFact) => one.id === id);
    const { text, value, statute, source } = fact;
    const expire = async (validUntil: string | null, version: number) =>
      editor.call(changeFact, { params: { id }, body: { text, value, statute, source, validUntil, version } });
    await expire('2020-01-01', fact.version);
    const refused = await publish(await edited(slug));
    expect(refused.status).toBe(400);
    const places = Object.entries(refused.body.fieldErrors);
    expect(places.length).toBeGreaterThan(0);
    for (const [at, fault] of places)
      expect([at, fault]).toEqual([expect.stringMatching(/^(en|ar)\.blocks\./), 'expired_fact']);
    const { body } = await editor.call(listEditedPages, {});
    expect(body.find((page: PageSummary) => page.slug === slug).expiredFacts).toBe(1);
    await expire(null, fact.version + 1);
    expect((await publish(await edited(slug))).status).toBe(200);
  });

  it('refuses an unknown fact, an unknown question, another address and another structure at their places', async () => {
    const page = await edited('services/tax-planning');
    const broken = structuredClone(page);
    broken.en.blocks.push({ type: 'faq', heading: 'Q', faqIds: ['no-such'] });
    broken.ar.blocks.push({ type: 'facts', heading: 'س', factIds: ['no.such'] });
    const { fieldErrors } = (await publish({ ...broken, ar: { ...broken.ar, slug: 'home' } })).body;
    const last = page.en.blocks.length;
    expect(fieldErrors).toMatchObject({
      [`en.blocks.${last}.faqIds.0`]: 'unknown_question',
      [`ar.blocks.${last}.factIds.0`]: 'unknown_fact',
      [`ar.blocks.${last}.type`]: 'differs',
      'ar.slug': 'differs',
    });
    expect((await save({ ...page, en: { ...page.en, slug: 'home' } })).body.fieldErrors).toEqual({
      'en.slug': 'differs',
    });
  });

  it.each([
    ['//evil.example', 400],
    ['/\\evil.example', 400],
    ['javascript:alert(1)', 400],
    ['/contact', 200],
  ])('a link may lead to pages of the site only: %s', async (href, status) => {
    const page = await edited('services');
    const linked = (of: Page): Page => ({
      ...of,
      blocks: [...of.blocks, { type: 'cta', heading: 'x', text: 'y', actions: [{ kind: 'link', label: 'z', href }] }],
    });
    expect((await publish({ ...page, en: linked(page.en), ar: linked(page.ar) })).status).toBe(status);
  });

  it('a page that does not exist is not found', async () => {
    const page = await edited('home');
    expect((await editor.call(getEditedPage, { query: { slug: 'no-such' } })).status).toBe(404);
    const other = {
      ...page,
      slug: 'no-such',
      en: { ...page.en, slug: 'no-such' },
      ar: { ...page.ar, slug: 'no-such' },
    };
    expect((await save(other)).status).toBe(404);
    expect((await publish(other)).status).toBe(404);
  });
});
