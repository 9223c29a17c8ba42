import type { Texts } from '../../../texts.js';
import type { ArticleValues } from './article-values.js';

/** What a field is called, by its path. */
export const articleLabel = (t: Texts, path: string): string =>
  path === 'image.alt' ? t('articles.alt') : t(`articles.${path.split('.')[0] as keyof ArticleValues}`);

/** A field's value for the comparison with what somebody else saved. */
export function describeArticleField(t: Texts, name: keyof ArticleValues, value: unknown) {
  return { label: articleLabel(t, name), text: inWords(t, value) };
}

function inWords(t: Texts, value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'articles.yes' : 'articles.no');
  if (typeof value === 'string') return value;
  return (value as ArticleValues['image']).alt;
}
