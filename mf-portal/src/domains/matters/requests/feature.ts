import { type Feature, page } from '@diwan/mf-kit';

/** Pages.*/
export default {
  pages: [
    page({ path: '/client-portal/requests', page: () => import('./requests.page.js') }),
    page({ path: '/client-portal/requests/:id', page: () => import('./requests.page.js') }),
  ],
} satisfies Feature;
