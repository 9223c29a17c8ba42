import { type Feature, page } from '@diwan/mf-kit';

/** Pages and navigation.*/
export default {
  pages: [page({ path: '/admin/clients', page: () => import('./clients.page.js') })],
  nav: [{ name: 'clients', href: '/admin/clients', permission: 'client:read' }],
} satisfies Feature;
