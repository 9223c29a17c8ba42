import { type Feature, page } from '@diwan/mf-kit';

/** Pages.*/
export default {
  pages: [page({ path: '/admin-login', page: () => import('./admin-login.page.js') })],
} satisfies Feature;
