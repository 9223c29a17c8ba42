import { type Feature, page } from '@diwan/mf-kit';

/** Pages.*/
export default {
  pages: [page({ path: '/client-portal/documents', page: () => import('./documents.page.js') })],
} satisfies Feature;
