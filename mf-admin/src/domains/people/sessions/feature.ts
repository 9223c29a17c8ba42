import { type Feature, page } from '@diwan/mf-kit';

/** Pages.*/
export default {
  pages: [page({ path: '/admin/security', page: () => import('./security.page.js') })],
} satisfies Feature;
