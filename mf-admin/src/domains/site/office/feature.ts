import { type Feature, page } from '@diwan/mf-kit';

/** Pages and navigation.*/
export default {
  pages: [page({ path: '/admin/office', page: () => import('./office.page.js') })],
  nav: [{ name: 'office', href: '/admin/office', permission: 'site:write' }],
} satisfies Feature;
