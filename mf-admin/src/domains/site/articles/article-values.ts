import { createArticle, type EditedArticle } from '@diwan/contracts/site/articles/desk.http';
import { DEFAULT_CATEGORY } from '@diwan/contracts/site/categories/category';
import { endpointForm, orNull } from '../../../components/endpoint-form.js';

/** An article as the form holds it, in the order of its fields. */
export interface ArticleValues {
  language: 'en' | 'ar';
  title: string;
  slug: string;
  excerpt: string;
  category: string;
  kind: EditedArticle['kind'];
  author: string;
  /** Without a picture the id is empty. */
  image: { id: string; alt: string };
  content: string;
  published: boolean;
  /** Told to whoever asked for news, once it goes onto the site. */
  notify: boolean;
  featured: boolean;
}

/** What the form starts with. */
export const articleValues = (article: EditedArticle | null): ArticleValues => ({
  language: article?.language ?? 'en',
  title: article?.title ?? '',
  slug: article?.slug ?? '',
  excerpt: article?.excerpt ?? '',
  category: article?.category ?? DEFAULT_CATEGORY,
  kind: article?.kind ?? 'article',
  author: article?.author ?? '',
  image: { id: article?.image?.id ?? '', alt: article?.image?.alt ?? '' },
  content: article?.content ?? '',
  published: article?.state === 'published',
  notify: false,
  featured: article?.featured ?? false,
});

/** Reads and checks the form. */
export const articleForm = endpointForm(createArticle, (values: ArticleValues) => ({
  body: {
    ...values,
    notify: values.notify && values.published,
    author: orNull(values.author),
    image: values.image.id ? values.image : null,
  },
}));

/** A proposal for the last part of the address, from a title in any script. */
export const addressFrom = (title: string): string =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .slice(0, 80)
    .replace(/^[-\p{M}]+|-+$/gu, '');
