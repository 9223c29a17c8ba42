import { type Feature, page } from '@diwan/mf-kit';

/** Pages.*/
export default {
  pages: [
    page({ path: '/client-portal/cases', page: () => import('./cases.page.js') }),
    page({ path: '/client-portal/cases/:id', page: () => import('./case.page.js') }),
  ],
} satisfies Feature;
