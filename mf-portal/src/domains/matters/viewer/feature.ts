import { type Feature, page } from '@diwan/mf-kit';

/** Pages.*/
export default {
  pages: [
    page({ path: '/documents/:id', page: () => import('./document.page.js') }),
    page({ path: '/shared/:token', page: () => import('./shared-link.page.js') }),
  ],
} satisfies Feature;
