import { type ArticleSummary, listArticles } from '@diwan/contracts/site/articles/http';
import { type Attorney, listAttorneys } from '@diwan/contracts/site/attorneys/http';
import { getPage, type PageWithReferences } from '@diwan/contracts/site/pages/http';
import type { PageRequest } from '@diwan/mf-kit';

/** A page of the site with everything its blocks show. */
export interface PageContent {
  content: PageWithReferences;
  articles: ArticleSummary[];
  attorneys: Attorney[];
}

const FEATURED = 3;

/** Asks for a page by its slug. Throws NOT_FOUND when there is none; featured news that cannot be had are left out (D-067). */
export async function loadPageContent(
  slug: string,
  { language, call }: Pick<PageRequest, 'language' | 'call'>,
): Promise<PageContent> {
  return withListedRecords(await call(getPage, { query: { slug, language } }), { language, call });
}

/** Adds the articles and lawyers that the page's blocks list. */
export async function withListedRecords(
  content: PageWithReferences,
  { language, call }: Pick<PageRequest, 'language' | 'call'>,
): Promise<PageContent> {
  const has = (type: string) => content.page.blocks.some((block) => block.type === type);
  const [articles, attorneys] = await Promise.all([
    has('featured-news')
      ? call(listArticles, { query: { language, featured: 'true', limit: FEATURED } }).then(
          ({ items }) => items,
          () => [],
        )
      : [],
    has('attorneys') ? call(listAttorneys) : [],
  ]);
  return { content, articles, attorneys };
}
