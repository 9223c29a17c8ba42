import { type Feature, page } from '@diwan/mf-kit';

/** Pages. */
export default {
  pages: [page({ path: '/client-portal/delegates', page: () => import('./delegates.page.js') })],
} satisfies Feature;
