import { type Feature, page } from '@diwan/mf-kit';

/** Pages and navigation.*/
export default {
  pages: [page({ path: '/admin/cases', page: () => import('./cases.page.js') })],
  nav: [{ name: 'cases', href: '/admin/cases', permission: 'case:read' }],
} satisfies Feature;
