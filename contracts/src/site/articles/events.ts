import * as z from 'zod/mini';
import { eventType } from '../../events/event.js';
import { Id } from '../../shared/id.js';
import { Language } from '../../shared/language.js';
import { CategoryId } from '../categories/category.js';

/** An article went onto the site for the first time, and whoever published it wants it told (D-070). It comes once in an article's life. */
export const ArticlePublishedV1 = eventType(
  'news.article.published.v1',
  z.strictObject({ articleId: Id, language: Language, category: CategoryId }),
  { heardBy: ['notifications'] },
);
