import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Id, Instant } from '../../shared/id.js';
import { Language } from '../../shared/language.js';
import { PageQuery, pageOf } from '../../shared/pagination.js';
import { line, paragraph } from '../../shared/text.js';
import { CategoryId } from '../categories/category.js';
import { ArticleImage } from '../images/image.js';
import { ArticleKind } from './http.js';

const service = 'news';
const access = 'site:write';

/** Days that a deleted article can be brought back in (D-072). */
export const RESTORE_DAYS = 30;

/** Articles of a language that the home page features at once (NEWS-03). */
export const FEATURED_SHOWN = 3;

export const ArticleState = z.enum(['draft', 'published', 'deleted']);
export type ArticleState = z.infer<typeof ArticleState>;

/** Last part of an article's address: letters of any script, digits and hyphens. */
const ArticleSlug = z.string().check(z.trim(), z.regex(/^[\p{L}\p{N}][\p{L}\p{N}\p{M}-]{0,119}$/u));

const WrittenFields = {
  slug: ArticleSlug,
  kind: ArticleKind,
  category: CategoryId,
  title: line(200),
  excerpt: paragraph(500),
  /** Markdown (D-069). */
  content: z.string().check(z.trim(), z.minLength(1), z.maxLength(100_000)),
  /** Who wrote it, where that is no lawyer with a profile. */
  author: z.nullable(line(120)),
  featured: z.boolean(),
};

const Written = {
  ...WrittenFields,
  published: z.boolean(),
  /** Tells whoever asked for the news; at the first publication only (D-070). */
  notify: z.optional(z.boolean()),
  /** The alternative text is required with an image (D-069). */
  image: z.nullable(z.strictObject({ id: Id, alt: line(300) })),
};

/** An article in the list of those who edit it. */
export const EditedArticleRow = z.strictObject({
  id: Id,
  slug: z.string(),
  language: Language,
  category: CategoryId,
  title: z.string(),
  excerpt: z.string(),
  image: z.nullable(ArticleImage),
  state: ArticleState,
  featured: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
  version: z.int(),
});
export type EditedArticleRow = z.infer<typeof EditedArticleRow>;

/** An article whole, as its author left it. */
export const EditedArticle = z.strictObject({
  ...EditedArticleRow.shape,
  kind: ArticleKind,
  content: z.string(),
  author: z.nullable(z.string()),
  publishedAt: z.nullable(Instant),
});
export type EditedArticle = z.infer<typeof EditedArticle>;

const ArticleParams = z.strictObject({ id: Id });
const Version = { version: z.int() };

export const listEditedArticles = endpoint({
  service,
  method: 'GET',
  path: '/editing/articles',
  access,
  status: 200,
  summary: 'All articles, newest first; the deleted ones of the last 30 days when asked for',
  query: z.strictObject({
    ...PageQuery,
    /** Part of the title. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(64))),
    state: z.optional(ArticleState),
    category: z.optional(CategoryId),
    language: z.optional(Language),
  }),
  response: pageOf(EditedArticleRow),
  errors: [],
});

/** A deleted one is not found: it is restored first. */
export const getEditedArticle = endpoint({
  service,
  method: 'GET',
  path: '/editing/articles/:id',
  access,
  status: 200,
  summary: 'One article to edit',
  params: ArticleParams,
  response: EditedArticle,
  errors: ['NOT_FOUND'],
});

/** Counted before anything is sent (NEWS-10): who reads the language, and wants the firm's news or the newsletter's category. */
export const countArticleAudience = endpoint({
  service,
  method: 'GET',
  path: '/editing/article-audience',
  access,
  status: 200,
  summary: 'How many people a new article would be told to',
  query: z.strictObject({ language: Language, category: CategoryId }),
  response: z.strictObject({
    /** Clients who asked for the firm's news. */
    clients: z.int(),
    /** Confirmed subscribers to the newsletter of the category. */
    subscribers: z.int(),
  }),
  errors: ['UNAVAILABLE'],
});

export const createArticle = endpoint({
  service,
  method: 'POST',
  path: '/editing/articles',
  access,
  status: 201,
  idempotent: true,
  summary: 'Write an article; published at once if asked for',
  body: z.strictObject({ language: Language, ...Written }),
  response: EditedArticle,
  errors: ['DUPLICATE'],
});

/** An address given up goes on leading to the article. */
export const changeArticle = endpoint({
  service,
  method: 'PUT',
  path: '/editing/articles/:id',
  access,
  status: 200,
  summary: 'Change, publish or withdraw an article',
  params: ArticleParams,
  body: z.strictObject({ ...Written, ...Version }),
  response: EditedArticle,
  errors: ['NOT_FOUND', 'CONFLICT', 'DUPLICATE'],
});

/** It leaves the site at once and can be brought back for 30 days. */
export const deleteArticle = endpoint({
  service,
  method: 'PUT',
  path: '/editing/articles/:id/deleted',
  access,
  status: 200,
  summary: 'Delete an article, or bring it back as a draft',
  params: ArticleParams,
  body: z.strictObject({ deleted: z.boolean(), ...Version }),
  response: EditedArticle,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
