import { countArticleAudience } from '@diwan/contracts/site/articles/desk.http';
import { callApi } from '@diwan/mf-kit';
import { useQuery } from '@tanstack/react-query';

/** How many people a new article would be told to. */
export const useAudience = (language: 'en' | 'ar', category: string) =>
  useQuery({
    queryKey: ['site', 'article-audience', language, category],
    queryFn: ({ signal }) => callApi(countArticleAudience, { query: { language, category } }, { signal }),
    // Who asks and who ends it changes while an article is written.
    staleTime: 10_000,
  });
