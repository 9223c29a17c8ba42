import { type Feature, page } from '@diwan/mf-kit';

/** Pages.*/
export default {
  pages: [page({ path: '/client-portal/profile', page: () => import('./profile.page.js') })],
} satisfies Feature;
