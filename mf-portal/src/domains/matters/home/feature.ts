import { type Feature, page } from '@diwan/mf-kit';

/** Pages.*/
export default {
  pages: [page({ path: '/client-portal', page: () => import('./home.page.js') })],
} satisfies Feature;
