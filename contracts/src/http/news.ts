import * as z from 'zod/mini';
import { Id, Instant } from '../shared/id.js';
import { Language, LocalizedText } from '../shared/language.js';
import { PageQuery, pageOf } from '../shared/pagination.js';
import { Phone } from '../shared/phone.js';
import { Faq, LegalFact } from '../site/fact.js';
import { CategoryId, NewsCategory } from '../site/news-category.js';
import { OfficeProfile } from '../site/office-profile.js';
import { Page } from '../site/page.js';
import { endpoint } from './endpoint.js';

const service = 'news';
const InLanguage = z.strictObject({ language: Language });

export const ArticleKind = z.enum(['article', 'news']);

/** An image in several widths (pixels), all at `/api/news/images/{id}/{width}.webp`. */
export const ArticleImage = z.strictObject({
  id: Id,
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
});

/** A published article in a list. */
export const ArticleSummary = z.strictObject({
  id: Id,
  slug: z.string(),
  language: Language,
  kind: ArticleKind,
  category: CategoryId,
  /** What the category is called now; archived ones keep their name (NEWS-06). */
  categoryName: LocalizedText,
  title: z.string(),
  excerpt: z.string(),
  image: z.nullable(ArticleImage),
  featured: z.boolean(),
  publishedAt: Instant,
  updatedAt: Instant,
});
export type ArticleSummary = z.infer<typeof ArticleSummary>;

/** A published article whole. `html` is rendered from Markdown on the server and safe to show. */
export const Article = z.strictObject({
  ...ArticleSummary.shape,
  /** Readers cannot list by the category any more. */
  categoryArchived: z.boolean(),
  author: z.nullable(z.string()),
  html: z.string(),
  /** Slug of the same article in the other language. */
  translationSlug: z.nullable(z.string()),
  related: z.array(ArticleSummary),
});
export type Article = z.infer<typeof Article>;

/** What the list can be narrowed to and the newsletter be asked for (NEWS-06). */
export const listCategories = endpoint({
  service,
  method: 'GET',
  path: '/categories',
  access: 'public',
  status: 200,
  summary: 'Categories of news, in order; archived ones are left out',
  response: z.array(NewsCategory),
  errors: [],
});

/** Articles a page: 9 (D-064). A category that does not exist is refused; one that is archived still lists its articles. */
export const listArticles = endpoint({
  service,
  method: 'GET',
  path: '/articles',
  access: 'public',
  status: 200,
  summary: 'Published articles, newest first',
  query: z.strictObject({
    ...PageQuery,
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 9),
    language: Language,
    category: z.optional(CategoryId),
    kind: z.optional(ArticleKind),
    featured: z.optional(z.enum(['true'])),
  }),
  response: pageOf(ArticleSummary),
  errors: [],
});
/** By slug; an id is answered too, and its `slug` tells where the page lives. Drafts answer 404 (D-069). */
export const getArticle = endpoint({
  service,
  method: 'GET',
  path: '/articles/:slug',
  access: 'public',
  status: 200,
  summary: 'One published article',
  params: z.strictObject({ slug: z.string().check(z.regex(/^[\p{L}\p{N}][\p{L}\p{N}\p{M}-]{0,200}$/u)) }),
  query: InLanguage,
  response: Article,
  errors: ['NOT_FOUND'],
});
export const readImage = endpoint({
  service,
  method: 'GET',
  path: '/images/:id/:file',
  access: 'public',
  status: 200,
  bytes: true,
  summary: 'An image in one width',
  params: z.strictObject({ id: Id, file: z.string().check(z.regex(/^\d{2,4}\.(webp|jpg)$/)) }),
  errors: ['NOT_FOUND'],
});

export const getOfficeProfile = endpoint({
  service,
  method: 'GET',
  path: '/site/profile',
  access: 'public',
  status: 200,
  summary: "The firm's particulars and opening hours",
  response: OfficeProfile,
  errors: [],
});
/** Replaces the profile; every place that shows it reads the same record (D-030). */
export const setOfficeProfile = endpoint({
  service,
  method: 'PUT',
  path: '/site/profile',
  access: 'site:write',
  status: 200,
  summary: "Change the firm's particulars",
  body: OfficeProfile,
  response: OfficeProfile,
  errors: ['CONFLICT'],
});

/** A page with the facts and questions that it shows. */
export const PageWithReferences = z.strictObject({
  page: Page,
  facts: z.array(LegalFact),
  faqs: z.array(Faq),
  updatedAt: Instant,
});
export type PageWithReferences = z.infer<typeof PageWithReferences>;
export const getPage = endpoint({
  service,
  method: 'GET',
  path: '/site/page',
  access: 'public',
  status: 200,
  summary: 'One page of the site in a language',
  query: z.strictObject({ slug: z.string().check(z.maxLength(120)), language: Language }),
  response: PageWithReferences,
  errors: ['NOT_FOUND'],
});

/** A lawyer's portrait, described in both languages. */
export const AttorneyImage = z.strictObject({ ...ArticleImage.shape, alt: LocalizedText });

/** A lawyer's public profile. Contact data that is missing is not shown (D-034). */
export const Attorney = z.strictObject({
  slug: z.string(),
  name: LocalizedText,
  title: LocalizedText,
  bio: LocalizedText,
  education: z.array(LocalizedText),
  specialties: z.array(LocalizedText),
  languages: z.array(z.string()),
  bar: z.nullable(LocalizedText),
  email: z.nullable(z.email()),
  phone: z.nullable(Phone),
  whatsappNumber: z.nullable(Phone),
  image: z.nullable(AttorneyImage),
});
export type Attorney = z.infer<typeof Attorney>;
export const listAttorneys = endpoint({
  service,
  method: 'GET',
  path: '/site/attorneys',
  access: 'public',
  status: 200,
  summary: 'Published lawyers',
  response: z.array(Attorney),
  errors: [],
});
export const getAttorney = endpoint({
  service,
  method: 'GET',
  path: '/site/attorneys/:slug',
  access: 'public',
  status: 200,
  summary: 'One published lawyer',
  params: z.strictObject({ slug: z.string().check(z.regex(/^[a-z0-9-]{1,80}$/)) }),
  response: Attorney,
  errors: ['NOT_FOUND'],
});

/** Where a search found something: the path with its language, in which `title` and `text`, the piece around it, are written. */
export const SearchHit = z.strictObject({
  kind: z.enum(['page', 'article', 'faq']),
  path: z.string(),
  title: z.string(),
  text: z.string(),
});
export const searchSite = endpoint({
  service,
  method: 'GET',
  path: '/site/search',
  access: 'public',
  status: 200,
  summary: 'Search pages, news and questions',
  query: z.strictObject({ language: Language, q: z.string().check(z.trim(), z.maxLength(80)) }),
  response: z.array(SearchHit),
  errors: [],
});

/** Addresses for the sitemap: the path in each language that it exists in, without the language's prefix, and the last change. */
export const listAddresses = endpoint({
  service,
  method: 'GET',
  path: '/site/addresses',
  access: 'public',
  status: 200,
  summary: 'Addresses of all public pages and articles',
  response: z.array(
    z.strictObject({
      paths: z.strictObject({ en: z.nullable(z.string()), ar: z.nullable(z.string()) }),
      updatedAt: Instant,
      news: z.nullable(z.strictObject({ title: z.string(), publishedAt: Instant, language: Language })),
    }),
  ),
  errors: [],
});

/** Subscribes after confirmation; the answer is the same for known and new addresses (D-066). */
export const subscribeToNewsletter = endpoint({
  service,
  method: 'POST',
  path: '/newsletter/subscriptions',
  access: 'public',
  status: 202,
  summary: 'Ask for the newsletter',
  body: z.strictObject({
    email: z.email().check(z.maxLength(254)),
    language: Language,
    /** Those of `GET /categories`; anything else is refused. None means all. */
    categories: z.optional(z.array(CategoryId).check(z.maxLength(200))),
    consentVersion: z.string().check(z.maxLength(40)),
    /** Left empty by people; filled by robots, whose requests are dropped silently. */
    website: z.optional(z.string()),
  }),
  response: z.strictObject({ status: z.literal('check-inbox') }),
  errors: ['TOO_MANY_REQUESTS'],
});
const Token = z.strictObject({ token: z.string().check(z.regex(/^[\w-]{20,64}$/)) });
export const confirmSubscription = endpoint({
  service,
  method: 'POST',
  path: '/newsletter/confirmations',
  access: 'public',
  status: 200,
  summary: 'Confirm a subscription',
  body: Token,
  response: z.strictObject({ status: z.literal('subscribed') }),
  errors: ['NOT_FOUND'],
});
/** One-click unsubscribe (RFC 8058). */
export const unsubscribe = endpoint({
  service,
  method: 'POST',
  path: '/newsletter/unsubscriptions',
  access: 'public',
  status: 200,
  summary: 'End a subscription',
  body: Token,
  response: z.strictObject({ status: z.literal('unsubscribed') }),
  errors: ['NOT_FOUND'],
});

export const newsEndpoints = [
  listCategories,
  listArticles,
  getArticle,
  readImage,
  getOfficeProfile,
  setOfficeProfile,
  getPage,
  listAttorneys,
  getAttorney,
  searchSite,
  listAddresses,
  subscribeToNewsletter,
  confirmSubscription,
  unsubscribe,
];
