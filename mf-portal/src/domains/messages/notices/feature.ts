import { type Feature, page } from '@diwan/mf-kit';

/** Pages. */
export default {
  pages: [page({ path: '/client-portal/notices', page: () => import('./notices.page.js') })],
} satisfies Feature;
