import { type Feature, page } from '@diwan/mf-kit';

/** Pages and navigation.*/
export default {
  pages: [page({ path: '/admin/notices', page: () => import('./notices.page.js') })],
  nav: [{ name: 'notices', href: '/admin/notices', permission: 'notice:read' }],
} satisfies Feature;
