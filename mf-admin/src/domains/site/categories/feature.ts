import { type Feature, page } from '@diwan/mf-kit';

/** Pages and navigation.*/
export default {
  pages: [page({ path: '/admin/site/categories', page: () => import('./categories.page.js') })],
  nav: [{ name: 'categories', href: '/admin/site/categories', permission: 'site:write' }],
} satisfies Feature;
