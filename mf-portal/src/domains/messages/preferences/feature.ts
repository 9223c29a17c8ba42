import { type Feature, page } from '@diwan/mf-kit';

/** Pages.*/
export default {
  pages: [page({ path: '/client-portal/messages-settings', page: () => import('./messages.page.js') })],
} satisfies Feature;
