import { type Feature, page } from '@diwan/mf-kit';

/** Where the codes on documents of money lead. */
export default {
  pages: [
    page({
      path: '/verify/:token',
      page: () => import('./verification.page.js'),
      personal: true,
      load: async (request) => (await import('./api/load-verification.js')).loadVerification(request),
    }),
  ],
} satisfies Feature;
