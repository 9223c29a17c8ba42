import { type Feature, page } from '@diwan/mf-kit';

/** Pages.*/
export default {
  pages: [page({ path: '/auth', page: () => import('./auth.page.js') })],
} satisfies Feature;
