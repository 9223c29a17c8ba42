import type { Language } from '@diwan/contracts/shared/language';
import { type Article, getArticle } from '@diwan/contracts/site/articles/http';
import { ApiProblem, type Call, type PageRequest, type PageResult } from '@diwan/mf-kit';

/** An article, that there is none, or that it could not be had: three different things to say (D-068). */
export type ArticleAnswer = { state: 'found'; article: Article } | { state: 'missing' } | { state: 'failed' };

const SLUG = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}-]{0,200}$/u;

/** Asks in the page's language, then in the other: a reader who switches languages keeps an article that has no translation. */
export async function askArticle(call: Call, slug: string, language: Language): Promise<ArticleAnswer> {
  if (!SLUG.test(slug)) return { state: 'missing' };
  const answer = await askIn(call, slug, language);
  return answer.state === 'missing' ? askIn(call, slug, otherLanguage(language)) : answer;
}

async function askIn(call: Call, slug: string, language: Language): Promise<ArticleAnswer> {
  try {
    return { state: 'found', article: await call(getArticle, { params: { slug }, query: { language } }) };
  } catch (error) {
    return { state: error instanceof ApiProblem && error.code === 'NOT_FOUND' ? 'missing' : 'failed' };
  }
}

const otherLanguage = (language: Language): Language => (language === 'en' ? 'ar' : 'en');

const STATUS = { missing: 404, failed: 503 } as const;

/** An article by its slug. Its id is known too and leads to the slug; the other language has a slug of its own or none. */
export async function loadArticle({ params, language, call }: PageRequest): Promise<PageResult<ArticleAnswer>> {
  const { slug = '' } = params;
  const answer = await askArticle(call, slug, language);
  if (answer.state !== 'found') return { status: STATUS[answer.state], data: answer };
  const { article } = answer;
  const own = article.language === language ? article.slug : article.translationSlug;
  if (own && own !== slug) return { redirect: `/news/${own}`, data: answer };
  return { data: answer, alternates: alternatesOf(article) };
}

/** Where an article lives in each language. */
export function alternatesOf({ language, slug, translationSlug }: Article): Record<Language, string | null> {
  const own = `/news/${slug}`;
  const other = translationSlug ? `/news/${translationSlug}` : null;
  return language === 'en' ? { en: own, ar: other } : { en: other, ar: own };
}
