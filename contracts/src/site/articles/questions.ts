import * as z from 'zod/mini';
import { operation } from '../../rpc/operation.js';
import { Id, Instant } from '../../shared/id.js';
import { Language } from '../../shared/language.js';
import { PRACTICE_AREA_IDS } from '../practice-areas/practice-area.js';

/** What a message about an article says; null when visitors cannot read it: it is not on the site any more, or the site is not published. */
export const articleToTell = operation({
  service: 'news',
  pattern: 'news.article-to-tell.v1',
  input: z.strictObject({ articleId: Id }),
  output: z.nullable(z.strictObject({ title: z.string(), path: z.string(), language: Language })),
});

/** What was published for the first time between two moments and visitors can read, newest first, at most fifty; `area`: what its category is about. */
export const articlesBetween = operation({
  service: 'news',
  pattern: 'news.articles-between.v1',
  input: z.strictObject({ after: Instant, until: Instant }),
  output: z.array(
    z.strictObject({ title: z.string(), path: z.string(), language: Language, area: z.enum(PRACTICE_AREA_IDS) }),
  ),
});
