import { type Feature, page } from '@diwan/mf-kit';

// Loaders are for the pages after the first one, which comes with its data.
/** The lawyers of the firm. */
export default {
  pages: [
    page({
      path: '/attorneys',
      page: () => import('./attorneys.page.js'),
      load: async (request) => (await import('./api/load-attorneys.js')).loadAttorneys(request),
    }),
    page({
      path: '/attorneys/:slug',
      page: () => import('./attorney.page.js'),
      load: async (request) => (await import('./api/load-attorney.js')).loadAttorney(request),
    }),
  ],
} satisfies Feature;
