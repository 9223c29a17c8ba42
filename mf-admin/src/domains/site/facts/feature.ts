import { type Feature, page } from '@diwan/mf-kit';

/** Pages and navigation.*/
export default {
  pages: [page({ path: '/admin/site/facts', page: () => import('./facts.page.js') })],
  nav: [{ name: 'facts', href: '/admin/site/facts', permission: 'site:write' }],
} satisfies Feature;
