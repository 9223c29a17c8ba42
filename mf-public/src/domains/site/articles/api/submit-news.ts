import type { FormRequest, PageResult } from '@diwan/mf-kit';
import { submitSubscription } from '../../newsletter/api/submit-subscription.js';
import { CHECK_INBOX, loadNews, type NewsData } from './load-news.js';

/** The newsletter's form, sent without JavaScript from the list of news. */
export async function submitNews(request: FormRequest): Promise<PageResult<NewsData>> {
  const refused = await submitSubscription(request);
  if (!refused) return { redirect: `/news?newsletter=${CHECK_INBOX}#newsletter`, data: undefined as never };
  return { ...(await loadNews(request)), ...refused };
}
