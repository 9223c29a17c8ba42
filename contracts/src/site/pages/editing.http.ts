import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Instant } from '../../shared/id.js';
import { Language, LocalizedText } from '../../shared/language.js';
import { PublicFact } from '../facts/fact.js';
import { PublicFaq } from '../questions/question.js';
import { DraftPage, Page } from './page.js';

const service = 'news';
const access = 'site:write';

const Slug = z.string().check(z.maxLength(120), z.regex(/^[a-z0-9][a-z0-9/-]*$/));
const OfPage = z.strictObject({ slug: Slug });
const Change = { slug: Slug, version: z.int() };

/** Who saved something, and when. */
const Saved = z.strictObject({ by: z.string(), at: Instant });

/** A page in the list of pages. */
export const PageSummary = z.strictObject({
  slug: z.string(),
  name: LocalizedText,
  /** Last change of what visitors see. */
  updatedAt: Instant,
  /** The draft that waits to be published. */
  draft: z.nullable(Saved),
  /** How many facts on the published page have expired: as long as there are some, it cannot be published again (D-047). */
  expiredFacts: z.int(),
});
export type PageSummary = z.infer<typeof PageSummary>;

/** A page in both languages as it is being edited: its draft, or what visitors see when there is none. */
export const EditedPage = z.strictObject({
  slug: z.string(),
  en: DraftPage,
  ar: DraftPage,
  draft: z.nullable(Saved),
  updatedAt: Instant,
  /** Grows with each saving; one that names an older one is refused (D-129). */
  version: z.int(),
});
export type EditedPage = z.infer<typeof EditedPage>;

/** One publication of a page. The first one of a page came with the product and has no author. */
export const PageVersion = z.strictObject({
  number: z.int(),
  publishedAt: Instant,
  publishedBy: z.nullable(z.string()),
});
export type PageVersion = z.infer<typeof PageVersion>;

export const listEditedPages = endpoint({
  service,
  method: 'GET',
  path: '/editing/pages',
  access,
  status: 200,
  summary: 'All pages of the site, with their drafts',
  response: z.array(PageSummary),
  errors: [],
});
export const getEditedPage = endpoint({
  service,
  method: 'GET',
  path: '/editing/page',
  access,
  status: 200,
  summary: 'One page in both languages, to edit',
  query: OfPage,
  response: EditedPage,
  errors: ['NOT_FOUND'],
});
/** Keeps what is written so far, gaps included. Visitors see nothing of it. */
export const savePageDraft = endpoint({
  service,
  method: 'PUT',
  path: '/editing/page',
  access,
  status: 200,
  summary: 'Save the draft of a page',
  body: z.strictObject({ ...Change, en: DraftPage, ar: DraftPage }),
  response: EditedPage,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
/**
 * Puts both languages on the site at once. Refused with the place of each fault: gaps, languages of different structure, unknown or
 * expired facts (D-047).
 */
export const publishPage = endpoint({
  service,
  method: 'POST',
  path: '/editing/page/publication',
  access,
  status: 200,
  idempotent: true,
  summary: 'Publish a page',
  body: z.strictObject({ ...Change, en: Page, ar: Page }),
  response: EditedPage,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
export const discardPageDraft = endpoint({
  service,
  method: 'POST',
  path: '/editing/page/discarded-draft',
  access,
  status: 200,
  summary: 'Give up the draft of a page',
  body: z.strictObject(Change),
  response: EditedPage,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
export const listPageVersions = endpoint({
  service,
  method: 'GET',
  path: '/editing/page/versions',
  access,
  status: 200,
  summary: 'Publications of a page, newest first',
  query: OfPage,
  response: z.array(PageVersion),
  errors: ['NOT_FOUND'],
});
/** The old version becomes the draft; publishing it is another step. */
export const restorePageVersion = endpoint({
  service,
  method: 'POST',
  path: '/editing/page/restored-version',
  access,
  status: 200,
  summary: 'Take an old version of a page as its draft',
  body: z.strictObject({ ...Change, number: z.int() }),
  response: EditedPage,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
/** As `getPage` answers for visitors, of the draft. */
export const previewPage = endpoint({
  service,
  method: 'GET',
  path: '/editing/page/preview',
  access,
  status: 200,
  summary: 'The draft of a page in one language with all that it shows',
  query: z.strictObject({ slug: Slug, language: Language }),
  response: z.strictObject({
    page: DraftPage,
    facts: z.array(PublicFact),
    faqs: z.array(PublicFaq),
    updatedAt: Instant,
  }),
  errors: ['NOT_FOUND'],
});
