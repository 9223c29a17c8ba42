import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Id, Instant } from '../../shared/id.js';
import { Language, LocalizedText } from '../../shared/language.js';
import { PageQuery, pageOf } from '../../shared/pagination.js';
import { AttorneySlug } from '../attorneys/http.js';
import { CategoryId } from '../categories/category.js';
import { ArticleImage } from '../images/image.js';
import { PRACTICE_AREA_IDS } from '../practice-areas/practice-area.js';

const service = 'news';

/** A lawyer of the firm who wrote an article. */
export const ArticleAuthor = z.strictObject({ slug: AttorneySlug, name: LocalizedText, title: LocalizedText });

const InLanguage = z.strictObject({ language: Language });

export const ArticleKind = z.enum(['article', 'news']);

/** A published article in a list. */
export const ArticleSummary = z.strictObject({
  id: Id,
  slug: z.string(),
  language: Language,
  kind: ArticleKind,
  category: CategoryId,
  /** What the category is called now; archived ones keep their name (NEWS-06). */
  categoryName: LocalizedText,
  /** What the category is about, for a drawing where there is no picture. */
  area: z.enum(PRACTICE_AREA_IDS),
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
  /** Lawyers of the firm who wrote it; none for one by somebody else, whom `author` names. */
  authors: z.array(ArticleAuthor),
  author: z.nullable(z.string()),
  html: z.string(),
  /** Slug of the same article in the other language. */
  translationSlug: z.nullable(z.string()),
  related: z.array(ArticleSummary),
});

export type Article = z.infer<typeof Article>;

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
    /** Only of categories that belong to the area. */
    area: z.optional(z.enum(PRACTICE_AREA_IDS)),
    /** Only by this lawyer. */
    lawyer: z.optional(AttorneySlug),
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
