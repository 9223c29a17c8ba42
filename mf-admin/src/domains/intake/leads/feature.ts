import { type Feature, page } from '@diwan/mf-kit';

/** Pages and navigation.*/
export default {
  pages: [page({ path: '/admin/leads', page: () => import('./leads.page.js') })],
  nav: [{ name: 'leads', href: '/admin/leads', permission: 'lead:read' }],
} satisfies Feature;
