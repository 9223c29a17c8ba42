import { listArticleTitles } from '@diwan/contracts/site/articles/editing.http';
import { callApi } from '@diwan/mf-kit';
import { useQuery } from '@tanstack/react-query';

/** Published articles to choose from, newest first. */
export const useArticleTitles = () =>
  useQuery({
    queryKey: ['site', 'article-titles'],
    queryFn: ({ signal }) => callApi(listArticleTitles, undefined, { signal }),
  });
