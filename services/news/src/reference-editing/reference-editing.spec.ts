import { listAddresses } from '@diwan/contracts/site/addresses/http';
import { changeFact, createFact, type EditedFact, listEditedFacts, reviewFact } from '@diwan/contracts/site/facts/http';
import { getPage } from '@diwan/contracts/site/pages/http';
import {
  changeQuestion,
  createQuestion,
  type EditedQuestion,
  listEditedQuestions,
} from '@diwan/contracts/site/questions/http';
import { searchSite } from '@diwan/contracts/site/search/http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type NewsRig, startNews } from '../../test/news-rig.js';

type Http = Awaited<ReturnType<NewsRig['as']>>;
let news: NewsRig;
let editor: Http;
let owner: Http;
beforeAll(async () => {
  news = await startNews();
  await signInAgain();
});
afterAll(() => news.stop());
/** A session belongs to a time: whoever moves the clock signs in again. */
async function signInAgain(): Promise<void> {
  [editor, owner] = [await news.as('editor'), await news.as('owner')];
}

const SAL = { slug: 'services/entity/sal', language: 'en' } as const;
const CAPITAL = 'companies.sal-capital';

const fact = async (id: string): Promise<EditedFact> =>
  (await editor.call(listEditedFacts, {})).body.find((found: EditedFact) => found.id === id);
const question = async (id: string): Promise<EditedQuestion> =>
  (await editor.call(listEditedQuestions, {})).body.find((found: EditedQuestion) => found.id === id);
const fieldsOf = ({ text, value, statute, source, validUntil, version }: EditedFact) => ({
  text,
  value,
  statute,
  source,
  validUntil,
  version,
});
const change = async (id: string, changes: Partial<ReturnType<typeof fieldsOf>>, by = editor) =>
  by.call(changeFact, { params: { id }, body: { ...fieldsOf(await fact(id)), ...changes } });
const search = async (q: string) => {
  const { body } = await news.http().call(searchSite, { query: { language: 'en', q } });
  return body.map(({ path }: { path: string }) => path);
};
const pageOf = async (query: { slug: string; language: 'en' | 'ar' } = SAL) =>
  (await news.http().call(getPage, { query })).body;

describe('PUB-10: legal facts', () => {
  it('are listed with the pages that show them, in blocks, texts and answers', async () => {
    const { usedOn, validity } = await fact(CAPITAL);
    expect(usedOn).toContainEqual({
      slug: SAL.slug,
      name: { en: expect.any(String), ar: expect.any(String) },
    });
    expect(validity).toBe('valid');
  });

  it('one edit changes every page at once, with its search entries and the sitemap, and is audited', async () => {
    const before = await pageOf();
    const text = { en: 'The capital is at least nine quokkas.', ar: 'رأس المال تسعة كواكا على الأقل.' };
    const answer = await change(CAPITAL, { text });
    expect(answer).toMatchObject({ status: 200, body: { text } });
    const after = await pageOf();
    expect(after.facts.find(({ id }: { id: string }) => id === CAPITAL).text).toBe(text.en);
    expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
    const { body: addresses } = await news.http().call(listAddresses, {});
    const entry = addresses.find(({ paths }: { paths: { en: string } }) => paths.en === `/${SAL.slug}`);
    expect(Date.parse(entry.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
    const [line] = await news.auditOf('fact', CAPITAL);
    expect(line).toMatchObject({ action: 'fact.changed', after: { text } });
  });

  it('D-129: a change on an older version is refused', async () => {
    const { version } = await fact('labor.notice');
    await change('labor.notice', { source: 'First' });
    expect(await change('labor.notice', { source: 'Second', version })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    });
    expect((await fact('labor.notice')).source).toBe('First');
  });

  it('D-047: a partner signs a fact off by name and day; other words undo that; an editor may not', async () => {
    news.setTime(new Date('2026-11-21T22:30:00Z'));
    await signInAgain();
    const id = 'labor.severance';
    const sign = async (by: Http) =>
      by.call(reviewFact, { params: { id }, body: { version: (await fact(id)).version } });
    expect((await sign(editor)).status).toBe(403);
    const signed = await sign(owner);
    expect(signed.body).toMatchObject({
      reviewState: 'reviewed',
      reviewedBy: 'Rana Haddad',
      reviewedOn: '2026-11-22',
    });
    expect((await change(id, { validUntil: '2027-01-10' })).body).toMatchObject({
      reviewState: 'reviewed',
      validity: 'expiring',
    });
    expect((await change(id, { value: { en: 'Other', ar: 'غير ذلك' } })).body).toMatchObject({
      reviewState: 'unreviewed',
      reviewedBy: null,
      reviewedOn: null,
    });
    await change(id, { validUntil: '2026-11-20' });
    expect((await sign(owner)).body).toMatchObject({ fieldErrors: { validUntil: 'expired_fact' } });
    expect((await fact(id)).validity).toBe('expired');
    await change(id, { validUntil: null });
    news.setTime(null);
    await signInAgain();
  });

  it('a new one is unreviewed and unused, and its id is given once', async () => {
    const body = {
      id: 'tax.new-rate',
      text: { en: 'A rate.', ar: 'معدل.' },
      value: null,
      statute: { en: 'Law 1', ar: 'القانون 1' },
      source: 'The gazette',
      validUntil: null,
    };
    expect(await editor.call(createFact, { body })).toMatchObject({
      status: 201,
      body: { ...body, reviewState: 'unreviewed', usedOn: [], version: 1 },
    });
    expect((await editor.call(createFact, { body })).body.fieldErrors).toEqual({ id: 'id_taken' });
    expect((await change(body.id, { text: { en: '', ar: 'x' } })).body.fieldErrors).toEqual({ 'text.en': 'required' });
  });
});

describe('PUB-07: questions', () => {
  const fields = ({ question, answer, version }: EditedQuestion) => ({ question, answer, version });

  it('one edit changes the page, and the search finds the new words', async () => {
    const before = await question('labor-notice');
    expect(before.usedOn.map(({ slug }) => slug)).toContain('services/labor-law');
    const answer = { en: 'Bring the wombat certificate. {fact:labor.notice}', ar: 'أحضر الشهادة.' };
    const saved = await editor.call(changeQuestion, {
      params: { id: 'labor-notice' },
      body: { ...fields(before), answer },
    });
    expect(saved).toMatchObject({ status: 200, body: { answer } });
    const page = await pageOf({ slug: 'services/labor-law', language: 'en' });
    expect(page.faqs.find(({ id }: { id: string }) => id === 'labor-notice').answer).toBe(answer.en);
    expect(await search('wombat')).toEqual(['/services/labor-law#labor-notice']);
    expect(await news.auditOf('question', 'labor-notice')).toMatchObject([{ action: 'question.changed' }]);
    expect(
      (await editor.call(changeQuestion, { params: { id: 'labor-notice' }, body: { ...fields(before), answer } }))
        .status,
    ).toBe(409);
  });

  it('D-047: an answer may not name an unknown fact or one that has expired', async () => {
    await change('labor.hours', { validUntil: '2020-01-01' });
    const body = {
      id: 'new-one',
      question: { en: 'Really?', ar: 'حقًا؟' },
      answer: { en: '{fact:labor.hours}', ar: '{fact:no.such}' },
    };
    expect((await editor.call(createQuestion, { body })).body).toMatchObject({
      code: 'VALIDATION',
      fieldErrors: { 'answer.en': 'expired_fact', 'answer.ar': 'unknown_fact' },
    });
    await change('labor.hours', { validUntil: null });
    const sound = { ...body, answer: { en: '{fact:labor.hours}', ar: 'نعم' } };
    expect(await editor.call(createQuestion, { body: sound })).toMatchObject({
      status: 201,
      body: { usedOn: [], version: 1 },
    });
  });
});
