import { type ArticleSummary, listArticles } from '@diwan/contracts/site/articles/http';
import { type Attorney, getAttorney } from '@diwan/contracts/site/attorneys/http';
import type { PageRequest, PageResult } from '@diwan/mf-kit';

const SLUG = /^[a-z0-9-]{1,80}$/;
/** Own articles on a profile; the newest. */
const SHOWN = 6;

/** A lawyer with the articles that they wrote. */
export interface Profile {
  attorney: Attorney;
  articles: ArticleSummary[];
}

/** A lawyer's published profile; unpublished and unknown ones answer 404 (PUB-08). Articles that cannot be had cost their own part only. */
export async function loadAttorney({
  params: { slug = '' },
  language,
  call,
}: PageRequest): Promise<PageResult<Profile>> {
  if (!SLUG.test(slug)) return { status: 404, data: undefined as never };
  const [attorney, articles] = await Promise.all([
    call(getAttorney, { params: { slug } }),
    call(listArticles, { query: { language, lawyer: slug, limit: SHOWN } }).then(
      ({ items }) => items,
      () => [],
    ),
  ]);
  return { data: { attorney, articles } };
}
