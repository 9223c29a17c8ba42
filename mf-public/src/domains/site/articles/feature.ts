import { type Feature, page } from '@diwan/mf-kit';

/** News and articles. */
export default {
  pages: [
    page({
      path: '/news',
      page: () => import('./news-list.page.js'),
      query: ['kind', 'category', 'language', 'page', 'newsletter'],
      // Loaders are for the pages after the first one, which comes with its data.
      load: async (request) => (await import('./api/load-news.js')).loadNews(request),
      // Only on the server: not part of what every page loads.
      submit: async (request) => (await import('./api/submit-news.js')).submitNews(request),
    }),
    page({
      path: '/news/:slug',
      page: () => import('./article.page.js'),
      load: async (request) => (await import('./api/load-article.js')).loadArticle(request),
    }),
  ],
} satisfies Feature;
