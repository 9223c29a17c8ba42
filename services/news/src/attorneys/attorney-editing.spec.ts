import { listAddresses } from '@diwan/contracts/site/addresses/http';
import { listArticleTitles } from '@diwan/contracts/site/articles/editing.http';
import { getArticle, listArticles } from '@diwan/contracts/site/articles/http';
import {
  type AttorneyFields,
  archiveAttorney,
  changeAttorney,
  createAttorney,
  type EditedAttorney,
  listEditedAttorneys,
  orderAttorneys,
  publishAttorney,
} from '@diwan/contracts/site/attorneys/editing.http';
import { getAttorney, getAttorneyCard, listAttorneys } from '@diwan/contracts/site/attorneys/http';
import { uploadImage } from '@diwan/contracts/site/images/http';
import { searchSite } from '@diwan/contracts/site/search/http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { type NewsRig, startNews } from '../../test/news-rig.js';
import { ArticleRepository } from '../articles/article.repository.js';
import { AttorneyRepository } from './attorney.repository.js';

let news: NewsRig;
let editor: Awaited<ReturnType<NewsRig['as']>>;
beforeAll(async () => {
  news = await startNews();
  editor = await news.as('editor');
});
afterAll(() => news.stop());

const fields = (changes: Partial<AttorneyFields> = {}): AttorneyFields => ({
  name: { en: 'Salma Zeitoun', ar: 'سلمى زيتون' },
  title: { en: 'Partner', ar: 'شريكة' },
  bio: { en: 'Works on property.', ar: 'تعمل في العقارات.' },
  specialties: [{ en: 'Real estate', ar: 'العقارات' }],
  areas: ['real-estate'],
  education: [],
  languages: ['ar', 'fr'],
  bar: null,
  barYear: null,
  barNumber: null,
  articles: [],
  email: null,
  phone: '+96170123456',
  whatsappNumber: null,
  image: null,
  ...changes,
});
let number = 0;
const create = async (changes: Partial<AttorneyFields> = {}): Promise<EditedAttorney> => {
  number += 1;
  return (await editor.call(createAttorney, { body: { ...fields(changes), slug: `lawyer-${number}` } })).body;
};
const publish = (attorney: EditedAttorney, published: boolean) =>
  editor.call(publishAttorney, {
    params: { id: attorney.id },
    body: { published, version: attorney.version },
  });
const page = (slug: string) => news.http().call(getAttorney, { params: { slug } });
const foundPaths = async (q: string) => {
  const { body } = await news.http().call(searchSite, { query: { language: 'ar', q } });
  return body.map(({ path }: { path: string }) => path);
};

async function upload(bytes: Buffer, by = editor) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), 'portrait.png');
  return by.send('POST', `/api/news${uploadImage.path}`, { body: form });
}
const picture = () =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background: '#1F4037' } })
    .png()
    .toBuffer();

describe('D-034, PUB-08: lawyers are edited by staff', () => {
  it('a new profile is a draft: 404, not listed, not found, until it is published, and again after', async () => {
    const draft = await create({ name: { en: 'Draft Person', ar: 'مسودّة زنبقة' } });
    expect(draft).toMatchObject({ published: false, archived: false, version: 1 });
    expect((await page(draft.slug)).status).toBe(404);
    const published = (await publish(draft, true)).body;
    expect((await page(draft.slug)).body).toMatchObject({ name: { en: 'Draft Person' }, phone: '+96170123456' });
    expect(await foundPaths('زنبقة')).toEqual([`/ar/attorneys/${draft.slug}`]);
    const addresses = await news.http().call(listAddresses, {});
    expect(addresses.body).toContainEqual({
      paths: { en: `/attorneys/${draft.slug}`, ar: `/attorneys/${draft.slug}`, fr: null },
      updatedAt: published.updatedAt,
      news: null,
    });
    expect((await publish(published, false)).status).toBe(200);
    expect((await page(draft.slug)).status).toBe(404);
    expect(await foundPaths('زنبقة')).toEqual([]);
    expect((await news.http().call(listAttorneys, {})).text).not.toContain(draft.slug);
    expect((await news.auditOf('attorney', draft.id)).map(({ action }) => action)).toEqual([
      'attorney.created',
      'attorney.published',
      'attorney.unpublished',
    ]);
  });

  it('D-129: a change made on an older version is refused, and the audit keeps what was there', async () => {
    const made = await create();
    const change = (version: number) =>
      editor.call(changeAttorney, {
        params: { id: made.id },
        body: { ...fields({ title: { en: 'Senior partner', ar: 'شريكة أولى' } }), version },
      });
    expect((await change(1)).body).toMatchObject({ title: { en: 'Senior partner' }, version: 2 });
    expect(await change(1)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    const [, line] = await news.auditOf('attorney', made.id);
    expect(line).toMatchObject({
      before: { profile: { title: { en: 'Partner' } } },
      after: { profile: { title: { en: 'Senior partner' } } },
    });
  });

  it('an address is given once, and a repeated key gets the first answer', async () => {
    const body = { ...fields(), slug: 'only-once' };
    const first = await editor.call(createAttorney, { body }, { 'Idempotency-Key': 'one' });
    const again = await editor.call(createAttorney, { body }, { 'Idempotency-Key': 'one' });
    expect([first.status, again.body]).toEqual([201, first.body]);
    expect(await editor.call(createAttorney, { body })).toMatchObject({
      status: 409,
      body: { code: 'DUPLICATE', fieldErrors: { slug: 'address_taken' } },
    });
  });

  it.each([
    ['a name in one language', { name: { en: 'A', ar: ' ' } }, 'name.ar'],
    ['no languages', { languages: [] }, 'languages'],
    ['a phone that cannot be', { phone: '70123456' }, 'phone'],
    ['a phone that its country has none of (P22)', { whatsappNumber: '+225789881234' }, 'whatsappNumber'],
    ['a picture without words', { image: { id: 'aaaaaaaaaaaaaaaaaaaaaaaa', alt: { en: '', ar: '' } } }, 'image.alt.en'],
    ['a picture that is not there', { image: { id: 'aaaaaaaaaaaaaaaaaaaaaaaa', alt: { en: 'x', ar: 'x' } } }, 'image'],
  ])('refuses %s at its field', async (_what, change, field) => {
    const answer = await editor.call(createAttorney, {
      body: { ...fields(change as Partial<AttorneyFields>), slug: 'never-stored' },
    });
    expect(answer).toMatchObject({ status: 400, body: { fieldErrors: { [field]: expect.any(String) } } });
  });

  it('shows an uploaded portrait with its words in both languages', async () => {
    const image = await upload(await picture());
    expect(image).toMatchObject({ status: 201, body: { width: 900, height: 1200, widths: [400, 800, 900] } });
    const alt = { en: 'Portrait of Salma', ar: 'صورة سلمى' };
    const made = await create({ image: { id: image.body.id, alt } });
    await publish(made, true);
    expect((await page(made.slug)).body.image).toEqual({ ...image.body, alt });
  });

  it('refuses a portrait whose pixels are broken, and one that is too large', async () => {
    const whole = await picture();
    expect((await upload(whole.subarray(0, whole.length / 2))).body.code).toBe('FILE_REFUSED');
    expect((await upload(Buffer.alloc(5 * 1024 * 1024 + 1))).status).toBe(413);
    expect((await upload(whole, await news.as('lawyer'))).status).toBe(403);
  });

  it('PUB-08: year and number at the Bar and own articles are kept; the profile, its articles and its contact card are for everybody', async () => {
    const article = {
      slug: 'the-register',
      pair: 'register',
      language: 'en' as const,
      kind: 'article' as const,
      category: 'Corporate Law',
      title: 'The register',
      excerpt: '',
      markdown: 'x',
      author: null,
      imageId: null,
      imageAlt: '',
      published: true,
      featured: false,
      publishedAt: new Date('2026-02-01T08:00:00Z'),
    };
    const articles = news.app.get(ArticleRepository);
    await articles.save(article, article.publishedAt);
    const draft = await create({ barYear: 2011, barNumber: '7412', articles: ['register'] });
    const read = () => news.http().call(getArticle, { params: { slug: 'the-register' }, query: { language: 'en' } });
    const card = () => news.http().call(getAttorneyCard, { params: { slug: draft.slug }, query: { language: 'en' } });
    const listed = async (query: object) =>
      (await news.http().call(listArticles, { query: { language: 'en', ...query } })).body.items.map(
        ({ slug }: { slug: string }) => slug,
      );
    expect([(await read()).body.authors, (await card()).status, await listed({ lawyer: draft.slug })]).toEqual([
      [],
      404,
      [],
    ]);
    await publish(draft, true);
    const shown = (await page(draft.slug)).body;
    expect(shown).toMatchObject({ barYear: 2011, barNumber: '7412' });
    expect(shown).not.toHaveProperty('articles');
    expect((await read()).body.authors).toEqual([{ slug: draft.slug, name: draft.name, title: draft.title }]);
    expect(await listed({ lawyer: draft.slug })).toEqual(['the-register']);
    expect([await listed({ area: 'business' }), await listed({ area: 'ip' })]).toEqual([['the-register'], []]);
    const answer = await card();
    expect(answer.headers.get('content-type')).toBe('text/vcard; charset=utf-8');
    expect(answer.text).toContain('FN:Salma Zeitoun');
    const titles = (await editor.call(listArticleTitles, {})).body;
    expect(titles).toContainEqual({
      pair: 'register',
      title: { en: 'The register', ar: null },
      publishedAt: '2026-02-01T08:00:00.000Z',
    });
    // D-155: the day of the last change is that of a change.
    await articles.save(article, new Date('2026-03-01T08:00:00Z'));
    expect((await read()).body.updatedAt).toBe('2026-02-01T08:00:00.000Z');
    await articles.save({ ...article, markdown: 'y' }, new Date('2026-03-01T08:00:00Z'));
    expect((await read()).body.updatedAt).toBe('2026-03-01T08:00:00.000Z');
  });

  it('PUB-08: a degree names its university or none; one stored by an older version names none', async () => {
    const law = { en: 'Bachelor of laws', ar: 'إجازة في الحقوق' };
    const school = { en: 'Lebanese University', ar: 'الجامعة اللبنانية' };
    const master = { en: 'Master in tax law', ar: 'ماجستير في القانون الضريبي', school: null };
    const made = await create({ education: [{ ...law, school }, master] });
    await publish(made, true);
    expect((await page(made.slug)).body.education).toEqual([{ ...law, school }, master]);
    const half = {
      ...fields({ education: [{ ...law, school: { en: 'Lebanese University', ar: '' } }] }),
      slug: 'half',
    };
    expect((await editor.call(createAttorney, { body: half })).body.fieldErrors).toHaveProperty([
      'education.0.school.ar',
    ]);
    const { version: _, ...older } = { ...fields(), education: [law], version: 0 };
    const profiles = news.app.get(AttorneyRepository);
    await profiles.addIfMissing({ slug: 'of-an-older-version', profile: older, position: 900 });
    expect((await page('of-an-older-version')).body.education).toEqual([{ ...law, school: null }]);
  });

  it('lawyers are put in order, and an order that misses somebody is refused', async () => {
    const { body } = await editor.call(listEditedAttorneys, {});
    const seen: string[] = body.map(({ id }: EditedAttorney) => id);
    const ids = [...seen].reverse();
    expect((await editor.call(orderAttorneys, { body: { seen, ids: ids.slice(1) } })).status).toBe(409);
    const ordered = await editor.call(orderAttorneys, { body: { seen, ids } });
    expect(ordered.body.map(({ id }: EditedAttorney) => id)).toEqual(ids);
    const shown = (await news.http().call(listAttorneys, {})).body.map(({ slug }: { slug: string }) => slug);
    const published = ordered.body.filter(({ published }: EditedAttorney) => published);
    expect(shown).toEqual(published.map(({ slug }: EditedAttorney) => slug));
  });

  it('D-129: an order made over one that somebody else changed meanwhile is refused', async () => {
    await create();
    const { body } = await editor.call(listEditedAttorneys, {});
    const seen: string[] = body.filter(({ archived }: EditedAttorney) => !archived).map(({ id }: EditedAttorney) => id);
    const theirs = [...seen.slice(1), seen[0]!];
    expect((await editor.call(orderAttorneys, { body: { seen, ids: theirs } })).status).toBe(200);
    const late = await editor.call(orderAttorneys, { body: { seen, ids: [...seen].reverse() } });
    expect(late).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    const now = (await editor.call(listEditedAttorneys, {})).body.map(({ id }: EditedAttorney) => id);
    expect(now.slice(0, theirs.length)).toEqual(theirs);
  });

  it('D-125: an archived lawyer is off the site and last in the list; restored, they are a draft', async () => {
    const made = (await publish(await create(), true)).body;
    const put = (archived: boolean, version: number) =>
      editor.call(archiveAttorney, { params: { id: made.id }, body: { archived, version } });
    const away = (await put(true, made.version)).body;
    expect((await page(made.slug)).status).toBe(404);
    expect((await editor.call(listEditedAttorneys, {})).body.at(-1).id).toBe(made.id);
    expect((await publish(away, true)).body.code).toBe('CONFLICT');
    expect((await put(false, away.version)).body).toMatchObject({ archived: false, published: false });
  });
});
