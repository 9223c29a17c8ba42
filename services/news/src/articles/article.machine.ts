import type { ArticleState } from '@diwan/contracts/site/articles/desk.http';
import { movesBy } from '@diwan/service-kit/deeds/machine';
import type { ArticleRecord } from './article.schema.js';

/** The moves of an article (NEWS-04). What is deleted comes back as a draft, never straight onto the site. */
const ARTICLE_MOVES = {
  draft: ['draft', 'published', 'deleted'],
  published: ['published', 'draft', 'deleted'],
  deleted: ['draft'],
} as const satisfies Record<ArticleState, readonly ArticleState[]>;

const move = movesBy(ARTICLE_MOVES);

export const PUBLISH = move(['draft', 'published'], 'published');
/** Keeps a draft, or takes an article off the site. */
export const WITHDRAW = move(['draft', 'published'], 'draft');
export const DELETE = move(['draft', 'published'], 'deleted');
export const RESTORE = move(['deleted'], 'draft');

export type ArticleMove = typeof PUBLISH | typeof WITHDRAW | typeof DELETE | typeof RESTORE;

/** Where an article is; told by what is stored of it. */
export function stateOf({ published, deletedAt }: Pick<ArticleRecord, 'published' | 'deletedAt'>): ArticleState {
  if (deletedAt) return 'deleted';
  return published ? 'published' : 'draft';
}

/**
 * What a move writes. The day of the first publication stays for good (D-155).
 */
export function written(
  { to }: ArticleMove,
  { publishedAt }: { publishedAt: Date | null },
  now: Date,
): Pick<ArticleRecord, 'published' | 'publishedAt'> & { deletedAt: Date | null } {
  const published = to === 'published';
  return {
    published,
    publishedAt: published ? (publishedAt ?? now) : publishedAt,
    deletedAt: to === 'deleted' ? now : null,
  };
}
