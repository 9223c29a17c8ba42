import { ENDPOINTS } from '@diwan/contracts/http/all';
import { LIST_AUDIT } from '@diwan/contracts/http/audit';
import { getClientNewsletterConsent } from '@diwan/contracts/messages/newsletter/consents.http';
import { provenOfClient } from '@diwan/contracts/people/clients/questions';
import {
  changeArticle,
  countArticleAudience,
  createArticle,
  deleteArticle,
  type EditedArticle,
  getEditedArticle,
  listEditedArticles,
} from '@diwan/contracts/site/articles/desk.http';
import { listArticleTitles } from '@diwan/contracts/site/articles/editing.http';
import {
  archiveCategory,
  changeCategory,
  createCategory,
  type EditedCategory,
  listEditedCategories,
  orderCategories,
} from '@diwan/contracts/site/categories/editing.http';
import { changeFact, createFact, type EditedFact, listEditedFacts, reviewFact } from '@diwan/contracts/site/facts/http';
import { uploadImage } from '@diwan/contracts/site/images/http';
import { getOfficeProfile, setOfficeProfile } from '@diwan/contracts/site/office/http';
import {
  discardPageDraft,
  type EditedPage,
  getEditedPage,
  listEditedPages,
  listPageVersions,
  previewPage,
  publishPage,
  restorePageVersion,
  savePageDraft,
} from '@diwan/contracts/site/pages/editing.http';
import { setPublication } from '@diwan/contracts/site/publication/http';
import {
  changeQuestion,
  createQuestion,
  type EditedQuestion,
  listEditedQuestions,
} from '@diwan/contracts/site/questions/http';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { type SignedIn, sample, sampleMatrix } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, it } from '@jest/globals';
import sharp from 'sharp';
import { attorneySamples } from '../test/attorney-samples.js';
import { type NewsRig, startNews } from '../test/news-rig.js';

const CLIENT = '64b0000000000000000000c1';
let news: NewsRig;
let editor: SignedIn;
let owner: SignedIn;
beforeAll(async () => {
  news = await startNews();
  editor = await news.signInAs({ roles: ['editor'] });
  owner = await news.signInAs({ roles: ['owner'] });
});
afterAll(() => news.stop());

const byEditor = () => editor;
const byOwner = () => owner;
const asEditor = () => news.http(editor);
/** Ends an id that must be new each time. */
let number = 0;
const newId = (word: string) => {
  number += 1;
  return `${word}-${number}`;
};

const ARTICLE = {
  kind: 'article' as const,
  category: 'General',
  title: 'Leases',
  excerpt: '',
  content: 'Text.',
  author: null,
  featured: false,
  published: false,
  image: null,
};
const AUDIENCE = { language: 'en' as const, category: 'General' };
const newArticle = () => ({ ...ARTICLE, language: 'en' as const, slug: newId('article') });
const anArticle = async (): Promise<EditedArticle> =>
  (await asEditor().call(createArticle, { body: newArticle() })).body;

const CATEGORY = { name: { en: 'Taxes', ar: 'ضرائب' }, area: 'tax' as const };
/** Names are unique. */
const newCategory = () => {
  const id = newId('category');
  return { ...CATEGORY, id, name: { en: `Taxes ${id}`, ar: `ضرائب ${id}` } };
};
const aCategory = async (): Promise<EditedCategory> =>
  (await asEditor().call(createCategory, { body: newCategory() })).body;

const FACT = {
  text: { en: 'Ten percent.', ar: 'عشرة بالمئة.' },
  value: null,
  statute: { en: 'Law 1', ar: 'قانون 1' },
  source: 'Official Gazette',
  validUntil: null,
};
const aFact = async (): Promise<EditedFact> =>
  (await asEditor().call(createFact, { body: { ...FACT, id: `tax.${newId('rate')}` } })).body;

const QUESTION = { question: { en: 'When?', ar: 'متى؟' }, answer: { en: 'Soon.', ar: 'قريباً.' } };
const aQuestion = async (): Promise<EditedQuestion> =>
  (await asEditor().call(createQuestion, { body: { ...QUESTION, id: newId('tax-when') } })).body;

const SLUG = 'terms';
const thePage = async (): Promise<EditedPage> => (await asEditor().call(getEditedPage, { query: { slug: SLUG } })).body;
const wholePage = async () => {
  const { slug, version, en, ar } = await thePage();
  return { slug, version, en, ar };
};
const ofPage = () => ({ query: { slug: SLUG } });

const picture = async () => {
  const raw = { width: 40, height: 40, channels: 3 as const, background: '#134' };
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await sharp({ create: raw }).png().toBuffer())]), 'portrait.png');
  return form;
};

const samples = [
  sample(listArticleTitles, { request: () => ({}), by: byEditor }),
  ...attorneySamples({ news: () => news, byEditor, byOwner }),
  sample(listEditedArticles, { request: () => ({ query: {} }), by: byEditor }),
  sample(countArticleAudience, { request: () => ({ query: AUDIENCE }), by: byEditor }),
  sample(createArticle, { request: () => ({ body: newArticle() }), by: byEditor }),
  sample(getEditedArticle, { request: async () => ({ params: { id: (await anArticle()).id } }), by: byEditor }),
  sample(changeArticle, {
    request: async () => {
      const { id, slug, version } = await anArticle();
      return { params: { id }, body: { ...ARTICLE, slug, version } };
    },
    by: byEditor,
  }),
  sample(deleteArticle, {
    request: async () => {
      const { id, version } = await anArticle();
      return { params: { id }, body: { deleted: true, version } };
    },
    by: byEditor,
  }),
  sample(listEditedCategories, { request: () => ({}), by: byEditor }),
  sample(createCategory, { request: () => ({ body: newCategory() }), by: byEditor }),
  sample(changeCategory, {
    request: async () => {
      const { id, name, version } = await aCategory();
      return { params: { id }, body: { ...CATEGORY, name, version } };
    },
    by: byEditor,
  }),
  sample(archiveCategory, {
    request: async () => {
      const { id, version } = await aCategory();
      return { params: { id }, body: { archived: true, version } };
    },
    by: byEditor,
  }),
  sample(orderCategories, {
    request: async () => {
      const { body } = await asEditor().call(listEditedCategories, {});
      const offered = body.filter(({ archived }: EditedCategory) => !archived);
      const ids = offered.map(({ id }: EditedCategory) => id);
      return { body: { seen: ids, ids } };
    },
    by: byEditor,
  }),
  sample(listEditedFacts, { request: () => ({}), by: byEditor }),
  sample(createFact, { request: () => ({ body: { ...FACT, id: `tax.${newId('rate')}` } }), by: byEditor }),
  sample(changeFact, {
    request: async () => {
      const { id, version } = await aFact();
      return { params: { id }, body: { ...FACT, version } };
    },
    by: byEditor,
  }),
  sample(reviewFact, {
    request: async () => {
      const { id, version } = await aFact();
      return { params: { id }, body: { version } };
    },
    by: byOwner,
  }),
  sample(listEditedQuestions, { request: () => ({}), by: byEditor }),
  sample(createQuestion, { request: () => ({ body: { ...QUESTION, id: newId('tax-when') } }), by: byEditor }),
  sample(changeQuestion, {
    request: async () => {
      const { id, version } = await aQuestion();
      return { params: { id }, body: { ...QUESTION, version } };
    },
    by: byEditor,
  }),
  sample(uploadImage, { request: async () => ({ body: await picture() }), by: byEditor }),
  sample(setOfficeProfile, {
    request: async () => ({ body: (await news.http().call(getOfficeProfile, {})).body }),
    by: byOwner,
  }),
  sample(setPublication, { request: () => ({ body: { published: false } }), by: byOwner }),
  sample(listEditedPages, { request: () => ({}), by: byEditor }),
  sample(getEditedPage, { request: ofPage, by: byEditor }),
  sample(savePageDraft, { request: async () => ({ body: await wholePage() }), by: byEditor }),
  sample(publishPage, { request: async () => ({ body: await wholePage() }), by: byEditor }),
  sample(listPageVersions, { request: ofPage, by: byEditor }),
  sample(restorePageVersion, {
    request: async () => {
      const { version } = await thePage();
      const versions = await asEditor().call(listPageVersions, ofPage());
      return { body: { slug: SLUG, version, number: versions.body[0].number } };
    },
    by: byEditor,
  }),
  sample(discardPageDraft, {
    request: async () => {
      await asEditor().call(savePageDraft, { body: await wholePage() });
      return { body: { slug: SLUG, version: (await thePage()).version } };
    },
    by: byEditor,
  }),
  sample(previewPage, { request: () => ({ query: { slug: SLUG, language: 'ar' as const } }), by: byEditor }),
  sample(getClientNewsletterConsent, {
    request: () => {
      news.rpcAnswers(provenOfClient, ({ clientId }) => {
        if (clientId !== CLIENT) throw new DomainError('NOT_FOUND');
        return { phone: null, email: null };
      });
      return { params: { id: CLIENT } };
    },
    by: byOwner,
  }),
  sample(LIST_AUDIT.news, { request: () => ({ query: {} }), by: byOwner }),
];

describe('SEC-04: who must not edit the site reaches no record of it', () => {
  it.each(sampleMatrix(ENDPOINTS.news, samples))('$title', ({ check }) => check(news));
});
