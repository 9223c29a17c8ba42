import { type Feature, page } from '@diwan/mf-kit';

/** Pages. */
export default {
  pages: [page({ path: '/client-portal/updates', page: () => import('./updates.page.js') })],
} satisfies Feature;
