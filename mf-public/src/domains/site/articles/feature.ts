import { type Feature, page } from '@diwan/mf-kit';
import { loadArticle } from './api/load-article.js';
import { loadNews } from './api/load-news.js';

/** News and articles. */
export default {
  pages: [
    page({
      path: '/news',
      page: () => import('./news-list.page.js'),
      query: ['kind', 'category', 'language', 'page', 'newsletter'],
      load: loadNews,
      // Only on the server: not part of what every page loads.
      submit: async (request) => (await import('./api/submit-news.js')).submitNews(request),
    }),
    page({ path: '/news/:slug', page: () => import('./article.page.js'), load: loadArticle }),
  ],
} satisfies Feature;
