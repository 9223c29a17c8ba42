import { type Feature, page } from '@diwan/mf-kit';

/** Pages. */
export default {
  pages: [page({ path: '/client-portal/hearings', page: () => import('./hearings.page.js') })],
} satisfies Feature;
