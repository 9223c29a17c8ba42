import { type Feature, page } from '@diwan/mf-kit';

/** Search of the site. */
export default {
  pages: [
    page({
      path: '/search',
      page: () => import('./search.page.js'),
      load: async (request) => (await import('./api/load-search.js')).loadSearch(request),
      query: ['q'],
      personal: true,
    }),
  ],
} satisfies Feature;
