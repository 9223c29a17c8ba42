import { type Feature, page } from '@diwan/mf-kit';

/** Pages. */
export default {
  pages: [page({ path: '/client-portal/your-data', page: () => import('./own-data.page.js') })],
} satisfies Feature;
